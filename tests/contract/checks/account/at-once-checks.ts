import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { drawFinishedPieces } from '../cart/drawn-pieces.ts'
import { drawStones } from '../catalogue/catalogue-fields.ts'
import { readyVisit, visit } from '../sent-form-checks.ts'
import { attachCart } from './attach-cart.ts'
import { needToken } from './signed-in-checks.ts'
import { newId } from '../new-id.ts'
import { exampleAddress } from '../../example-address.ts'
import { addWish, readWishes, removeWish, unwishedStone } from './wishlist-at-target.ts'

interface Coded {
  readonly userErrors: readonly { readonly code: string }[] | null
}

/** What is sent twice at the same time is done once, as what is sent again (rules/contract#idempotency). */
export const atOnceChecks: readonly Check[] = [
  {
    operation: 'CreateConsultationRequest',
    name: 'a visit that is sent twice at the same time is asked for once',
    writes: true,
    async run(probe) {
      const { input } = await readyVisit(probe)
      const both = await Promise.all([visit(probe, input), visit(probe, input)])
      expectTaken(probe, both, 'a visit')
      const [one, two] = both
      probe.expectSame(two.request?.id, one.request?.id, 'The visits of one key, sent twice at once')
    },
  },
  {
    operation: 'SaveAddress',
    name: 'an address that is sent twice at the same time is kept once',
    writes: true,
    run: (probe) =>
      expectKeptOnce(probe, {
        saving: 'saveAddress',
        type: 'SaveAddressInput',
        deleting: 'deleteAddress',
        list: 'addresses',
        what: exampleAddress,
      }),
  },
  {
    operation: 'SaveBuild',
    name: 'a build that is sent twice at the same time is kept once',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [stone] = await drawStones(probe, 1)
      if (!stone) return
      await expectKeptOnce(probe, {
        saving: 'saveBuild',
        type: 'SaveBuildInput',
        deleting: 'deleteSavedBuild',
        list: 'savedBuilds',
        what: { name: 'Contract', gemstoneId: stone.id },
      })
    },
  },
  {
    operation: 'AddWishlistItem',
    name: 'a wish that is sent twice at the same time is there once',
    writes: true,
    async run(probe) {
      needToken(probe)
      const stone = await unwishedStone(probe, await readWishes(probe))
      if (!stone) return
      const wish = { gemstoneId: stone.id }
      try {
        expectTaken(probe, await Promise.all([addWish(probe, wish), addWish(probe, wish)]), 'a wish')
        const made = (await readWishes(probe)).filter(({ gemstoneId }) => gemstoneId === stone.id)
        probe.expectSame(made.length, 1, 'How often a wish is there that was sent twice at once')
      } finally {
        for (const { id, gemstoneId } of await readWishes(probe))
          if (gemstoneId === stone.id) await removeWish(probe, id)
      }
    },
  },
  {
    operation: 'AttachCartToUser',
    name: 'a cart that is brought twice at the same time has joined once',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      const guest = new CartAtTarget(probe)
      const item = newId()
      await guest.put(item, piece.input)
      expectTaken(probe, await Promise.all([attachCart(probe, guest), attachCart(probe, guest)]), 'a cart')
      const { getCartOfUser } = await probe.ask<{
        getCartOfUser: { cartItems: { basketItemId: string }[] } | null
      }>('{ getCartOfUser { cartItems { basketItemId } } }')
      const joined = getCartOfUser?.cartItems.filter(({ basketItemId }) => basketItemId === item)
      await guest.remove(item)
      probe.expectSame(joined?.length, 1, 'How often a line is there whose cart was brought twice at once')
    },
  },
]

function expectTaken(probe: Probe, both: readonly Coded[], what: string): void {
  const codes = both.flatMap(({ userErrors }) => userErrors ?? []).map(({ code }) => code)
  probe.expectSame(codes, [], `The codes for ${what} that is sent twice at once`)
}

/** Saves something of a new id twice at once, and looks whether the account has that and nothing else more. */
async function expectKeptOnce(
  probe: Probe,
  {
    saving,
    type,
    deleting,
    list,
    what,
  }: Readonly<Record<'saving' | 'type' | 'deleting' | 'list', string>> & { readonly what: object },
): Promise<void> {
  needToken(probe)
  const read = async () => {
    const kept = await probe.ask<Readonly<Record<string, readonly { readonly id: string }[]>>>(
      `{ ${list} { id } }`,
    )
    return (kept[list] ?? []).map(({ id }) => id)
  }
  const before = new Set(await read())
  const input = { id: newId(), ...what }
  const query = `mutation ($input: ${type}!) { ${saving}(input: $input) { userErrors { code } } }`
  const save = async () => {
    const answer = await probe.ask<Readonly<Record<string, Coded>>>(query, { input })
    return answer[saving] ?? { userErrors: null }
  }
  try {
    const both = await Promise.all([save(), save()])
    const isFull = both.some(({ userErrors }) => userErrors?.some(({ code }) => code.endsWith('_FULL')))
    probe.skipUnless(!isFull, 'the account has no room for more')
    expectTaken(probe, both, input.id)
    const added = (await read()).filter((id) => !before.has(id))
    probe.expectSame(added, [input.id], `What ${saving} has added that was sent twice at once`)
  } finally {
    const removal = `mutation ($id: ID!) { ${deleting}(input: { id: $id }) { userErrors { code } } }`
    await probe.send(removal, { id: input.id })
  }
}
