import type { OrderLineRecord, OrderPlacement, OrderRecord } from '@shop/fixtures/customers/order-record'
import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../outbox/outbox-store.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { confirmOrder, tellOfDispatch } from './order-messages.ts'
import { orderPageOf, type OrderPage } from './order-page.ts'
import { shownOrder } from './shown-order.ts'
import { trackingAt } from './tracking.ts'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

const address = {
  firstName: 'Zoë',
  lastName: 'Li',
  line1: '14 Larkfield Terrace',
  line2: null,
  town: 'Bath',
  county: null,
  postcode: 'BA1 5LR',
} as OrderRecord['deliveryAddress']

const ring = {
  id: 'l1',
  sku: 'PR-00201',
  name: 'Six-claw solitaire',
  optionIds: ['161'],
  options: [{ name: 'Metal', value: '18ct Yellow Gold' }],
  fingerSize: 'N',
  engraving: { font: 'Roman', text: 'EVER YOURS' },
  gemstones: [
    {
      gemStoneType: 'SAPPHIRE',
      caratWeight: 1.01,
      shape: 'Round Brilliant',
      certificate: 'GIA',
      repNo: '77',
    },
    { gemStoneType: 'SAPPHIRE', caratWeight: 0.5, shape: 'Oval', certificate: null, repNo: '78' },
    { gemStoneType: 'SAPPHIRE', caratWeight: 0.4, shape: 'Pear', certificate: 'GIA', repNo: null },
  ],
  total: pence(520_100),
} as unknown as OrderLineRecord

const placement = {
  email: 'zoe@example.com',
  boutique: null,
  deliveryOn: '2027-01-04',
  giftMessage: null,
  couponCode: null,
  couponTotal: pence(0),
  voucherTotal: pence(0),
  payment: {
    transactionId: 't1',
    method: 'CARD',
    cardBrand: 'Visa',
    cardLastDigits: '4242',
    paid: pence(520_100),
    credit: null,
  },
} as unknown as OrderPlacement

const order = {
  uid: 'u1',
  number: 'AC-204817',
  lines: [ring],
  delivery: pence(0),
  total: pence(520_100),
  vat: pence(86_683),
  deliveryAddress: address,
  stages: [],
  refund: null,
  placement,
} as unknown as OrderRecord

/** The letters that confirm an order, the one about its day first. */
function letters(changed: Partial<OrderRecord> = {}, page: OrderPage = 'guest') {
  confirmOrder(world, 'http://shop.test', { ...order, ...changed }, { page, scheduleToken: 's1' })
  return messagesOf(world)
}
const placed = (changed: object): OrderPlacement => ({ ...placement, ...changed })
const paidBy = (changed: object) => placed({ payment: { ...placement.payment, ...changed } })
const textOf = (changed: Partial<OrderRecord>) => letters(changed)[1]?.text ?? ''

describe('the letter that confirms an order', () => {
  it('says all that was ordered', () => {
    const [, letter] = letters()
    expect(letter).toMatchObject({
      kind: 'ORDER_CONFIRMED',
      to: 'zoe@example.com',
      subject: 'Your order AC-204817',
      link: { label: 'See your order', address: 'http://shop.test/thank-you/t1' },
    })
    expect(letter?.text.split('\n\n').slice(0, -2)).toEqual([
      'Dear Zoë,',
      'Thank you for your order. It arrives on Monday 4 January 2027. We will write again when it is on its way.',
      'Six-claw solitaire\nArticle: PR-00201\nMetal: 18ct Yellow Gold\nFinger size: N\nEngraved in Roman: EVER YOURS\nSapphire: 1.01 ct Round Brilliant, report GIA 77\nSapphire: 0.5 ct Oval, report 78\nSapphire: 0.4 ct Pear\nPrice: £5,201.00',
      'What it comes to\nDelivery, insured: Free\nTotal: £5,201.00\nVAT in it: £866.83\nPaid with Visa ending in 4242: £5,201.00',
      'Delivered to\nName: Zoë Li\nAddress: 14 Larkfield Terrace, Bath, BA1\u00a05LR',
    ])
  })

  it('says what a coupon, a voucher and a lender have paid', () => {
    const changed = {
      delivery: pence(1_000),
      placement: placed({
        couponCode: 'TEN',
        couponTotal: pence(52_010),
        voucherTotal: pence(25_000),
        payment: { ...placement.payment, method: 'FINANCE', paid: pence(50_000), credit: pence(400_000) },
      }),
    }
    expect(textOf(changed)).toContain(
      'What it comes to\nCoupon TEN, taken off already: £520.10\nDelivery, insured: £10.00\nTotal: £5,201.00\nVAT in it: £866.83\nPaid with a gift voucher: £250.00\nDeposit, paid: £500.00\nPaid by the lender: £4,000.00\n\n',
    )
  })

  it.each([
    [{ cardBrand: null }, 'Paid with a card ending in 4242: £5,201.00'],
    [{ cardLastDigits: null }, 'Paid: £5,201.00'],
    [{ paid: pence(0) }, 'VAT in it: £866.83\n\n'],
  ])('says of a payment with %j: %s', (changed, line) => {
    expect(textOf({ placement: paidBy(changed) })).toContain(line)
  })

  it('says of a ring without a size when it is made, and how its size is found', () => {
    const text = textOf({ lines: [{ ...ring, fingerSize: null, isSizeUnsure: true }] })
    expect(text).toContain(
      'It arrives on Monday 4 January 2027, at the earliest: once we know your ring size. We will write again',
    )
    expect(text).toContain('A free ring sizer is on its way to you.')
    expect(text).toContain('call us on 0808 157 0142, free')
    expect(text).toContain('\nFinger size: Once you have the free ring sizer\n')
    expect(textOf({})).not.toContain('ring sizer')
  })

  it('says of a piece without size and lettering neither', () => {
    const text = textOf({ lines: [{ ...ring, fingerSize: null, engraving: null, gemstones: [] }] })
    expect(text).toContain('Metal: 18ct Yellow Gold\nPrice: £5,201.00')
  })

  it('says where it is collected, and what stands on its card', () => {
    const text = textOf({
      placement: placed({ boutique: 'CHESHIRE', giftMessage: 'For you' }),
      deliveryAddress: { ...address, line2: 'Flat 2', county: 'Avon' },
    })
    expect(text).toContain('You can collect it in Cheshire from Monday 4 January 2027 on.')
    expect(text).toContain(
      'Collected from\nName: Zoë Li\nAddress: 14 Larkfield Terrace, Flat 2, Bath, Avon, BA1\u00a05LR\n\nOn the card: For you\n\n',
    )
  })

  it.each([
    ['account', 'http://shop.test/user/tracking/u1'],
    ['guest', 'http://shop.test/thank-you/t1'],
    [null, undefined],
  ] as const)('leads whoever may see it as %s to %s', (page, to) => {
    expect(letters({}, page)[1]?.link?.address).toBe(to)
  })

  it('comes with another that chooses the day', () => {
    const [letter] = letters()
    expect(letter).toMatchObject({
      kind: 'DELIVERY_DAY',
      to: 'zoe@example.com',
      subject: 'When suits you for order AC-204817?',
      link: { label: 'Choose another day', address: 'http://shop.test/schedule?order=s1' },
    })
    expect(letter?.text).toContain(
      'Dear Zoë,\n\nIt arrives on Monday 4 January 2027. If another day is better, choose one here until the parcel is with the carrier.\n\n',
    )
  })

  it('is not written of an order from before checkouts were kept', () => {
    expect(letters({ placement: null })).toEqual([])
    tellOfDispatch(world, 'http://shop.test', { ...order, placement: null }, 'guest')
    expect(messagesOf(world)).toEqual([])
  })
})

it.each([
  [null, 'It arrives on Monday 4 January 2027.\n\nSomebody has to be there to sign for it.'],
  [
    'LONDON',
    'You can collect it in London from Monday 4 January 2027 on.\n\nPlease bring something with your name and photograph.',
  ],
])('the letter that tells of a dispatch to %j says who has to be there', (boutique, words) => {
  tellOfDispatch(world, 'http://shop.test', { ...order, placement: placed({ boutique }) }, 'account')
  const [letter] = messagesOf(world)
  expect(letter).toMatchObject({
    kind: 'ORDER_DISPATCHED',
    subject: 'Your order AC-204817 is on its way',
    link: { address: 'http://shop.test/user/tracking/u1' },
  })
  expect(letter?.text).toContain(
    `Dear Zoë,\n\nIt is with the carrier, insured until it is in your hands. ${words}\n\n`,
  )
})

it.each([
  ['', null],
  [null, 'guest'],
  ['c1', 'account'],
])('the order of the account %j is shown as %j', (accountId, page) => {
  expect(orderPageOf({ accountId })).toBe(page)
})

describe('an order at a moment', () => {
  const stages = [
    { stage: 'ORDERED', at: '2026-11-04T10:24:00.000Z' },
    { stage: 'MADE', at: '2026-12-01T08:00:00.000Z' },
  ] as const
  const refund = { total: pence(100), refundedAt: '2026-11-20T10:00:00.000Z' }
  const at = (instant: string, refunded: OrderRecord['refund'] = null) =>
    trackingAt({ stages, refund: refunded }, new Date(instant)).map(({ doneAt, expectedOn }) => [
      doneAt,
      expectedOn,
    ])

  it('has done what was planned until then, and expects the rest', () => {
    expect(at('2026-11-25T10:00:00.000Z')).toEqual([
      [stages[0].at, null],
      [null, '2026-12-01'],
    ])
    expect(at(stages[1].at)).toEqual([
      [stages[0].at, null],
      [stages[1].at, null],
    ])
  })

  it('that was paid back expects nothing from then on', () => {
    expect(at('2026-11-19T10:00:00.000Z', refund)[1]).toEqual([null, '2026-12-01'])
    expect(at(refund.refundedAt, refund)[1]).toEqual([null, null])
    expect(at('2026-12-02T10:00:00.000Z', refund)[1]).toEqual([null, null])
    const shown = (instant: string) =>
      shownOrder({ bySku: () => undefined }, { ...order, refund }, new Date(instant)).refund
    expect(shown('2026-11-20T09:59:59.999Z')).toBeNull()
    expect(shown(refund.refundedAt)).toEqual(refund)
  })

  it('says of its lines which size is still to come, and shows no design that has gone', () => {
    const { lines, ...shown } = shownOrder(
      { bySku: () => undefined },
      { ...order, lines: [ring, { ...ring, isSizeUnsure: true }] },
      new Date('2026-11-25T10:00:00Z'),
    )
    expect(lines).toMatchObject([
      { isSizeUnsure: false, design: null, optionIds: ['161'] },
      { isSizeUnsure: true },
    ])
    expect(shown).toMatchObject({ number: 'AC-204817', deliveryOn: '2027-01-04', refund: null })
  })
})
