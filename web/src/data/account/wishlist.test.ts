import { describe, expect, it, vi } from 'vitest'
import {
  AddWishlistItemDocument,
  DeleteWishlistDocument,
  WishListIdsDocument,
} from '#generated/graphql/graphql.ts'
import {
  amelia,
  band,
  Channel,
  halo,
  kept,
  openWishlist,
  product,
  refuseWith,
  stone,
  token,
  whatWasTracked,
} from './testing/wishlist-page.ts'

describe('the wishlist of a guest', () => {
  it('is empty, and remembers what was wished for until they sign in', async () => {
    const { api, shown, wish, unwish, keepWishlist } = await openWishlist()
    keepWishlist()
    expect(await wish(product)).toBe('signed-out')
    expect(await unwish({ gemstoneId: '100010' })).toBe('signed-out')
    expect(kept()).toContain('"designId":"d2"')
    expect([api.asked, shown(), window.dataLayer]).toEqual([[], [], []])
  })

  it('is theirs once they have signed in, with what was remembered', async () => {
    const { shown, signIn, wish, rememberedOutcome } = await openWishlist()
    await wish(product)
    signIn()
    expect(await rememberedOutcome()).toBe('done')
    await vi.waitFor(() => expect(shown()).toEqual(['d2', 'd1', '100010']))
    expect(window.dataLayer).toEqual(whatWasTracked)
    expect(kept()).toBeNull()
  })

  it('says that nothing was remembered where nothing was', async () => {
    const { signIn, rememberedOutcome } = await openWishlist()
    expect(await rememberedOutcome()).toBeNull()
    signIn()
    expect(await rememberedOutcome()).toBeNull()
  })

  it('still remembers it where the API was away', async () => {
    const { api, signIn, wish, rememberedOutcome } = await openWishlist()
    await wish(product)
    api.fail(AddWishlistItemDocument)
    signIn()
    expect(await rememberedOutcome()).toBe('failed')
    expect(kept()).not.toBeNull()
  })

  it.each([
    ['the list has no room for', 'WISHLIST_FULL', 'full'],
    ['the shop no longer has', 'UNKNOWN_DESIGN', 'unknown'],
  ] as const)('no longer remembers what %s', async (_what, code, outcome) => {
    const { api, signIn, wish, rememberedOutcome } = await openWishlist()
    await wish(product)
    api.answer(AddWishlistItemDocument, refuseWith(code))
    signIn()
    expect(await rememberedOutcome()).toBe(outcome)
    expect(kept()).toBeNull()
  })
})

describe('the wishlist of somebody', () => {
  it('is asked for once, by their token', async () => {
    const { api, tokens, shown, signIn, isWhole, keepWishlist } = await openWishlist()
    signIn()
    keepWishlist()
    keepWishlist()
    await isWhole()
    expect(shown()).toEqual(['d1', '100010'])
    expect(api.asked).toEqual([{}])
    expect(tokens).toEqual([`Bearer ${token}`])
    expect(Channel.open).toHaveLength(1)
  })

  it('takes a piece, tells the API and the data layer, and other tabs what was answered', async () => {
    const { api, shown, signIn, isWhole, keepWishlist, wish } = await openWishlist()
    signIn()
    keepWishlist()
    await isWhole()
    expect(await wish(product)).toBe('done')
    expect(api.asked.at(-1)).toEqual({ input: product.piece })
    expect(shown()).toEqual(['d2', 'd1', '100010'])
    expect(window.dataLayer).toEqual(whatWasTracked)
    expect(Channel.said).toEqual([{ userId: 'c1', items: [band, halo, stone] }])
  })

  it('shows a piece before the API has answered', async () => {
    const { api, shown, signIn, wish } = await openWishlist()
    signIn()
    const shownMeanwhile: unknown[] = []
    api.answer(AddWishlistItemDocument, () => {
      shownMeanwhile.push(shown())
      return { addWishlistItem: { wishListItems: [band, halo, stone], userErrors: [] } }
    })
    await wish(product)
    expect(shownMeanwhile).toEqual([['d2', 'd1', '100010']])
  })

  it.each([
    ['a design', { designId: 'd1', metalId: 'm1' }, ['100010']],
    ['a stone', { gemstoneId: '100010' }, ['d1']],
  ])('shows %s no longer before the API has answered', async (_what, piece, left) => {
    const { api, shown, signIn, isWhole, keepWishlist, unwish } = await openWishlist()
    signIn()
    keepWishlist()
    await isWhole()
    const shownMeanwhile: unknown[] = []
    api.answer(DeleteWishlistDocument, () => {
      shownMeanwhile.push(shown())
      return { deleteWishlist: { wishListItems: [], userErrors: [] } }
    })
    await unwish(piece)
    expect(shownMeanwhile).toEqual([left])
  })

  it('takes a piece of which the API says nothing that would speak against it', async () => {
    const { api, signIn, wish } = await openWishlist()
    signIn()
    api.answer(AddWishlistItemDocument, () => ({
      addWishlistItem: { wishListItems: [band, halo, stone], userErrors: null },
    }))
    expect(await wish(product)).toBe('done')
  })

  it.each([
    ['WISHLIST_FULL', 'full'],
    ['UNKNOWN_DESIGN', 'unknown'],
  ] as const)('does not take a piece that the API refuses with %s', async (code, outcome) => {
    const { api, shown, signIn, wish } = await openWishlist()
    signIn()
    api.answer(AddWishlistItemDocument, refuseWith(code))
    expect(await wish(product)).toBe(outcome)
    expect(shown()).toEqual(['d1', '100010'])
    expect(window.dataLayer).toEqual([])
  })

  it.each([
    ['a design', { designId: 'd1', metalId: 'm7' }, 'w1', ['100010']],
    ['a stone', { gemstoneId: '100010' }, 'w2', ['d1']],
  ])('loses %s', async (_what, piece, id, left) => {
    const { api, shown, signIn, isWhole, keepWishlist, unwish } = await openWishlist()
    signIn()
    keepWishlist()
    await isWhole()
    const outcome = unwish(piece)
    await vi.waitFor(() => expect(shown()).toEqual(left))
    expect(await outcome).toBe('done')
    expect(api.asked.at(-1)).toEqual({ id })
    expect(shown()).toEqual(left)
  })

  it('goes with them, and the next owner’s comes', async () => {
    const { api, shown, signIn, isWhole, keepWishlist, endSession, wishlistState } = await openWishlist()
    signIn()
    keepWishlist()
    await isWhole()
    endSession()
    await vi.waitFor(() => expect(shown()).toEqual([]))
    expect(wishlistState.isWhole).toBe(false)
    api.answer(WishListIdsDocument, () => ({ wishListItems: [band] }))
    signIn({ ...amelia, id: 'c2' }, `ben.${'z'.repeat(40)}`)
    await vi.waitFor(() => expect(shown()).toEqual(['d2']))
  })

  it('is asked for no second time where they sign in again, and sends their newest token', async () => {
    const { api, tokens, signIn, isWhole, keepWishlist, wish } = await openWishlist()
    signIn()
    keepWishlist()
    await isWhole()
    const newer = `amelia.${'y'.repeat(40)}`
    signIn(amelia, newer)
    await wish(product)
    expect(api.asked).toEqual([{}, { input: product.piece }])
    expect(tokens).toEqual([`Bearer ${token}`, `Bearer ${newer}`])
  })

  it('takes over what their other tabs were told, and nothing of another’s', async () => {
    const { shown, signIn, isWhole, keepWishlist, endSession } = await openWishlist()
    keepWishlist()
    Channel.tell({ userId: 'c1', items: [band] })
    expect(shown()).toEqual([])
    signIn()
    await isWhole()
    Channel.tell({ userId: 'c2', items: [band] })
    expect(shown()).toEqual(['d1', '100010'])
    Channel.tell({ userId: 'c1', items: [band] })
    expect(shown()).toEqual(['d2'])
    endSession()
  })

  it('remembers the piece where their session has ended', async () => {
    const { api, signIn, wish, visitorNow } = await openWishlist()
    signIn()
    api.refuse(AddWishlistItemDocument)
    expect(await wish(product)).toBe('signed-out')
    expect(visitorNow()).toEqual({ kind: 'guest', isRefused: true })
    expect(kept()).not.toBeNull()
  })

  it('gives up what waits where their session has ended, and not where they have signed out', async () => {
    const { api, signIn, isWhole, keepWishlist, wish, unwish, endSession } = await openWishlist()
    signIn()
    keepWishlist()
    await isWhole()
    const last = unwish({ gemstoneId: '100010' })
    await vi.waitFor(() => expect(api.asked).toHaveLength(2))
    endSession()
    expect(await last).toBe('done')
    signIn()
    await isWhole()
    api.refuse(AddWishlistItemDocument)
    const both = Promise.all([wish(product), unwish({ gemstoneId: '100010' })])
    expect(await both).toEqual(['signed-out', 'given-up'])
  })

  it('is reported once where it cannot be asked for, and is tried again by a change', async () => {
    const { page, api, shown, signIn, keepWishlist, unwish } = await openWishlist()
    api.fail(WishListIdsDocument)
    signIn()
    keepWishlist()
    await vi.waitFor(async () =>
      expect(await page.reports()).toMatchObject([{ message: 'Shop API, http: status 500' }]),
    )
    api.answer(WishListIdsDocument, () => ({ wishListItems: [halo, stone] }))
    expect(await unwish({ gemstoneId: '100010' })).toBe('done')
    expect(shown()).toEqual(['d1'])
  })

  it('is reported where the shop itself is wrong', async () => {
    const { page, api, signIn, keepWishlist } = await openWishlist()
    api.answer(WishListIdsDocument, () => ({ wishListItems: 7 as never }))
    signIn()
    keepWishlist()
    await vi.waitFor(async () => expect(await page.reports()).toMatchObject([{ where: 'wishlist' }]))
  })
})
