import { codesOf, isRefused } from '../../runner/api.ts'
import type { Check } from '../../runner/check.ts'
import { wrongTokenLike } from '../../runner/wrong-token.ts'
import { newId } from '../new-id.ts'
import type { Probe } from '../../runner/probe.ts'

/** What belongs to an account, and nobody else is to read. */
const privateFields: Readonly<Record<string, string>> = {
  WishList: 'wishListItems { id }',
  WishListShare: 'wishListShare { shareId }',
  SavedBuilds: 'savedBuilds { id }',
  SavedBuild: 'savedBuild(id: "no-such-build") { name }',
  Addresses: 'addresses { id }',
  Consents: 'consents { purpose }',
  Orders: 'orders { uid }',
  OrderTracking: 'order(uid: "no-such-order") { uid }',
  CartOfUser: 'getCartOfUser { cartSessionId }',
  DownloadMyData: 'downloadMyData',
}
const person = 'firstName: "Zoë", lastName: "O’Brien"'
/** Changes that an account alone can make; each is of something that there is not, or is refused, where it can be. */
const privateChanges: Readonly<Record<string, string>> = {
  DeleteWishlist: 'deleteWishlist(input: { id: "no-such-item" }) { wishListItems { id } }',
  DeleteAddress: 'deleteAddress(input: { id: "no-such-address" }) { addresses { id } }',
  DeleteSavedBuild: 'deleteSavedBuild(input: { id: "no-such-build" }) { savedBuilds { id } }',
  AddWishlistItem: 'addWishlistItem(input: { gemstoneId: "no-such-stone" }) { userErrors { code } }',
  SaveAddress: `saveAddress(input: {
    id: "no-such-address", ${person}, line1: "", town: "Bath", postcode: "BA1 5LR"
  }) { userErrors { code } }`,
  SaveBuild: `saveBuild(input: { id: "no-such-build", name: "", sku: "NO-SUCH-SKU", optionIds: [] }) {
    userErrors { code }
  }`,
  RenameSavedBuild: 'renameSavedBuild(input: { id: "no-such-build", name: "" }) { userErrors { code } }',
  SetConsent: `setConsent(input: { purpose: MARKETING_POST, isGiven: false, wordingVersion: "2026-03" }) {
    consents { purpose }
  }`,
  SetLanguage: 'setLanguage(language: "en") { id }',
  ShareWishList: 'shareWishList { shareId }',
  UnshareWishList: 'unshareWishList',
  AttachCartToUser: `attachCartToUser(input: { userId: "1", cartSessionId: "contract-nobody" }) { cart { userId } }`,
}

/** Who somebody is, and what is theirs alone (rules/account#sessions). */
export const signedInChecks: readonly Check[] = [
  {
    operation: 'WhoAmI',
    name: 'without a token nobody is signed in, and with a token that is none it is refused',
    async run(probe) {
      const query = '{ whoAmI { id } }'
      // Whoever was answered last is nobody's business afterwards.
      if (probe.address.token !== null) await probe.ask(query)
      const { whoAmI } = await probe.ask<{ whoAmI: unknown }>(query, {}, { authorization: null })
      probe.expectSame(whoAmI, null, 'Who is signed in without a token')
      for (const authorization of refusedTokens(probe)) {
        await probe.expectRefusal(query, {}, 'a token that is none', 'UNAUTHENTICATED', { authorization })
      }
    },
  },
  {
    operation: 'WhoAmI',
    name: 'the owner of a token is the same each time',
    async run(probe) {
      needToken(probe)
      const ask = () => probe.ask<{ whoAmI: { id: string } | null }>('{ whoAmI { id email } }')
      const { whoAmI } = await ask()
      probe.expect(whoAmI !== null, 'Nobody is signed in with the token that was given')
      probe.expectSame((await ask()).whoAmI, whoAmI, 'Who is signed in when it is asked for again')
    },
  },
  ...Object.entries(privateFields).map(([operation, field]): Check => ({
    operation,
    name: 'is for whoever is signed in',
    run: (probe) => expectPrivate(probe, `{ ${field} }`),
  })),
  ...Object.entries(privateChanges).map(([operation, field]): Check => ({
    operation,
    name: 'is for whoever is signed in',
    writes: true,
    run: (probe) => expectPrivate(probe, `mutation { ${field} }`),
  })),
  {
    operation: 'AttachCartToUser',
    name: 'nobody takes a cart into the account of somebody else',
    writes: true,
    async run(probe) {
      needToken(probe)
      const query = `mutation ($input: AttachCartToUserInput!) { attachCartToUser(input: $input) { cart { userId } } }`
      const input = { userId: 'no-such-user', cartSessionId: newId() }
      await probe.expectRefusal(query, { input }, 'the account of somebody else', 'FORBIDDEN')
    },
  },
  {
    operation: 'OrderTracking',
    name: 'an order is found by its id, by its owner alone',
    async run(probe) {
      needToken(probe)
      const { orders } = await probe.ask<{ orders: { uid: string; number: string; total: number }[] }>(
        '{ orders { uid number total } }',
      )
      const query = 'query ($uid: ID!) { order(uid: $uid) { uid number total } }'
      for (const each of probe.random.some(orders, 2)) {
        const { order } = await probe.ask<{ order: unknown }>(query, { uid: each.uid })
        probe.expectSame(order, each, 'The order beside the list of them')
        const answer = await probe.send(query, { uid: each.uid }, { authorization: null })
        probe.expect(isRefused(answer, query), 'An order is told without a token')
      }
      const { order } = await probe.ask<{ order: unknown }>(query, { uid: 'no-such-order' })
      probe.expectSame(order, null, 'An order that there is not')
    },
  },
  {
    operation: 'Orders',
    name: 'an order comes to what its lines come to, the latest first',
    async run(probe) {
      needToken(probe)
      const { orders } = await probe.ask<{ orders: Order[] }>(`{
        orders { placedAt subTotal delivery total vat lines { total settingTotal gemstones { total } } }
      }`)
      const placed = orders.map(({ placedAt }) => placedAt)
      probe.expectSame(
        placed,
        placed.toSorted().toReversed(),
        'When the orders were placed, the latest first',
      )
      for (const { subTotal, delivery, total, vat, lines } of orders) {
        probe.expectSame(total, subTotal + delivery, 'The total beside subTotal and delivery, in pence')
        probe.expect(vat >= 0 && vat < total, `VAT of ${vat} in ${total} pence`)
        const ofLines = lines.reduce((sum, line) => sum + line.total, 0)
        probe.expect(ofLines >= subTotal, `Lines of ${ofLines} pence in an order of ${subTotal}`)
        for (const line of lines) {
          const stones = line.gemstones.reduce((sum, stone) => sum + stone.total, 0)
          probe.expectSame(
            line.settingTotal + stones,
            line.total,
            'A line beside its setting and stones, in pence',
          )
        }
      }
    },
  },
]

interface Order {
  readonly placedAt: string
  readonly subTotal: number
  readonly delivery: number
  readonly total: number
  readonly vat: number
  readonly lines: readonly {
    readonly total: number
    readonly settingTotal: number
    readonly gemstones: readonly { readonly total: number }[]
  }[]
}

/** Leaves a check that asks who somebody is, where nobody is. */
export function needToken(probe: Probe): void {
  probe.skipUnless(probe.address.token !== null, 'asks who somebody is, and no --token was given')
}

async function expectPrivate(probe: Probe, query: string): Promise<void> {
  // Whoever was answered last is nobody's business afterwards.
  if (probe.address.token !== null) await probe.ask('{ whoAmI { id } }')
  for (const authorization of [null, 'Bearer no-such-token']) {
    const answer = await probe.send(query, {}, { authorization })
    const how = authorization === null ? 'without a token' : 'with a token that is none'
    probe.expect(isRefused(answer, query), `It is answered ${how}: ${answer.status}`)
    probe.expectSame(codesOf(answer)[0], 'UNAUTHENTICATED', `The code of the refusal ${how}`)
  }
}

/** Tokens that whoever asks who somebody is refuses: one of nobody, and the one that was given, signed by nobody. */
export function refusedTokens({ address: { token } }: Probe): string[] {
  return ['Bearer no-such-token', `Bearer ${wrongTokenLike(token ?? 'x'.repeat(40))}`]
}
