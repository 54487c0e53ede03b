import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beginSession, endSession } from '#data/account/session.ts'
import type { WishListItem } from '#data/account/wishlist-items.ts'
import { forgetProduct, rememberedProduct } from '#data/account/wishlist-store.ts'
import { keepWishlist } from '#data/account/wishlist.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { expectModal } from '#data/testing/modal.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  AddWishlistItemDocument,
  DeleteWishlistDocument,
  WishListIdsDocument,
} from '#generated/graphql/graphql.ts'
import { Heart } from './heart.tsx'
import type { Wish } from './wish.ts'

const wish: Wish = {
  piece: { designId: 'd1', metalId: 'm1' },
  tracked: {
    currency: 'GBP',
    name: 'Round halo',
    sku: 'PR-00201',
    category: '1',
    subcategory: '1',
    variant: 'Platinum (950)',
    price: 1090,
  },
  picture: null,
  detail: 'Platinum (950), from £1,090.00',
}
const kept = { id: 'w1', designId: 'd1', metalId: 'm1', gemstoneId: null }
const niamh = { id: 'c1', email: 'niamh@example.com', firstName: 'Niamh', lastName: 'O’Brien' }
const session = { token: 't'.repeat(40), user: niamh }

/** An API that keeps a list, as the contract says. */
function wishlistApi(items: readonly WishListItem[] = []) {
  const api = stubApi()
  const added: unknown[] = []
  let list = items.map((item) => ({ ...item, id: item.id ?? 'w1' }))
  api.answer(WishListIdsDocument, () => ({ wishListItems: list }))
  api.answer(AddWishlistItemDocument, ({ input }) => {
    added.push(input)
    list = [kept]
    return { addWishlistItem: { wishListItems: list, userErrors: [] } }
  })
  api.answer(DeleteWishlistDocument, ({ id }) => {
    list = list.filter((item) => item.id !== id)
    return { deleteWishlist: { wishListItems: list, userErrors: [] } }
  })
  return { ...api, added }
}

const nextWish: Wish = {
  ...wish,
  piece: { designId: 'd2', metalId: 'm1' },
  tracked: { ...wish.tracked, name: 'Six-claw solitaire' },
}
const nextHeart = page.getByRole('button', { name: 'Keep Six-claw solitaire on your wishlist' })
const change = page.getByRole('button', { name: 'Change the piece' })

/** The heart of a page that shows another piece in the place of the first, and the first again. */
function ChangingHeart() {
  const [isNext, setNext] = useState(false)
  return (
    <>
      <Heart wish={isNext ? nextWish : wish} />
      <button type="button" onClick={() => setNext(!isNext)}>
        Change the piece
      </button>
    </>
  )
}

async function heartOf(
  items?: readonly WishListItem[],
  { isSignedIn = true, part = <Heart wish={wish} /> } = {},
) {
  const api = wishlistApi(items)
  const screen = await renderInShop(part)
  keepWishlist()
  if (isSignedIn) beginSession(session)
  return { api, screen, heart: screen.getByRole('button', { name: 'Keep Round halo on your wishlist' }) }
}

beforeEach(() => {
  endSession()
  sessionStorage.clear()
  window.dataLayer = []
})

describe('the heart of somebody who is signed in', () => {
  it('keeps a piece in its metal, tells the data layer, and takes it off again', async () => {
    const { api, heart } = await heartOf()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await vi.waitFor(() => expect(window.dataLayer).toEqual([{ event: 'add_to_wishlist', ...wish.tracked }]))
    expect(api.added).toEqual([{ designId: 'd1', metalId: 'm1' }])
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    expect(window.dataLayer).toHaveLength(1)
  })

  it('is filled on a page that opens with the piece on the list', async () => {
    const { heart, screen } = await heartOf([kept])
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(screen.container)
  })

  it('is as large as a finger', async () => {
    const { heart } = await heartOf()
    const { width, height } = heart.element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
  })

  it('empties again and says so where the API is away, and works again afterwards', async () => {
    const { api, heart, screen } = await heartOf()
    api.fail(AddWishlistItemDocument)
    await heart.click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This did not reach us, and your wishlist is as it was. Please try again.')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    expect(window.dataLayer).toEqual([])
    api.answer(AddWishlistItemDocument, () => ({
      addWishlistItem: { wishListItems: [kept], userErrors: [] },
    }))
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['WISHLIST_FULL', 'Your wishlist holds 100 pieces. Please take one off first.'],
    ['UNKNOWN_DESIGN', 'We no longer have this, so it cannot be kept.'],
  ] as const)('says why a piece cannot be kept: %s', async (code, text) => {
    const { api, heart, screen } = await heartOf()
    api.answer(AddWishlistItemDocument, () => ({
      addWishlistItem: { wishListItems: [], userErrors: [{ code }] },
    }))
    await heart.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  })

  it('says nothing of a failure beside the piece that has taken the place of the first', async () => {
    const { api, heart, screen } = await heartOf([], { part: <ChangingHeart /> })
    api.fail(AddWishlistItemDocument)
    await heart.click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await change.click()
    await expect.element(nextHeart).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('says nothing of a failure that comes once another piece is there', async () => {
    const { api, heart, screen } = await heartOf([], { part: <ChangingHeart /> })
    api.fail(AddWishlistItemDocument)
    const release = holdAnswers(AddWishlistItemDocument)
    await heart.click()
    await change.click()
    await expect.element(nextHeart).toBeVisible()
    release()
    await change.click()
    // It has failed, and the heart is empty again.
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await change.click()
    await expect.element(nextHeart).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('is empty once they have signed out', async () => {
    const { heart } = await heartOf([kept])
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    endSession()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('the heart of a guest', () => {
  it('asks to sign in over the page, and gives the focus back', async () => {
    const { api, heart, screen } = await heartOf([], { isSignedIn: false })
    await expectModal(heart, screen.getByRole('dialog', { name: 'Sign in to keep this piece' }))
    await heart.click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText('Round halo', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('Platinum (950), from £1,090.00')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Sign in and keep it' })).toBeVisible()
    for (const width of [390, 1440]) {
      await page.viewport(width, 900)
      await expectAccessible()
    }
    await userEvent.keyboard('{Escape}')
    expect(api.asked).toEqual([])
  })

  it('asks of the piece that was pressed, and not once another is there', async () => {
    const { heart, screen } = await heartOf([], { isSignedIn: false, part: <ChangingHeart /> })
    forgetProduct()
    for (const pressed of [heart, change])
      pressed.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await vi.waitFor(async () => expect(await rememberedProduct()).toMatchObject({ piece: wish.piece }))
    await import('./wish-dialog.tsx')
    await expect.element(nextHeart).toBeVisible()
    // A dialog would be in the way of this.
    await change.click()
    await expect.element(heart).toBeVisible()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('adds the piece by itself once they have signed in, wherever they did', async () => {
    const { api, heart, screen } = await heartOf([], { isSignedIn: false })
    await heart.click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    beginSession(session)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await vi.waitFor(() => expect(api.added).toEqual([{ designId: 'd1', metalId: 'm1' }]))
    endSession()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    beginSession(session)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    expect(api.added).toHaveLength(1)
  })
})
