import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { settingLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import { asMade } from '@shop/schema/domain/design/piece-as-made'
import {
  addDays,
  isBankHoliday,
  type LondonDate,
  weekday,
  workingDayFrom,
} from '@shop/schema/domain/values/calendar'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { type DrawnPiece, drawFinishedPieces } from '../cart/drawn-pieces.ts'
import { newId } from '../new-id.ts'
import { orderOf, type OrderInput, place, placeQuery, readyOrder, tomorrowOf } from './order-at-target.ts'

const operation = 'PlaceOrder'
const holidays = bundledBankHolidays.map(({ date }) => date)
/** How long after its first day an order can be sent for, at the most (rules/checkout#delivery-days). */
const chosenWithinDays = 8 * 7

/** An order that cannot be placed says why, and begins nothing (schema, CheckoutErrorCode). */
export const orderRefusalChecks: readonly Check[] = [
  {
    operation,
    name: 'an order that cannot be placed says why, by code and field, and begins nothing',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { contact, delivery } = input
      const { address } = delivery
      await expectCodes(probe, input, [
        ['NOT_ACCEPTED', 'acceptsTerms', { acceptsTerms: false }],
        ['NOT_ACCEPTED', 'acceptsSaleTerms', { acceptsSaleTerms: false }],
        ['REQUIRED', 'contact.firstName', { contact: { ...contact, firstName: '' } }],
        ['INVALID', 'contact.email', { contact: { ...contact, email: 'no address' } }],
        ['INVALID', 'contact.phone', { contact: { ...contact, phone: '123' } }],
        ['TOO_LONG', 'contact.lastName', { contact: { ...contact, lastName: 'x'.repeat(61) } }],
        [
          'INVALID',
          'delivery.address.postcode',
          { delivery: { ...delivery, address: { ...address, postcode: 'no such' } } },
        ],
        ['INVALID', 'billingAddress.postcode', { billingAddress: { ...address, postcode: 'no such' } }],
        ['TOO_LONG', 'giftMessage', { giftMessage: 'x'.repeat(201) }],
        ['REQUIRED', 'financePlan', { method: 'FINANCE' }],
        [
          'FINANCE_UNAVAILABLE',
          'financePlan',
          { method: 'FINANCE', financePlan: { months: 7, aprPercent: 0, depositPercent: 0 } },
        ],
      ])
      await cart.clear()
    },
  },
  {
    operation,
    name: 'another total than was seen, more or less, begins nothing, and the cart beside it has the right one',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { expectedTotal: total } = input
      for (const seen of [total + 1, total - 1, Math.floor(total / 2)]) {
        const placed = await place(probe, { ...input, idempotencyKey: newId(), expectedTotal: seen })
        const what = `an order of ${total} pence for which ${seen} were seen`
        const codes = placed.userErrors.map(({ code }) => code)
        probe.expectSame(codes, ['PRICE_CHANGED'], `The codes of ${what}`)
        probe.expectSame(placed.payment, null, `The payment of ${what}`)
        probe.expectSame(placed.cart?.totals?.total, total, `The total of the cart beside ${what}`)
      }
      await cart.clear()
    },
  },
  {
    operation,
    name: 'an order arrives neither too early, nor on a weekend, nor more than eight weeks after it can',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { delivery } = input
      const saturday = addDays(delivery.day, 6 - weekday(delivery.day))
      const on = (day: string) => ({ delivery: { ...delivery, day } })
      await expectCodes(probe, input, [
        ['DAY_TOO_EARLY', 'delivery.day', on(tomorrowOf(probe))],
        ...[
          saturday,
          addDays(saturday, 1),
          ...[chosenWithinDays + 1, 120, 300, 730].map((days) => laterBy(delivery, days)),
        ].map((day) => ['INVALID', 'delivery.day', on(day)] as const),
      ])
      await cart.clear()
    },
  },
  {
    operation,
    name: 'nothing arrives on a bank holiday',
    writes: true,
    async run(probe) {
      const pieces = await drawFinishedPieces(probe, 1000)
      const [soonest] = pieces.toSorted((one, other) => leadTimeOf(one) - leadTimeOf(other))
      if (!soonest) return
      const cart = new CartAtTarget(probe)
      const input = await orderOf(probe, await cart.put('one', soonest.input))
      const { delivery } = input
      const closed = Array.from({ length: chosenWithinDays }, (_, ahead) => addDays(delivery.day, ahead + 1))
        // The weekend is another matter.
        .filter((day) => isBankHoliday(day, holidays) && weekday(day) % 6 !== 0)
      await expectCodes(
        probe,
        input,
        closed.map((day) => ['INVALID', 'delivery.day', { delivery: { ...delivery, day } }] as const),
      )
      await cart.clear()
    },
  },
  {
    operation,
    name: 'an order for a line that is not there names it, and begins nothing for the others',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { payment, userErrors } = await place(probe, {
        ...input,
        idempotencyKey: newId(),
        basketItemIds: [...input.basketItemIds, 'no-such-line'],
      })
      const gone = userErrors.flatMap(({ code, basketItemId }) =>
        code === 'LINE_GONE' ? [basketItemId] : [],
      )
      probe.expectSame(gone, ['no-such-line'], 'The lines that are gone')
      probe.expectSame(payment, null, 'The payment for a line that is there and one that is not')
      await cart.clear()
    },
  },
  {
    operation,
    name: 'an order goes to an address or to a boutique, not to both',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const both = { ...input, delivery: { ...input.delivery, boutique: 'LONDON' } }
      await probe.expectRefusal(placeQuery, { input: both }, 'an order to two places', 'BAD_USER_INPUT')
      await cart.clear()
    },
  },
]

/** The first working day that is so many days after that of a delivery. */
function laterBy({ day }: { readonly day: LondonDate }, days: number): LondonDate {
  return workingDayFrom(addDays(day, days), holidays)
}

/** Working days until a finished piece leaves, in whatever size. */
function leadTimeOf({ design, input: { optionIds, engraving } }: DrawnPiece): number {
  const engravingText = engraving?.text ?? ''
  return settingLeadTimeDays(asMade({ design, optionIds, fingerSize: null, engravingText }))
}

/** Holds orders that are wrong in one thing each to its code and field; none of them begins a payment. */
export async function expectCodes(
  probe: Probe,
  input: OrderInput,
  wrong: readonly (readonly [code: string, field: string | null, change: object])[],
): Promise<void> {
  for (const [code, field, change] of wrong) {
    const { payment, userErrors } = await place(probe, { ...input, idempotencyKey: newId(), ...change })
    const said = userErrors.map((error) => error.code)
    probe.expect(said.includes(code), `The codes are ${said.join() || 'none'} instead of ${code}`)
    const fields = userErrors.flatMap((error) => (error.code === code ? [error.field] : []))
    if (field !== null)
      probe.expect(fields.includes(field), `The field of ${code} is ${fields.join()} instead of ${field}`)
    probe.expectSame(payment, null, `The payment after ${code}`)
  }
}
