import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beginSession, endSession } from '#data/account/session.ts'
import type { WishListItem } from '#data/account/wishlist-items.ts'
import { keepWishlist } from '#data/account/wishlist.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
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

async function heartOf(items?: readonly WishListItem[], { isSignedIn = true } = {}) {
  const api = wishlistApi(items)
  const screen = await renderInShop(<Heart wish={wish} />)
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

  it('empties again and says so where the API is away', async () => {
    const { api, heart, screen } = await heartOf()
    api.fail(AddWishlistItemDocument)
    await heart.click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This did not reach us, and your wishlist is as it was. Please try again.')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    expect(window.dataLayer).toEqual([])
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
