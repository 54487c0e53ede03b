import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import {
  isBankHoliday,
  isLondonDate,
  type LondonDate,
  weekday,
  workingDayFrom,
} from '@shop/schema/domain/values/calendar'
import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

type Input = Readonly<Record<string, unknown>>

/** An API that takes an order for another one. */
export const taking = (change: (input: Input) => Input) =>
  misreading('placeOrder', 'input', (input) => (isObject(input) ? change(input) : input))

/** The same of a part of it: `delivery`. */
export const takingPart = (name: string, change: (part: Input) => Input) =>
  taking((input) => {
    const part = input[name]
    return isObject(part) ? { ...input, [name]: change(part) } : input
  })

const aDay = '2027-02-03'
const soon = '2026-12-20'
const farOff = '2028-01-01'
const winter = '2027-03-01'
const holidays = bundledBankHolidays.map(({ date }) => date)

/** An API that delivers on some day for which it has no van, as if it were another. */
const onAnyDay = (
  isMeant: (day: LondonDate) => boolean,
  meant: (day: LondonDate) => LondonDate = () => aDay,
) =>
  takingPart('delivery', (delivery) => {
    const day = String(delivery['day'])
    return isLondonDate(day) && isMeant(day) ? { ...delivery, day: meant(day) } : delivery
  })

/** An API that does not know some of the holidays. */
const onHolidays = (isMeant: (day: LondonDate) => boolean) =>
  onAnyDay(isMeant, (day) => workingDayFrom(day, holidays))

const exceptPriceChanged = (errors: readonly unknown[]) =>
  errors.filter((error) => !isObject(error) || error['code'] !== 'PRICE_CHANGED')

const seenBy = ({ input }: Input) => (isObject(input) ? Number(input['expectedTotal']) : 0)

function totalOf({ cart }: Input): number {
  const totals = isObject(cart) ? cart['totals'] : null
  return isObject(totals) ? Number(totals['total']) : 0
}

/** What an API can get wrong of an order that cannot be placed. */
export const orderRefusalDeviations: readonly DeviatingApi[] = [
  ...caughtBy('PlaceOrder: an order that cannot be placed says why, by code and field, and begins nothing', {
    'needs no terms to be accepted': taking((input) => ({
      ...input,
      acceptsTerms: true,
      acceptsSaleTerms: true,
    })),
    'names no field of an order': answering({ 'CheckoutUserError.field': () => null }),
    'takes any phone number': takingPart('contact', (contact) => ({ ...contact, phone: '07700900461' })),
    'sends a bill to any postcode': takingPart('billingAddress', (bill) => ({
      ...bill,
      postcode: 'BA1 5LR',
    })),
    'cuts a long message of a gift off': taking((input) =>
      typeof input['giftMessage'] === 'string'
        ? { ...input, giftMessage: input['giftMessage'].slice(0, 200) }
        : input,
    ),
    'lends on any plan': taking((input) =>
      isObject(input['financePlan'])
        ? { ...input, financePlan: { months: 12, aprPercent: 0, depositPercent: 10 } }
        : input,
    ),
    'chooses a plan of its own': taking((input) =>
      input['method'] === 'FINANCE'
        ? { ...input, financePlan: { months: 12, aprPercent: 0, depositPercent: 10 } }
        : input,
    ),
  }),
  ...caughtBy(
    'PlaceOrder: another total than was seen, more or less, begins nothing, and the cart beside it has the right one',
    {
      'takes any total for the one that was seen': answering({
        'PlaceOrderPayload.userErrors': listed(exceptPriceChanged),
      }),
      'takes an order whose price has risen': answering({
        'Mutation.placeOrder': (placed, { args }) =>
          isObject(placed) && seenBy(args) < totalOf(placed)
            ? {
                ...placed,
                userErrors: listed(exceptPriceChanged)(placed['userErrors'], { args, parent: {} }),
              }
            : placed,
      }),
      'shows no cart beside a price that has changed': answering({ 'PlaceOrderPayload.cart': () => null }),
      'shows a cart at the price that was seen': answering({
        'Mutation.placeOrder': (placed, { args }) =>
          isObject(placed) ? { ...placed, cart: { totals: { total: seenBy(args) } } } : placed,
      }),
    },
  ),
  ...caughtBy(
    'PlaceOrder: an order arrives neither too early, nor on a weekend, nor more than eight weeks after it can',
    {
      'delivers sooner than it can': onAnyDay((day) => day < soon),
      'delivers on Sundays': onAnyDay((day) => weekday(day) === 0),
      'delivers on Saturdays': onAnyDay((day) => weekday(day) === 6),
      'delivers up to a year ahead': onAnyDay((day) => day > winter && day < farOff),
      'delivers years ahead': onAnyDay((day) => day > farOff),
    },
  ),
  ...caughtBy('PlaceOrder: nothing arrives on a bank holiday', {
    'delivers on bank holidays': onHolidays((day) => isBankHoliday(day, holidays)),
    'delivers on substitute days': onHolidays((day) => day.endsWith('-12-28')),
  }),
  ...caughtBy(
    'PlaceOrder: an order for a line that is not there names it, and begins nothing for the others',
    {
      'names no line of an order that is gone': answering({ 'CheckoutUserError.basketItemId': () => null }),
      'orders what is there of an order': taking((input) => {
        const ids: unknown = input['basketItemIds']
        return Array.isArray(ids) ? { ...input, basketItemIds: ids.slice(0, 1) } : input
      }),
    },
  ),
  ...caughtBy('PlaceOrder: an order goes to an address or to a boutique, not to both', {
    'delivers to an address and ignores the boutique': takingPart('delivery', (delivery) => {
      const { boutique: _, ...others } = delivery
      return delivery['address'] ? others : delivery
    }),
  }),
]
