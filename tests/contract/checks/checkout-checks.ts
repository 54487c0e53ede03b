import { randomUUID } from 'node:crypto'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { addDays, inLondon, workingDayFrom } from '@shop/schema/domain/values/calendar'
import type { Check } from '../runner/check.ts'
import { Skipped } from '../runner/outcome.ts'
import type { Probe } from '../runner/probe.ts'
import { CartAtTarget } from './cart/cart-at-target.ts'
import { drawSettingWithStone } from './cart/drawn-pieces.ts'
import type { FullStone } from './catalogue/catalogue-fields.ts'

const operation = 'PlaceOrder'
const placeQuery = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    payment { transactionId status amount } cart { totals { total } } userErrors { code field basketItemId }
  }
}`
const paymentQuery = 'query ($id: ID!) { payment(transactionId: $id) { transactionId status amount } }'
/** Working days enough for any piece, and few enough for a day to be chosen. */
const daysAhead = 65

interface Placed {
  readonly payment: Payment | null
  readonly userErrors: readonly {
    readonly code: string
    readonly field: string | null
    readonly basketItemId: string | null
  }[]
}

interface Payment {
  readonly transactionId: string
  readonly status: string
  readonly amount: number
}

/** What the last button does, short of money: every payment that is begun is ended again (rules/checkout#payment). */
export const checkoutChecks: readonly Check[] = [
  {
    operation,
    name: 'an order that cannot be placed says why, by code and field, and begins nothing',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { contact, delivery } = input
      const wrong: readonly (readonly [string, string | null, object])[] = [
        ['PRICE_CHANGED', null, { expectedTotal: input.expectedTotal + 1 }],
        ['LINE_GONE', null, { basketItemIds: ['no-such-line'] }],
        ['NOT_ACCEPTED', 'acceptsTerms', { acceptsTerms: false }],
        ['NOT_ACCEPTED', 'acceptsSaleTerms', { acceptsSaleTerms: false }],
        ['REQUIRED', 'contact.firstName', { contact: { ...contact, firstName: '' } }],
        ['INVALID', 'contact.email', { contact: { ...contact, email: 'no address' } }],
        ['TOO_LONG', 'contact.lastName', { contact: { ...contact, lastName: 'x'.repeat(61) } }],
        [
          'INVALID',
          'delivery.address.postcode',
          { delivery: { ...delivery, address: { ...delivery.address, postcode: 'no such' } } },
        ],
        ['DAY_TOO_EARLY', 'delivery.day', { delivery: { ...delivery, day: tomorrowOf(probe) } }],
      ]
      for (const [code, field, change] of wrong) {
        const { payment, userErrors } = await place(probe, { ...input, idempotencyKey: newKey(), ...change })
        const said = userErrors.map((error) => error.code)
        probe.expect(said.includes(code), `The codes are ${said.join() || 'none'} instead of ${code}`)
        const fields = userErrors.flatMap((error) => (error.code === code ? [error.field] : []))
        if (field !== null)
          probe.expect(fields.includes(field), `The field of ${code} is ${fields.join()} instead of ${field}`)
        probe.expectSame(payment, null, `The payment after ${code}`)
      }
      await cart.clear()
    },
  },
  {
    operation,
    name: 'the same key begins one payment, of what the cart comes to, and of nothing else',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { payment, userErrors } = await place(probe, input)
      probe.expectSame(userErrors, [], 'What speaks against the order')
      probe.expectSame(
        [payment?.status, payment?.amount],
        ['PENDING', input.expectedTotal],
        'Status and amount, in pence',
      )
      const again = await place(probe, input)
      probe.expectSame(again.payment?.transactionId, payment?.transactionId, 'The payment of the same key')
      const other = { input: { ...input, giftMessage: 'Something else' } }
      await probe.expectRefusal(placeQuery, other, 'a key that was used for something else', 'BAD_USER_INPUT')
      await end(probe, payment)
      await cart.clear()
    },
  },
  {
    operation,
    name: 'a stone that somebody is paying for cannot be added, until they do not',
    writes: true,
    async run(probe) {
      const { cart, input, piece, stone: drawn } = await readyOrder(probe)
      probe.expectSame(await isListed(probe, drawn), true, 'Whether a stone that can be bought is listed')
      const { payment } = await place(probe, input)
      probe.expectSame(
        await isListed(probe, drawn),
        false,
        'Whether a stone that somebody is paying for is listed',
      )
      const other = new CartAtTarget(probe)
      const { userErrors, cart: refused } = await other.add('one', piece)
      const codes = userErrors.map(({ code }) => code)
      probe.expectSame(codes, ['STONE_UNAVAILABLE'], 'The codes for a stone that somebody is paying for')
      probe.expectSame(refused?.cartItems ?? [], [], 'The lines of the other cart')
      const query = 'query ($id: ID!) { getGemstoneById(id: $id) { availability } }'
      const stone = async () =>
        (
          await probe.ask<{ getGemstoneById: { availability: string | null } | null }>(query, {
            id: piece.gemstoneId,
          })
        ).getGemstoneById
      const held = await stone()
      probe.expect(
        (held?.availability ?? 'AVAILABLE') !== 'AVAILABLE',
        'A stone that somebody is paying for can be bought, says its page',
      )
      await end(probe, payment)
      probe.expectSame(
        (await stone())?.availability ?? 'AVAILABLE',
        'AVAILABLE',
        'Whether the stone can be bought again',
      )
      const free = await other.add('two', piece)
      probe.expectSame(free.userErrors, [], 'What speaks against the stone after the payment has ended')
      await other.clear()
      await cart.clear()
    },
  },
  {
    operation: 'CancelPayment',
    name: 'a payment that was ended stays so, and one that there is not is null',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { payment } = await place(probe, input)
      await end(probe, payment)
      const { payment: read } = await probe.ask<{ payment: Payment | null }>(paymentQuery, {
        id: payment?.transactionId,
      })
      probe.expectSame(read?.status, 'CANCELLED', 'The status that the next read has')
      await end(probe, payment)
      const { payment: none } = await probe.ask<{ payment: unknown }>(paymentQuery, { id: 'no-such-payment' })
      probe.expectSame(none, null, 'A payment that there is not')
      await cart.clear()
    },
  },
  {
    operation: 'AddressesAtPostcode',
    name: 'a postcode finds addresses at it, in any writing, and a text that is none is refused',
    async run(probe) {
      const query =
        'query ($postcode: String!) { addressesAtPostcode(postcode: $postcode) { line1 town postcode } }'
      const find = async (postcode: string) =>
        (await probe.ask<{ addressesAtPostcode: { postcode: string }[] }>(query, { postcode }))
          .addressesAtPostcode
      const found = await find('BA1 5LR')
      probe.expectSame(await find('ba15lr'), found, 'The addresses at ba15lr beside those at BA1 5LR')
      const elsewhere = found.filter(({ postcode }) => postcode !== 'BA1 5LR')
      probe.expectSame(elsewhere, [], 'Addresses at another postcode')
      await probe.expectRefusal(
        query,
        { postcode: 'no such' },
        'a text that is no postcode',
        'BAD_USER_INPUT',
      )
    },
  },
]

/** A cart of one ring with its stone, and an order of it that can be placed. */
async function readyOrder(probe: Probe) {
  const cart = new CartAtTarget(probe)
  const {
    input: piece,
    stones: [stone],
  } = await drawSettingWithStone(probe)
  if (!stone) throw new Skipped('the setting that was drawn has no stone')
  const { totals, cartSessionId } = await cart.put('one', piece)
  if (totals === null) throw new Skipped('the target leaves the sums to the shop')
  const holidays = bundledBankHolidays.map(({ date }) => date)
  const day = workingDayFrom(addDays(todayOf(probe), daysAhead), holidays)
  const address = { line1: '14 Larkfield Terrace', town: 'Bath', postcode: 'BA1 5LR' }
  const contact = {
    email: 'contract@example.com',
    firstName: 'Anne-Marie',
    lastName: 'O’Brien',
    phone: '07700900461',
  }
  const input = {
    idempotencyKey: newKey(),
    cartSessionId,
    basketItemIds: ['one'],
    expectedTotal: totals.total,
    contact,
    delivery: { address, day },
    method: 'CARD',
    acceptsTerms: true,
    acceptsSaleTerms: true,
  }
  return { cart, piece, stone, input }
}

/** Whether a stone is among those of its price, which are few. */
async function isListed(probe: Probe, { id, price }: FullStone): Promise<boolean> {
  const query = `query ($price: Pounds) { listGemstones(priceMin: $price, priceMax: $price, pageSize: 100) {
    items { id }
  } }`
  const { listGemstones } = await probe.ask<{ listGemstones: { items: { id: string }[] } }>(query, { price })
  return listGemstones.items.some((listed) => listed.id === id)
}

async function place(probe: Probe, input: object): Promise<Placed> {
  return (await probe.ask<{ placeOrder: Placed }>(placeQuery, { input })).placeOrder
}

async function end(probe: Probe, payment: Payment | null): Promise<void> {
  const query = 'mutation ($id: ID!) { cancelPayment(transactionId: $id) { payment { status } } }'
  const { cancelPayment } = await probe.ask<{ cancelPayment: { payment: Payment | null } }>(query, {
    id: payment?.transactionId ?? 'no-such-payment',
  })
  probe.expectSame(cancelPayment.payment?.status, 'CANCELLED', 'The status of a payment that was ended')
}

function newKey(): string {
  return `contract-${randomUUID()}`
}

function todayOf({ clock }: Probe) {
  if (clock === null) throw new Skipped('the answers have no date')
  return inLondon(clock).date
}

function tomorrowOf(probe: Probe): string {
  return workingDayFrom(
    addDays(todayOf(probe), 1),
    bundledBankHolidays.map(({ date }) => date),
  )
}
