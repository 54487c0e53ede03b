import { pence } from '@shop/schema/domain/values/money'
import { assetAt } from '#data/testing/pictures.ts'
import type { AskedPayment, PaidOrder } from '#shop/order/use-payment.ts'

const home = {
  firstName: 'Anne-Marie',
  lastName: 'O’Brien',
  line1: '14 Larkfield Terrace',
  line2: null,
  town: 'Bath',
  county: null,
  postcode: 'BA1 5LR',
  country: 'GB',
}

/** A ring with its stone, paid by card on a Wednesday morning. */
export const paidOrder: PaidOrder = {
  uid: 'u4711',
  number: 'AC-204817',
  placedAt: '2026-11-25T10:24:00Z',
  lines: [
    {
      id: 'l1',
      sku: 'PR-00201',
      name: 'Six-claw solitaire',
      optionIds: ['161', '171'],
      options: [
        { name: 'Metal', value: '18ct Yellow Gold' },
        { name: 'Shape', value: 'Round Brilliant' },
      ],
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: { font: 'Roman', text: 'EVER YOURS' },
      gemstones: [
        {
          gemstoneId: '100010',
          gemStoneType: 'NATURAL_DIAMOND',
          shape: 'Round Brilliant',
          caratWeight: 1.01,
          plainColour: 'G',
          fancyColour: null,
          species: null,
          clarity: 'VS2',
          cut: 'EXCELLENT',
          certificate: 'GIA',
          repNo: 'DEMO-2140937',
          total: pence(4_247_00),
        },
      ],
      settingTotal: pence(935_00),
      total: pence(5_182_00),
      design: {
        category: { id: '1' },
        subCategory: { id: '1' },
        pictures: [{ tags: ['161'], asset: assetAt('/placeholder-300X300.webp') }],
      },
    },
  ],
  subTotal: pence(5_182_00),
  delivery: pence(0),
  total: pence(5_182_00),
  vat: pence(863_67),
  deliveryAddress: home,
  tracking: [
    { stage: 'ORDERED', doneAt: '2026-11-25T10:24:00Z', expectedOn: null },
    { stage: 'STONE_SECURED', doneAt: null, expectedOn: '2026-11-26' },
    { stage: 'MADE', doneAt: null, expectedOn: '2026-12-18' },
    { stage: 'ASSAYED', doneAt: null, expectedOn: '2026-12-22' },
    { stage: 'CHECKED', doneAt: null, expectedOn: '2026-12-29' },
    { stage: 'DISPATCHED', doneAt: null, expectedOn: '2026-12-31' },
    { stage: 'DELIVERED', doneAt: null, expectedOn: '2027-01-04' },
  ],
  refund: null,
  boutique: null,
  couponCode: null,
  couponTotal: null,
  voucherTotal: null,
  email: 'anne@example.com',
  billingAddress: home,
  deliveryOn: '2027-01-04',
  giftMessage: null,
  payment: {
    method: 'CARD',
    cardBrand: 'Visa',
    cardLastDigits: '4242',
    paidAt: '2026-11-25T10:24:00Z',
    paid: pence(5_182_00),
    credit: null,
  },
}

/** The same order, collected from Manchester. */
export const collectedOrder: PaidOrder = {
  ...paidOrder,
  boutique: 'MANCHESTER',
  deliveryAddress: { ...home, line1: 'King Street', town: 'Manchester', postcode: 'M2 0AA' },
}

/** A payment by card that nobody has answered yet. */
export const pendingPayment: AskedPayment = {
  transactionId: 'T-4711',
  status: 'PENDING',
  method: 'CARD',
  amount: pence(5_182_00),
  redirectUrl: 'https://api.example.com/pay/p1',
  declineReason: null,
  paymentLink: null,
  order: null,
}

/** The payment that made the order. */
export const paidPayment: AskedPayment = {
  ...pendingPayment,
  status: 'PAID',
  redirectUrl: null,
  order: paidOrder,
}

/** The same whose finger size is still to be told. */
export const openSizeOrder: PaidOrder = {
  ...paidOrder,
  lines: paidOrder.lines.map((line) => ({ ...line, fingerSize: null, isSizeUnsure: true })),
}
