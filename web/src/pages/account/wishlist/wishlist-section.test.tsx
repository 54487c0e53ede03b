import { beforeEach, describe, expect, it } from 'vitest'
import { basketStore } from '#data/basket/basket-store.ts'
import { beginSession, endSession } from '#data/account/session.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  DeleteWishlistDocument,
  ShareWishListDocument,
  ShopRulesDocument,
  UnshareWishListDocument,
  WishListDocument,
  WishListIdsDocument,
  type WishListQuery,
} from '#generated/graphql/graphql.ts'
import { soundStone } from '#testing/edge-stones.ts'
import { ringLine } from '#testing/ring-example.ts'
import { WishlistSection } from './wishlist-section.tsx'

const niamh = { id: 'c1', email: 'niamh@example.com', firstName: 'Niamh', lastName: 'O’Brien' }
const stoneItem = { id: 'w1', designId: null, metalId: null, gemstoneId: '100010', design: null }
const goneItem = { id: 'w2', designId: 'd9', metalId: 'm1', gemstoneId: null, design: null, gemstone: null }

beforeEach(() => {
  endSession()
  basketStore.update((basket) => ({ ...basket, BasketItems: [] }))
})

async function sectionOf(wishListItems: WishListQuery['wishListItems'] | null) {
  const api = stubApi()
  let wishListShare: WishListQuery['wishListShare'] = null
  const shareWishList = { shareId: 'k7Qm-2vTz' }
  api.answer(ShopRulesDocument, () => ({ getVat: { vat: 20 }, listSales: [] }))
  if (wishListItems) api.answer(WishListDocument, () => ({ wishListItems, wishListShare }))
  api.answer(ShareWishListDocument, () => {
    wishListShare = shareWishList
    return { shareWishList }
  })
  api.answer(UnshareWishListDocument, () => {
    wishListShare = null
    return { unshareWishList: true }
  })
  beginSession({ token: 't'.repeat(40), user: niamh })
  return { api, screen: await renderInShop(<WishlistSection user={niamh} />) }
}

describe('the wishlist in the account', () => {
  it('says how it is filled while it is empty', async () => {
    const { screen } = await sectionOf([])
    await expect.element(screen.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Look at rings' })).toBeVisible()
    await expectAccessible()
  })

  it('fails by itself, and tries again', async () => {
    const { api, screen } = await sectionOf(null)
    await expect.element(screen.getByRole('alert')).toBeVisible()
    api.answer(WishListDocument, () => ({ wishListItems: [], wishListShare: null }))
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible()
  })

  it('says what was sold meanwhile, and what is no longer sold', async () => {
    const sold = { ...stoneItem, gemstone: { ...soundStone, availability: 'SOLD' as const } }
    const { screen } = await sectionOf([sold, goneItem])
    await expect.element(screen.getByText('Sold', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('No longer sold')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Take off the list' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Choose its setting' })).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('does not say of a stone that is held for a payment of one’s own that it is on hold', async () => {
    const gemstone = { ...soundStone, availability: 'ON_HOLD' as const }
    const { screen } = await sectionOf([{ ...stoneItem, gemstone }])
    await expect.element(screen.getByText('On hold')).toBeVisible()
    basketStore.update((basket) => ({ ...basket, BasketItems: [ringLine] }))
    await expect.element(screen.getByRole('link', { name: 'Choose its setting' })).toBeVisible()
    await expect.element(screen.getByText('On hold')).not.toBeInTheDocument()
  })

  it('takes a piece off at a press that comes before hearts know the list', async () => {
    const { api, screen } = await sectionOf([{ ...stoneItem, gemstone: soundStone }])
    const heart = screen.getByRole('button', { name: /on your wishlist/ })
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    api.answer(WishListIdsDocument, () => ({ wishListItems: [stoneItem] }))
    api.answer(DeleteWishlistDocument, () => ({ deleteWishlist: { wishListItems: [], userErrors: [] } }))
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.element(screen.getByText(/^Taken off your wishlist/)).toBeVisible()
    expect(api.asked).toContainEqual({ id: 'w1' })
  })

  it('is shared by a link, which its owner ends', async () => {
    const { screen } = await sectionOf([{ ...stoneItem, gemstone: soundStone }])
    await screen.getByRole('button', { name: 'Share', exact: true }).click()
    await expect
      .element(screen.getByRole('textbox', { name: /Anyone with this link/ }))
      .toHaveValue(`${location.origin}/wishlist/k7Qm-2vTz`)
    await expect.element(screen.getByRole('textbox', { name: /Anyone with this link/ })).toHaveFocus()
    await screen.getByRole('button', { name: 'Stop sharing' }).click()
    await expect.element(screen.getByRole('button', { name: 'Share', exact: true })).toHaveFocus()
  })

  it('shows the link that was made although its answer was lost', async () => {
    const { api, screen } = await sectionOf([{ ...stoneItem, gemstone: soundStone }])
    const button = screen.getByRole('button', { name: 'Share', exact: true })
    await expect.element(button).toBeVisible()
    api.fail(ShareWishListDocument)
    api.answer(WishListDocument, () => ({
      wishListItems: [{ ...stoneItem, gemstone: soundStone }],
      wishListShare: { shareId: 'k7Qm-2vTz' },
    }))
    await button.click()
    await expect.element(screen.getByRole('textbox', { name: /Anyone with this link/ })).toHaveFocus()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('leaves whoever has gone on where they are after a link could not be made', async () => {
    const { api, screen } = await sectionOf([{ ...stoneItem, gemstone: soundStone }])
    const button = screen.getByRole('button', { name: 'Share', exact: true })
    await expect.element(button).toBeVisible()
    api.fail(ShareWishListDocument)
    const askedBefore = api.asked.length
    await button.click()
    await expect.element(screen.getByText(/^This could not be done just now/)).toBeVisible()
    // For the link, and then for the list, which has none.
    await expect.poll(() => api.asked.length).toBeGreaterThanOrEqual(askedBefore + 2)
    button.element().blur()
    // Made on another device.
    api.answer(WishListDocument, () => ({
      wishListItems: [{ ...stoneItem, gemstone: soundStone }],
      wishListShare: { shareId: 'k7Qm-2vTz' },
    }))
    const link = screen.getByRole('textbox', { name: /Anyone with this link/ })
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('visibilitychange'))
        return link.query()
      })
      .not.toBeNull()
    expect(document.activeElement).toBe(document.body)
  })
})
