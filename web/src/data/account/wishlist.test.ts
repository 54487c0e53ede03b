import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  AddWishlistItemDocument,
  DeleteWishlistDocument,
  WishListIdsDocument,
} from '#generated/graphql/graphql.ts'
import { stubApi } from '../testing/stub-api.ts'
import { stubPage } from '../testing/stub-page.ts'

const amelia = { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' }
const token = `amelia.${'x'.repeat(40)}`
const halo = { id: 'w1', designId: 'd1', metalId: 'm1', gemstoneId: null }
const stone = { id: 'w2', designId: null, metalId: null, gemstoneId: '100010' }
const band = { id: 'w3', designId: 'd2', metalId: 'm1', gemstoneId: null }
const tracked = {
  currency: 'GBP',
  name: 'Band',
  sku: 'A2',
  category: '1',
  subcategory: '2',
  variant: 'Platinum',
} as const
const product = { piece: { designId: 'd2', metalId: 'm1' }, tracked }
const whatWasTracked = [{ event: 'add_to_wishlist', ...tracked }]

/** The channels of a browser: what one tab says the others hear. */
class Channel extends EventTarget {
  static readonly open: Channel[] = []
  static readonly said: unknown[] = []
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.open.push(this)
  }
  postMessage(data: unknown): void {
    Channel.said.push(data)
  }
  static tell(data: unknown): void {
    for (const channel of Channel.open) {
      if (channel.name === 'ashcombe:wishlist')
        channel.dispatchEvent(Object.assign(new Event('message'), { data }))
    }
  }
}

beforeEach(() => {
  vi.resetModules()
  Channel.open.length = 0
  Channel.said.length = 0
})

/** A page of a browser, whose owner has a ring and a stone on the list at the API. */
async function openPage() {
  const page = stubPage()
  vi.stubGlobal('BroadcastChannel', Channel)
  const api = stubApi()
  api.answer(WishListIdsDocument, () => ({ wishListItems: [halo, stone] }))
  api.answer(AddWishlistItemDocument, () => ({
    addWishlistItem: { wishListItems: [band, halo, stone], userErrors: [] },
  }))
  api.answer(DeleteWishlistDocument, ({ id }) => ({
    deleteWishlist: { wishListItems: [halo, stone].filter((item) => item.id !== id), userErrors: [] },
  }))
  const send = fetch
  const tokens: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, options: { headers: Record<string, string> }) => {
    tokens.push(options.headers['authorization'])
    return send(address, options)
  })
  const { sendEvents } = await import('../track.ts')
  sendEvents()
  const { wishlistState } = await import('./wishlist-store.ts')
  const session = await import('./session.ts')
  const list = await import('./wishlist.ts')
  const shown = () => wishlistState.wishListItems.map(({ designId, gemstoneId }) => designId ?? gemstoneId)
  const signIn = (user = amelia, by = token) => session.beginSession({ token: by, user })
  const isWhole = async () => vi.waitFor(() => expect(wishlistState.isWhole).toBe(true))
  return { page, api, tokens, shown, signIn, isWhole, wishlistState, ...session, ...list }
}

const refuseWith = (code: 'WISHLIST_FULL' | 'DESIGN_NOT_FOUND') => () => ({
  addWishlistItem: { wishListItems: [halo, stone], userErrors: [{ code: code as never }] },
})

describe('the wishlist of a guest', () => {
  it('is empty, and remembers what was wished for until they sign in', async () => {
    const { api, shown, wish, unwish, keepWishlist } = await openPage()
    keepWishlist()
    expect(await wish(product)).toBe('signed-out')
    expect(await unwish({ gemstoneId: '100010' })).toBe('signed-out')
    expect(sessionStorage.getItem('ashcombe:product-when-user-not-logged')).toContain('"designId":"d2"')
    expect([api.asked, shown(), window.dataLayer]).toEqual([[], [], []])
  })

  it('is theirs once they have signed in, with what was remembered', async () => {
    const { shown, signIn, wish, rememberedOutcome } = await openPage()
    await wish(product)
    signIn()
    expect(await rememberedOutcome()).toBe('done')
    await vi.waitFor(() => expect(shown()).toEqual(['d2', 'd1', '100010']))
    expect(window.dataLayer).toEqual(whatWasTracked)
    expect(sessionStorage.getItem('ashcombe:product-when-user-not-logged')).toBeNull()
  })

  it('says that nothing was remembered where nothing was', async () => {
    const { signIn, rememberedOutcome } = await openPage()
    expect(await rememberedOutcome()).toBeNull()
    signIn()
    expect(await rememberedOutcome()).toBeNull()
  })

  it('still remembers it where the API was away', async () => {
    const { api, signIn, wish, rememberedOutcome } = await openPage()
    await wish(product)
    api.fail(AddWishlistItemDocument)
    signIn()
    expect(await rememberedOutcome()).toBe('failed')
    expect(sessionStorage.getItem('ashcombe:product-when-user-not-logged')).not.toBeNull()
  })

  it('no longer remembers what the list has no room for', async () => {
    const { api, signIn, wish, rememberedOutcome } = await openPage()
    await wish(product)
    api.answer(AddWishlistItemDocument, refuseWith('WISHLIST_FULL'))
    signIn()
    expect(await rememberedOutcome()).toBe('full')
    expect(sessionStorage.getItem('ashcombe:product-when-user-not-logged')).toBeNull()
  })
})

describe('the wishlist of somebody', () => {
  it('is asked for once, by their token', async () => {
    const { api, tokens, shown, signIn, isWhole, keepWishlist } = await openPage()
    signIn()
    keepWishlist()
    keepWishlist()
    await isWhole()
    expect(shown()).toEqual(['d1', '100010'])
    expect(api.asked).toEqual([{}])
    expect(tokens).toEqual([`Bearer ${token}`])
  })

  it('takes a piece, tells the API and the data layer, and other tabs what was answered', async () => {
    const { api, shown, signIn, isWhole, keepWishlist, wish } = await openPage()
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
    const { api, shown, signIn, wish } = await openPage()
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
    ['WISHLIST_FULL', 'full'],
    ['DESIGN_NOT_FOUND', 'unknown'],
  ] as const)('does not take a piece that the API refuses with %s', async (code, outcome) => {
    const { api, shown, signIn, wish } = await openPage()
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
    const { api, shown, signIn, isWhole, keepWishlist, unwish } = await openPage()
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
    const { api, shown, signIn, isWhole, keepWishlist, endSession, wishlistState } = await openPage()
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
    const { api, tokens, signIn, isWhole, keepWishlist, wish } = await openPage()
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
    const { shown, signIn, isWhole, keepWishlist, endSession } = await openPage()
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
    const { api, signIn, wish, visitorNow } = await openPage()
    signIn()
    api.refuse(AddWishlistItemDocument)
    expect(await wish(product)).toBe('signed-out')
    expect(visitorNow()).toEqual({ kind: 'guest', isRefused: true })
    expect(sessionStorage.getItem('ashcombe:product-when-user-not-logged')).not.toBeNull()
  })

  it('gives up what waits where their session has ended, and not where they have signed out', async () => {
    const { api, signIn, isWhole, keepWishlist, wish, unwish, endSession } = await openPage()
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
    const { page, api, shown, signIn, keepWishlist, unwish } = await openPage()
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
    const { page, api, signIn, keepWishlist } = await openPage()
    api.answer(WishListIdsDocument, () => ({ wishListItems: 7 as never }))
    signIn()
    keepWishlist()
    await vi.waitFor(async () => expect(await page.reports()).toMatchObject([{ where: 'wishlist' }]))
  })
})
