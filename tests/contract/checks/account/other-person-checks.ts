import { exampleAddress } from '../../example-address.ts'
import type { Variables } from '../../assert-answer.ts'
import type { HeaderChanges } from '../../runner/api.ts'
import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawStones } from '../catalogue/catalogue-fields.ts'
import { begin, end, paymentAs, readPayment, readyOrder } from '../checkout/order-at-target.ts'
import { newId } from '../new-id.ts'
import { otherOf } from './other-person.ts'
import { addWish, readWishes, removeWish, unwishedStone } from './wishlist-at-target.ts'

const address = { ...exampleAddress, country: 'GB' }
const saveAddress =
  'mutation ($input: SaveAddressInput!) { saveAddress(input: $input) { userErrors { code } } }'
const deleteAddress = 'mutation ($id: ID!) { deleteAddress(input: { id: $id }) { userErrors { code } } }'
const saveBuild = 'mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { userErrors { code } } }'
const deleteBuild = 'mutation ($id: ID!) { deleteSavedBuild(input: { id: $id }) { userErrors { code } } }'
const renameBuild = `mutation ($id: ID!) {
  renameSavedBuild(input: { id: $id, name: "Of somebody else" }) { userErrors { code } }
}`

/** What is somebody's is neither shown to somebody else who is signed in, nor changed by them (rules/account#sessions). */
export const otherPersonChecks: readonly Check[] = [
  {
    operation: 'WhoAmI',
    name: 'each token is of the person whom it was given to, whoever was answered before',
    async run(probe) {
      const other = otherOf(probe)
      const query = '{ whoAmI { id } }'
      const one = await probe.ask(query)
      const theirs = await probe.ask(query, {}, other)
      probe.expect(
        JSON.stringify(theirs) !== JSON.stringify(one),
        'The token of somebody else is taken for the first one’s',
      )
      probe.expectSame(await probe.ask(query), one, 'Who has the first token, after somebody else has asked')
    },
  },
  {
    operation: 'OrderTracking',
    name: 'what somebody has ordered is shown to nobody else',
    async run(probe) {
      const other = otherOf(probe)
      const query = '{ orders { uid } }'
      const { orders } = await probe.ask<Orders>(query)
      const { orders: theirs } = await probe.ask<Orders>(query, {}, other)
      const uids = new Set(theirs.map(({ uid }) => uid))
      const shared = orders.filter(({ uid }) => uids.has(uid))
      probe.expectSame(shared, [], 'Orders of one person among those of another')
      for (const { uid } of probe.random.some(orders, 3)) {
        const found = await probe.ask('query ($uid: ID!) { order(uid: $uid) { number } }', { uid }, other)
        probe.expectSame(found, { order: null }, `The order ${uid} of one person, as another is shown it`)
      }
    },
  },
  {
    operation: 'SaveAddress',
    name: 'an address of one person is neither shown to another nor changed by them',
    writes: true,
    async run(probe) {
      const other = otherOf(probe)
      const id = newId()
      await expectKept(probe, other, {
        query: '{ addresses { id town } }',
        variables: {},
        id,
        keep: [saveAddress, { input: { id, ...address } }],
        changes: [
          [saveAddress, { input: { id, ...address, town: 'Wells' } }],
          [deleteAddress, { id }],
        ],
        remove: [deleteAddress, { id }],
      })
    },
  },
  {
    operation: 'SaveBuild',
    name: 'a build of one person is neither shown to another nor changed by them',
    writes: true,
    async run(probe) {
      const other = otherOf(probe)
      const [stone, another] = await drawStones(probe, 2)
      if (!stone || !another) throw new Skipped('the target has not two stones')
      const id = newId()
      await expectKept(probe, other, {
        query: 'query ($id: ID!) { savedBuilds { id name } savedBuild(id: $id) { id name gemstoneId } }',
        variables: { id },
        id,
        keep: [saveBuild, { input: { id, name: 'Contract', gemstoneId: stone.id } }],
        changes: [
          [renameBuild, { id }],
          [saveBuild, { input: { id, name: 'Of somebody else', gemstoneId: another.id } }],
          [deleteBuild, { id }],
        ],
        remove: [deleteBuild, { id }],
      })
    },
  },
  {
    operation: 'DeleteWishlist',
    name: 'what one person has wished for is neither shown to another nor taken away by them',
    writes: true,
    async run(probe) {
      const other = otherOf(probe)
      const stone = await unwishedStone(probe, await readWishes(probe))
      if (stone === null) throw new Skipped('the target has no stone to wish for')
      skipWhereFull(await addWish(probe, { gemstoneId: stone.id }))
      const mine = await readWishes(probe)
      const wish = mine.find(({ gemstoneId }) => gemstoneId === stone.id)
      if (!wish) return probe.fail('What was wished for is not on the list')
      try {
        const { wishListItems } = await probe.ask<{ wishListItems: { id: string }[] }>(
          '{ wishListItems { id } }',
          {},
          other,
        )
        const shared = wishListItems.filter(({ id }) => mine.some((each) => each.id === id))
        probe.expectSame(shared, [], 'Wishes of one person among those of another')
        const { id } = wish
        await probe.send(
          'mutation ($id: ID!) { deleteWishlist(input: { id: $id }) { wishListItems { id } } }',
          { id },
          other,
        )
        probe.expectSame(
          await readWishes(probe),
          mine,
          'The wishes of one person, after another took them away',
        )
      } finally {
        await removeWish(probe, wish.id)
      }
    },
  },
  {
    operation: 'OpenPayment',
    name: 'a payment of one person is neither shown to another nor ended by them',
    writes: true,
    async run(probe) {
      const { authorization } = otherOf(probe)
      const { cart, input } = await readyOrder(probe)
      const payment = await begin(probe, input)
      const { transactionId } = payment
      const asOther = await paymentAs(probe, transactionId, authorization)
      const still = await readPayment(probe, transactionId)
      await end(probe, payment)
      await cart.clear()
      probe.expectSame(asOther, [null, null], 'The payment of one person, as another is shown it and ends it')
      probe.expectSame(
        still?.status,
        'PENDING',
        'The status of a payment that somebody else has tried to end',
      )
    },
  },
  {
    operation: 'AttachCartToUser',
    name: 'nobody brings a cart to the account of another',
    writes: true,
    async run(probe) {
      const other = otherOf(probe)
      const { whoAmI } = await probe.ask<{ whoAmI: { id: string } | null }>('{ whoAmI { id } }')
      const query = `mutation ($input: AttachCartToUserInput!) {
        attachCartToUser(input: $input) { cart { userId } }
      }`
      const input = { userId: whoAmI?.id, cartSessionId: newId() }
      await probe.expectRefusal(query, { input }, 'the account of somebody else', 'FORBIDDEN', other)
    },
  },
]

interface Orders {
  readonly orders: readonly { readonly uid: string }[]
}

type Request = readonly [query: string, variables: Variables]

/** Something that one person keeps by an id of their own, and how another might come at it. */
interface Kept {
  /** Shows it to whoever has it. */
  readonly query: string
  readonly variables: Variables
  readonly id: string
  readonly keep: Request
  readonly changes: readonly Request[]
  readonly remove: Request
}

async function expectKept(
  probe: Probe,
  other: HeaderChanges,
  { query, variables, id, keep, changes, remove }: Kept,
): Promise<void> {
  try {
    skipWhereFull(await probe.ask(...keep))
    const mine = JSON.stringify(await probe.ask(query, variables))
    probe.expect(mine.includes(id), `What was kept as ${id} is not shown to whoever has kept it`)
    const theirs = JSON.stringify(await probe.ask(query, variables, other))
    probe.expect(!theirs.includes(id), `What one person has kept as ${id} is shown to another`)
    for (const [change, sent] of changes) {
      // Another may have something of their own by the same id, or be refused.
      const { status } = await probe.send(change, sent, other)
      probe.expect(status < 500, `A change by another is answered with ${status}`)
      const still = JSON.stringify(await probe.ask(query, variables))
      probe.expectSame(still, mine, `What one person keeps, after another has sent ${change.slice(0, 60)}`)
    }
  } finally {
    await probe.send(...remove)
    await probe.send(...remove, other)
  }
}

/** An account that holds no more has no room for what a check keeps. */
function skipWhereFull(answer: unknown): void {
  if (/"code":"[A-Z_]*FULL"/.test(JSON.stringify(answer))) throw new Skipped('the account is full')
}
