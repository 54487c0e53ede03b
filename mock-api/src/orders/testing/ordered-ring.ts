import type { OrderLineRecord, OrderRecord } from '@shop/fixtures/customers/order-record'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { pence } from '@shop/schema/domain/values/money'
import type { NewPayment, Purchase } from '../../checkout/payment-store.ts'
import { makeOrder } from '../make-order.ts'

export const holidays = bundledBankHolidays.map(({ date }) => date)

const address = {
  firstName: 'Maria',
  lastName: 'Smith',
  line1: '74 Alder Walk',
  line2: null,
  town: 'Bath',
  county: null,
  postcode: 'BA1 5LR',
  country: 'GB',
  phone: null,
} as const

/** A ring with the loose stone 100103. */
export const ring: OrderLineRecord = {
  id: 'item-1',
  sku: 'PR-00201',
  name: 'Six-claw solitaire',
  optionIds: [],
  options: [],
  fingerSize: 'M',
  engraving: null,
  gemstones: [
    {
      gemstoneId: '100103',
      gemStoneType: 'LAB_GROWN_DIAMOND',
      shape: 'Round Brilliant',
      caratWeight: 1.53,
      plainColour: 'G',
      fancyColour: null,
      species: null,
      clarity: 'VS2',
      cut: 'EXCELLENT',
      certificate: 'IGI',
      repNo: 'DEMO-1',
      total: pence(110_800),
    },
  ],
  settingTotal: pence(93_500),
  total: pence(204_300),
}

/** Studs without a loose stone. */
export const studs: OrderLineRecord = {
  ...ring,
  id: 'item-2',
  sku: 'EA-01003',
  fingerSize: null,
  gemstones: [],
}

/** A guest's ring, which is delivered to an address on 4 January 2027. */
export const purchase: Purchase = {
  basketItemIds: ['item-1'],
  lines: [ring],
  subTotal: pence(204_300),
  delivery: pence(0),
  total: pence(204_300),
  vat: pence(34_050),
  couponCode: null,
  couponTotal: pence(0),
  voucherCode: null,
  voucherTotal: pence(0),
  email: 'maria@example.com',
  deliveryAddress: address,
  billingAddress: address,
  boutique: null,
  day: '2027-01-04',
  readyOn: '2027-01-04',
  giftMessage: null,
  financePlan: null,
}

/** The payment of that ring. */
export const payment: NewPayment = {
  transactionId: 'pay-1',
  idempotencyKey: 'press-1',
  inputHash: 'hash',
  accountId: null,
  cartSessionId: 'session-1',
  linkId: null,
  method: 'CARD',
  amountPence: pence(204_300),
  begunAt: '2026-11-25T09:50:00.000Z',
  expiresAt: '2026-11-25T10:20:00.000Z',
  path: '/pay/pay-1',
  purchase,
}

/** The order of a purchase that was paid at a moment. */
export function orderOf(
  bought: Purchase,
  { uid = 'uid-1', number = 'AC-204817', placedAt = '2026-11-25T10:00:00.000Z' } = {},
): OrderRecord {
  return makeOrder(bought, {
    uid,
    number,
    placedAt: new Date(placedAt),
    payment: {
      transactionId: 'pay-1',
      method: 'CARD',
      cardBrand: 'Visa',
      cardLastDigits: '4242',
      paidAt: placedAt,
      paid: bought.total,
      credit: null,
    },
    holidays,
  })
}
