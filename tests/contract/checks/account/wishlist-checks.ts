import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import type { Check } from '../../runner/check.ts'
import { drawDesigns } from '../catalogue/catalogue-fields.ts'
import { expectNow, expectPast } from '../moments.ts'
import { needToken } from './signed-in-checks.ts'
import { addWish, metalsOf, readWishes, removeWish, unwishedStone, type Wish } from './wishlist-at-target.ts'

/** What a wishlist keeps and forgets (rules/account#wishlist-at-the-api). */
export const wishlistChecks: readonly Check[] = [
  {
    operation: 'AddWishlistItem',
    name: 'a wish is there once, first of all, until it is taken off',
    writes: true,
    async run(probe) {
      needToken(probe)
      const before = await readWishes(probe)
      const stone = await unwishedStone(probe, before)
      if (!stone) return
      const wish = { gemstoneId: stone.id }
      const added = await addWish(probe, wish)
      const [first] = added.wishListItems
      probe.expectSame(first?.gemstoneId, stone.id, 'The stone that is first on the wishlist')
      probe.expectSame(
        first?.gemstone,
        { id: stone.id, price: stone.price },
        'The stone of the first wish beside its list',
      )
      // An API may not say it.
      if (first?.addedAt != null) expectNow(probe, first.addedAt, 'A wish was put on the list')
      for (const { addedAt } of before) expectPast(probe, addedAt, 'A wish was put on the list')
      probe.expectSame(idsOf(added.wishListItems.slice(1)), idsOf(before), 'The other wishes, as they were')
      const again = await addWish(probe, wish)
      probe.expectSame(
        idsOf(again.wishListItems),
        idsOf(added.wishListItems),
        'The wishlist after the same wish again',
      )
      probe.expectSame(
        idsOf(await readWishes(probe)),
        idsOf(added.wishListItems),
        'The wishlist that the next read has',
      )
      const removed = await removeWish(probe, first?.id ?? '')
      probe.expectSame(idsOf(removed.wishListItems), idsOf(before), 'The wishlist after taking it off')
      probe.expectSame(
        idsOf(await readWishes(probe)),
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
      const wished = new Set((await readWishes(probe)).map(({ designId }) => designId))
      const design = (await drawDesigns(probe, 5)).find(
        ({ id, attributes }) => !wished.has(id) && (metalsOf(attributes)?.length ?? 0) > 1,
      )
      if (!design) return
      const [one = '', two = ''] = metalsOf(design.attributes)?.map(({ id }) => id) ?? []
      const { wishListItems: before } = await addWish(probe, { designId: design.id, metalId: one })
      const { wishListItems: after } = await addWish(probe, { designId: design.id, metalId: two })
      probe.expectSame(idsOf(after), idsOf(before), 'The wishlist after the same design in another metal')
      const item = after.find(({ designId }) => designId === design.id)
      probe.expectSame([item?.metalId, item?.design?.sku], [two, design.sku], 'Metal and sku of the wish')
      await removeWish(probe, item?.id ?? '')
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
      const shaped = (await drawDesigns(probe, 3)).flatMap(({ id, attributes }) => {
        const [shape] = attributes.find(({ name }) => name === shapeAttribute)?.options ?? []
        return shape ? [{ designId: id, metalId: shape.id }] : []
      })
      const before = await readWishes(probe)
      for (const [code, input] of [
        ['UNKNOWN_DESIGN', { designId: 'no-such-design', metalId }],
        ['UNKNOWN_METAL', { designId: design.id, metalId: 'no-such-metal' }],
        ...shaped.slice(0, 1).map((wish) => ['UNKNOWN_METAL', wish] as const),
        ['UNKNOWN_STONE', { gemstoneId: 'no-such-stone' }],
      ] as const) {
        const { wishListItems, userErrors } = await addWish(probe, input)
        // An API may have no errors of this kind.
        const said = userErrors === null ? code : userErrors[0]?.code
        probe.expectSame(said, code, 'The code for a wish for what there is not')
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
      const before = await readWishes(probe)
      const { wishListItems, userErrors } = await removeWish(probe, 'no-such-item')
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
        probe.ask<{ shareWishList: { shareId: string; sharedAt: string } }>(
          'mutation { shareWishList { shareId sharedAt } }',
        )
      const { shareId, sharedAt } = (await share()).shareWishList
      expectNow(probe, sharedAt, 'A link to the wishlist was made')
      probe.expectSame((await share()).shareWishList.shareId, shareId, 'The link that is there already')
      const query = `query ($shareId: ID!) { sharedWishList(shareId: $shareId) { wishListItems { designId gemstoneId } } }`
      const show = (id: string) =>
        probe.ask<{ sharedWishList: { wishListItems: Wish[] } | null }>(
          query,
          { shareId: id },
          { authorization: null },
        )
      const shown = (await show(shareId)).sharedWishList
      const own = (await readWishes(probe)).map(({ designId, gemstoneId }) => ({ designId, gemstoneId }))
      probe.expectSame(shown?.wishListItems, own, 'What the link shows, beside the wishlist')
      await probe.ask('mutation { unshareWishList }')
      probe.expectSame((await show(shareId)).sharedWishList, null, 'What a link shows that has ended')
      const next = (await share()).shareWishList.shareId
      probe.expect(next !== shareId, 'The next link is the one that has ended')
      await probe.ask('mutation { unshareWishList }')
    },
  },
]

function idsOf(items: readonly Wish[]): string[] {
  return items.map(({ id }) => id)
}
