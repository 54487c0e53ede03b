import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed } from './deviating-api.ts'

const longAgo = '2001-01-01'
const farAhead = '2099-01-01T00:00:00.000Z'

/** Each order as if it had been paid back, or what was paid back in another way. */
const refunded = (change: (order: Readonly<Record<string, unknown>>) => object) =>
  answering({
    'Order.refund': (refund, { parent }) => ({
      total: parent['total'],
      refundedAt: parent['placedAt'],
      ...(isObject(refund) && refund),
      ...change(parent),
    }),
  })

/** The stages of an order, each with what is changed of it by its place. */
const staged = (change: (stage: Readonly<Record<string, unknown>>, place: number) => unknown) =>
  answering({
    'Order.tracking': listed((stages) =>
      stages.map((stage, place) => (isObject(stage) ? change(stage, place) : stage)),
    ),
  })

/** What an API can get wrong of money and stages of an order. */
export const orderDeviations: readonly DeviatingApi[] = [
  ...caughtBy('Orders: VAT of an order is contained in its total', {
    'says that orders hold no VAT': answering({ 'Order.vat': () => 0 }),
    'says VAT of an order on top of its total': answering({
      'Order.vat': (vat, { parent: { total } }) => (typeof total === 'number' ? Math.round(total / 5) : vat),
    }),
  }),
  ...caughtBy(
    'Orders: what was paid for an order is what it cost, and nothing comes off it without a coupon',
    {
      'says that ten pounds more were paid for an order than it cost': answering({
        'Order.payment': (payment, { parent: { total } }) =>
          payment ?? { paid: Number(total) + 1000, credit: null },
      }),
      'leaves out what the lender pays for an order': answering({
        'Order.payment': (payment, { parent: { total } }) =>
          payment ?? { paid: Math.round(Number(total) / 10), credit: null },
      }),
      'says that a voucher has paid more than an order cost': answering({
        'Order.voucherTotal': () => 99_999_999,
      }),
      'says that five pounds came off an order without a coupon': answering({
        'Order.couponTotal': () => 500,
      }),
      'takes the coupon off the lines of an order twice': answering({
        'Order.couponCode': () => 'WELCOME5',
        'Order.couponTotal': () => 500,
        'Order.subTotal': (subTotal) => Number(subTotal) - 1000,
      }),
    },
  ),
  ...caughtBy(
    'Orders: an order was placed, paid and paid back in time that has passed, and no more than it cost came back',
    {
      'has placed an order in time to come': answering({ 'Order.placedAt': () => farAhead }),
      'pays more of an order back than it cost': refunded(({ total }) => ({ total: Number(total) + 1 })),
      'has paid an order back before it was placed': refunded(() => ({
        refundedAt: `${longAgo}T00:00:00.000Z`,
      })),
      'has paid an order back in time to come': refunded(() => ({ refundedAt: farAhead })),
      'says that an order was paid in time to come': answering({
        'Order.payment': (payment) => ({ ...(isObject(payment) && payment), paidAt: farAhead }),
      }),
    },
  ),
  ...caughtBy('Orders: each line of an order leads to the design that it names', {
    'leads from a line of an order to another design': answering({
      'OrderLine.design': (design) => (isObject(design) ? { ...design, sku: 'PR-00000' } : design),
    }),
  }),
  ...caughtBy('OrderTracking: no stage of an order is done or planned before the one that it follows', {
    'says that an order was delivered before it was made': staged((stage, place) =>
      place === 1 ? { ...stage, doneAt: null, expectedOn: '2099-01-01' } : stage,
    ),
    'did every stage of an order before it was placed': staged((stage, place) =>
      place > 0 && stage['doneAt'] !== null ? { ...stage, doneAt: `${longAgo}T00:00:00.000Z` } : stage,
    ),
    'plans the delivery of an order for a day long ago': staged((stage) =>
      stage['stage'] === 'DELIVERED' && stage['doneAt'] === null ? { ...stage, expectedOn: longAgo } : stage,
    ),
    'has done what is to come': staged((stage) => ({
      ...stage,
      doneAt: stage['doneAt'] ?? '2099-01-01T00:00:00.000Z',
      expectedOn: null,
    })),
    'says of an order neither what is done nor when it will be': staged((stage) => ({
      ...stage,
      expectedOn: null,
    })),
  }),
  ...caughtBy('OrderTracking: a stone is secured of an order that has one, and of no other', {
    'secures a stone of every order': answering({
      'Order.tracking': listed((stages) => [{ stage: 'STONE_SECURED' }, ...stages]),
    }),
    'secures no stone': answering({
      'Order.tracking': listed((stages) =>
        stages.filter((stage) => !isObject(stage) || stage['stage'] !== 'STONE_SECURED'),
      ),
    }),
  }),
  ...caughtBy('Orders: a stone that was sold is the one of its id', {
    'says the carats of another stone in an order': answering({
      'OrderStone.caratWeight': (carats) => Number(carats) + 0.1,
    }),
    'says the shape of another stone in an order': answering({
      'OrderStone.shape': (shape) => (shape === 'ROUND' ? 'OVAL' : 'ROUND'),
    }),
  }),
  ...caughtBy('Orders: only a lender lends, and of a card there are four digits at most, with its brand', {
    'says a credit of nothing by card': paidBy({ credit: 0 }),
    'tells more than four digits of a card': paidBy({
      cardBrand: 'Visa',
      cardLastDigits: '4242424242424242',
    }),
    'tells the digits of a card where none paid': paidBy({ cardLastDigits: '4242' }),
  }),
]

/** Each order as if it had been paid by card, in another way. */
function paidBy(change: object): DeviatingApi['deviate'] {
  const byCard = { method: 'CARD', credit: null, cardBrand: null, cardLastDigits: null }
  return answering({ 'Order.payment': () => ({ ...byCard, ...change }) })
}
