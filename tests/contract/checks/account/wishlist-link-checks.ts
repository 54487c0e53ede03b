import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawDesigns, drawStones } from '../catalogue/catalogue-fields.ts'
import { needToken } from './signed-in-checks.ts'
import { addWish, metalsOf, readWishes, removeWish, whileShared } from './wishlist-at-target.ts'

/** What both the owner and whoever has the link read of a wish. */
const shownFields = `wishListItems { designId metalId gemstoneId design { sku prices { basePrice } }
  gemstone { id price availability } }`

const linkFields = '{ shareId sharedAt }'
const unshareQuery = 'mutation { unshareWishList }'

/** What a link to a wishlist tells, and what it does not (rules/account#sharing-a-wishlist). */
export const wishlistLinkChecks: readonly Check[] = [
  {
    operation: 'SharedWishList',
    name: 'a link tells of its owner the first name alone',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { whoAmI } = await probe.ask<{ whoAmI: { firstName: string | null } | null }>(
        '{ whoAmI { firstName } }',
      )
      const firstName = whoAmI?.firstName ?? null
      probe.skipUnless(firstName !== null, 'the account has no first name')
      await whileShared(probe, async (shareId) => {
        const { sharedWishList } = await show(probe, shareId, 'ownerFirstName')
        probe.expectSame(sharedWishList?.ownerFirstName, firstName, 'What a link tells of its owner')
      })
    },
  },
  {
    operation: 'SharedWishList',
    name: 'a link shows each wish as its owner sees it, the latest first',
    writes: true,
    async run(probe) {
      needToken(probe)
      await withWishes(probe, () =>
        whileShared(probe, async (shareId) => {
          const own = await probe.ask<{ wishListItems: unknown }>(`{ ${shownFields} }`)
          const { sharedWishList } = await show(probe, shareId, shownFields)
          probe.expectSame(sharedWishList, own, 'What a link shows beside what its owner sees')
        }),
      )
    },
  },
  {
    operation: 'ShareWishList',
    name: 'its owner is told of a link while it is there, and ending one is true twice',
    writes: true,
    async run(probe) {
      needToken(probe)
      const read = async () =>
        (await probe.ask<{ wishListShare: unknown }>(`{ wishListShare ${linkFields} }`)).wishListShare
      probe.skipUnless((await read()) === null, 'the account shows its wishlist, and its link would end')
      const { shareWishList } = await probe.ask<{ shareWishList: unknown }>(
        `mutation { shareWishList ${linkFields} }`,
      )
      try {
        probe.expectSame(await read(), shareWishList, 'The link that its owner is told of')
      } finally {
        await probe.send(unshareQuery)
      }
      probe.expectSame(await read(), null, 'The link that its owner is told of after its end')
      await probe.ask(`mutation { shareWishList ${linkFields} }`)
      const answers = [await probe.ask(unshareQuery), await probe.ask(unshareQuery)]
      const ended = { unshareWishList: true }
      probe.expectSame(answers, [ended, ended], 'What is answered where a link ends, and where there is none')
    },
  },
  {
    operation: 'ShareWishList',
    name: 'the id of a link is too long to be guessed',
    writes: true,
    async run(probe) {
      needToken(probe)
      await whileShared(probe, async (shareId) =>
        probe.expect(/^[\w-]{43}$/.test(shareId), `The id of a link is "${shareId}"`),
      )
    },
  },
]

interface Shown {
  readonly ownerFirstName?: string
  readonly wishListItems?: unknown
}

function show(probe: Probe, shareId: string, fields: string) {
  const query = `query ($shareId: ID!) { sharedWishList(shareId: $shareId) { ${fields} } }`
  return probe.ask<{ sharedWishList: Shown | null }>(query, { shareId }, { authorization: null })
}

/** Looks at a wishlist that has a design and a stone on it, and takes off what it has put there. */
async function withWishes(probe: Probe, look: () => Promise<void>): Promise<void> {
  const before = await readWishes(probe)
  const stone = (await drawStones(probe, 5)).find(
    ({ id }) => !before.some(({ gemstoneId }) => gemstoneId === id),
  )
  const design = (await drawDesigns(probe, 5)).find(
    ({ id, attributes }) => !before.some(({ designId }) => designId === id) && metalsOf(attributes),
  )
  const [metal] = probe.random.some(metalsOf(design?.attributes ?? []) ?? [], 1)
  if (design && metal) await addWish(probe, { designId: design.id, metalId: metal.id })
  if (stone) await addWish(probe, { gemstoneId: stone.id })
  try {
    await look()
  } finally {
    const added = (await readWishes(probe)).filter(({ id }) => !before.some((wish) => wish.id === id))
    for (const { id } of added) await removeWish(probe, id)
  }
}
