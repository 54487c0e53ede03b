import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawDesigns, drawStones } from '../catalogue/catalogue-fields.ts'
import { needToken } from './signed-in-checks.ts'

interface Item {
  readonly id: string
  readonly designId: string | null
  readonly metalId: string | null
  readonly gemstoneId: string | null
  readonly design?: { readonly id: string; readonly sku: string } | null
  readonly gemstone?: { readonly id: string; readonly price: number } | null
}

interface Payload {
  readonly wishListItems: readonly Item[]
  readonly userErrors: readonly { readonly code: string }[] | null
}

const itemFields = 'id designId metalId gemstoneId design { id sku } gemstone { id price }'

/** What a wishlist keeps and forgets (rules/account#wishlist-at-the-api). */
export const wishlistChecks: readonly Check[] = [
  {
    operation: 'AddWishlistItem',
    name: 'a wish is there once, first of all, until it is taken off',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [stone] = await drawStones(probe, 1)
      if (!stone) return
      const wish = { gemstoneId: stone.id }
      await withoutWish(probe, ({ gemstoneId }) => gemstoneId === stone.id)
      const before = await read(probe)
      const added = await add(probe, wish)
      const [first] = added.wishListItems
      probe.expectSame(first?.gemstoneId, stone.id, 'The stone that is first on the wishlist')
      probe.expectSame(
        first?.gemstone,
        { id: stone.id, price: stone.price },
        'The stone of the first wish beside its list',
      )
      probe.expectSame(idsOf(added.wishListItems.slice(1)), idsOf(before), 'The other wishes, as they were')
      const again = await add(probe, wish)
      probe.expectSame(
        idsOf(again.wishListItems),
        idsOf(added.wishListItems),
        'The wishlist after the same wish again',
      )
      probe.expectSame(
        idsOf(await read(probe)),
        idsOf(added.wishListItems),
        'The wishlist that the next read has',
      )
      const removed = await remove(probe, first?.id ?? '')
      probe.expectSame(idsOf(removed.wishListItems), idsOf(before), 'The wishlist after taking it off')
      probe.expectSame(
        idsOf(await read(probe)),
        idsOf(before),
        'The wishlist that the next read has after that',
      )
    },
  },
  {
    operation: 'AddWishlistItem',
    name: 'a design keeps its place and takes the metal that it was seen in last',
    writes: true,
    async run(probe) {
      needToken(probe)
      const wished = new Set((await read(probe)).map(({ designId }) => designId))
      const design = (await drawDesigns(probe, 5)).find(
        ({ id, attributes }) => !wished.has(id) && (metalsOf(attributes)?.length ?? 0) > 1,
      )
      if (!design) return
      const [one = '', two = ''] = metalsOf(design.attributes)?.map(({ id }) => id) ?? []
      const { wishListItems: before } = await add(probe, { designId: design.id, metalId: one })
      const { wishListItems: after } = await add(probe, { designId: design.id, metalId: two })
      probe.expectSame(idsOf(after), idsOf(before), 'The wishlist after the same design in another metal')
      const item = after.find(({ designId }) => designId === design.id)
      probe.expectSame([item?.metalId, item?.design?.sku], [two, design.sku], 'Metal and sku of the wish')
      await remove(probe, item?.id ?? '')
    },
  },
  {
    operation: 'AddWishlistItem',
    name: 'what there is not is told by its code, and what no page sends is refused',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [design] = await drawDesigns(probe, 1)
      if (!design) return
      const metalId = metalsOf(design.attributes)?.[0]?.id ?? ''
      const before = await read(probe)
      for (const [code, input] of [
        ['UNKNOWN_DESIGN', { designId: 'no-such-design', metalId }],
        ['UNKNOWN_METAL', { designId: design.id, metalId: 'no-such-metal' }],
        ['UNKNOWN_STONE', { gemstoneId: 'no-such-stone' }],
      ] as const) {
        const { wishListItems, userErrors } = await add(probe, input)
        probe.expectSame(userErrors?.[0]?.code ?? code, code, 'The code for a wish for what there is not')
        probe.expectSame(idsOf(wishListItems), idsOf(before), `The wishlist after ${code}`)
      }
      const query =
        'mutation ($input: AddWishlistItemInput!) { addWishlistItem(input: $input) { wishListItems { id } } }'
      for (const input of [{}, { designId: design.id }, { designId: design.id, metalId, gemstoneId: '1' }]) {
        await probe.expectRefusal(query, { input }, JSON.stringify(input), 'BAD_USER_INPUT')
      }
    },
  },
  {
    operation: 'DeleteWishlist',
    name: 'taking off what is not on it changes nothing and is no error',
    writes: true,
    async run(probe) {
      needToken(probe)
      const before = await read(probe)
      const { wishListItems, userErrors } = await remove(probe, 'no-such-item')
      probe.expectSame([idsOf(wishListItems), userErrors ?? []], [idsOf(before), []], 'Wishlist and errors')
    },
  },
  {
    operation: 'ShareWishList',
    name: 'a link shows the wishlist to anybody, until it ends, and for good',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { wishListShare: had } = await probe.ask<{ wishListShare: unknown }>(
        '{ wishListShare { shareId } }',
      )
      probe.skipUnless(had === null, 'the account shows its wishlist, and its link would end')
      const share = () =>
        probe.ask<{ shareWishList: { shareId: string } }>('mutation { shareWishList { shareId } }')
      const { shareId } = (await share()).shareWishList
      probe.expectSame((await share()).shareWishList.shareId, shareId, 'The link that is there already')
      const query = `query ($shareId: ID!) { sharedWishList(shareId: $shareId) { wishListItems { designId gemstoneId } } }`
      const show = (id: string) =>
        probe.ask<{ sharedWishList: { wishListItems: Item[] } | null }>(
          query,
          { shareId: id },
          { authorization: null },
        )
      const shown = (await show(shareId)).sharedWishList
      const own = (await read(probe)).map(({ designId, gemstoneId }) => ({ designId, gemstoneId }))
      probe.expectSame(shown?.wishListItems, own, 'What the link shows, beside the wishlist')
      await probe.ask('mutation { unshareWishList }')
      probe.expectSame((await show(shareId)).sharedWishList, null, 'What a link shows that has ended')
      const next = (await share()).shareWishList.shareId
      probe.expect(next !== shareId, 'The next link is the one that has ended')
      await probe.ask('mutation { unshareWishList }')
    },
  },
]

async function read(probe: Probe): Promise<readonly Item[]> {
  const { wishListItems } = await probe.ask<{ wishListItems: Item[] }>(`{ wishListItems { ${itemFields} } }`)
  return wishListItems
}

async function add(probe: Probe, input: object): Promise<Payload> {
  const query = `mutation ($input: AddWishlistItemInput!) {
    addWishlistItem(input: $input) { wishListItems { ${itemFields} } userErrors { code } }
  }`
  return (await probe.ask<{ addWishlistItem: Payload }>(query, { input })).addWishlistItem
}

async function remove(probe: Probe, id: string): Promise<Payload> {
  const query = `mutation ($input: DeleteWishlistInput!) {
    deleteWishlist(input: $input) { wishListItems { ${itemFields} } userErrors { code } }
  }`
  return (await probe.ask<{ deleteWishlist: Payload }>(query, { input: { id } })).deleteWishlist
}

/** What another run has left would be in the way. */
async function withoutWish(probe: Probe, isMeant: (item: Item) => boolean): Promise<void> {
  for (const { id } of (await read(probe)).filter(isMeant)) await remove(probe, id)
}

function idsOf(items: readonly Item[]): string[] {
  return items.map(({ id }) => id)
}

function metalsOf(
  attributes: readonly { readonly name: string; readonly options: readonly { readonly id: string }[] }[],
) {
  return attributes.find(({ name }) => name === 'Metal')?.options
}
