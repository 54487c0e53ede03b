import { expect, vi } from 'vitest'
import {
  AddWishlistItemDocument,
  DeleteWishlistDocument,
  WishListIdsDocument,
  type WishListErrorCode,
} from '#generated/graphql/graphql.ts'
import { stubApi } from '../../testing/stub-api.ts'
import { stubPage } from '../../testing/stub-page.ts'

export const amelia = { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' }
export const token = `amelia.${'x'.repeat(40)}`
/** Somebody else, who signs in after her. */
export const ben = { user: { ...amelia, id: 'c2' }, token: `ben.${'z'.repeat(40)}` }
export const halo = { id: 'w1', designId: 'd1', metalId: 'm1', gemstoneId: null }
export const stone = { id: 'w2', designId: null, metalId: null, gemstoneId: '100010' }
export const band = { id: 'w3', designId: 'd2', metalId: 'm1', gemstoneId: null }
const tracked = {
  currency: 'GBP',
  name: 'Band',
  sku: 'A2',
  category: '1',
  subcategory: '2',
  variant: 'Platinum',
} as const
export const product = { piece: { designId: 'd2', metalId: 'm1' }, tracked }
export const whatWasTracked = [{ event: 'add_to_wishlist', ...tracked }]

/** The channels of a browser: what one tab says the others hear. */
export class Channel extends EventTarget {
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

/** A page of a browser, whose owner has a ring and a stone on the list at the API. */
export async function openWishlist() {
  vi.resetModules()
  Channel.open.length = 0
  Channel.said.length = 0
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
  const { sendEvents } = await import('../../track.ts')
  sendEvents()
  const { wishlistState } = await import('../wishlist-store.ts')
  const session = await import('../session.ts')
  const list = await import('../wishlist.ts')
  const shown = () => wishlistState.wishListItems.map(({ designId, gemstoneId }) => designId ?? gemstoneId)
  const signIn = (user = amelia, by = token) => session.beginSession({ token: by, user })
  const isWhole = async () => vi.waitFor(() => expect(wishlistState.isWhole).toBe(true))
  return { page, api, tokens, shown, signIn, isWhole, wishlistState, ...session, ...list }
}

/** What the tab remembers for a guest. */
export const kept = () => sessionStorage.getItem('ashcombe:product-when-user-not-logged')

/** An API that does not put a piece on the list. */
export const refuseWith = (code: WishListErrorCode) => () => ({
  addWishlistItem: { wishListItems: [halo, stone], userErrors: [{ code }] },
})
