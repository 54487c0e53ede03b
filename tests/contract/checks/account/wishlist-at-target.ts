import type { Probe } from '../../runner/probe.ts'
import { drawStones, type FullStone } from '../catalogue/catalogue-fields.ts'

/** An item of a wishlist, as its owner reads it (schema, WishListItem). */
export interface Wish {
  readonly id: string
  readonly designId: string | null
  readonly metalId: string | null
  readonly gemstoneId: string | null
  readonly addedAt: string | null
  readonly design?: { readonly id: string; readonly sku: string } | null
  readonly gemstone?: { readonly id: string; readonly price: number } | null
}

interface Payload {
  readonly wishListItems: readonly Wish[]
  readonly userErrors: readonly { readonly code: string }[] | null
}

const wishFields = 'id designId metalId gemstoneId addedAt design { id sku } gemstone { id price }'

export async function readWishes(probe: Probe): Promise<readonly Wish[]> {
  const { wishListItems } = await probe.ask<{ wishListItems: Wish[] }>(`{ wishListItems { ${wishFields} } }`)
  return wishListItems
}

/** A stone that is not on the list yet; null where the target has none. */
export async function unwishedStone(probe: Probe, wishes: readonly Wish[]): Promise<FullStone | null> {
  const wished = new Set(wishes.map(({ gemstoneId }) => gemstoneId))
  return (await drawStones(probe, wished.size + 1)).find(({ id }) => !wished.has(id)) ?? null
}

export async function addWish(probe: Probe, input: object): Promise<Payload> {
  const query = `mutation ($input: AddWishlistItemInput!) {
    addWishlistItem(input: $input) { wishListItems { ${wishFields} } userErrors { code } }
  }`
  return (await probe.ask<{ addWishlistItem: Payload }>(query, { input })).addWishlistItem
}

export async function removeWish(probe: Probe, id: string): Promise<Payload> {
  const query = `mutation ($input: DeleteWishlistInput!) {
    deleteWishlist(input: $input) { wishListItems { ${wishFields} } userErrors { code } }
  }`
  return (await probe.ask<{ deleteWishlist: Payload }>(query, { input: { id } })).deleteWishlist
}

/** Looks at something while a link shows the wishlist; one that was there before stays. */
export async function whileShared(probe: Probe, look: (shareId: string) => Promise<void>): Promise<void> {
  const { wishListShare: before } = await probe.ask<{ wishListShare: unknown }>(
    '{ wishListShare { shareId } }',
  )
  const { shareWishList } = await probe.ask<{ shareWishList: { shareId: string } }>(
    'mutation { shareWishList { shareId } }',
  )
  try {
    await look(shareWishList.shareId)
  } finally {
    if (before === null) await probe.send('mutation { unshareWishList }')
  }
}

export function metalsOf(
  attributes: readonly { readonly name: string; readonly options: readonly { readonly id: string }[] }[],
) {
  return attributes.find(({ name }) => name === 'Metal')?.options
}
