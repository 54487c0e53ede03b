import type { Pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { collectedOrder, paidOrder } from '#testing/paid-order.ts'
import { invoiceSums, billSums } from './bill-sums.ts'

const shown = (sums: ReturnType<typeof billSums>) => sums.map(({ label, text }) => [label, text])

it('a bill says where it goes, the VAT in it, and what was paid', () => {
  expect(shown(billSums(paidOrder))).toEqual([
    ['To Anne-Marie O’Brien, 14 Larkfield Terrace, Bath BA1\u00a05LR', 'Free'],
    ['VAT, included', '£863.67'],
    ['Paid', '£5,182.00'],
  ])
  expect(shown(billSums(paidOrder, true))[0]).toEqual(['Delivery, insured', 'Free'])
  expect(shown(billSums(collectedOrder))[0]).toEqual(['Collected in Manchester', 'Free'])
})

it('a coupon is taken off the pieces as they stand above it, or is said to be off already', () => {
  const coupon = { couponCode: 'SPRING10', couponTotal: 182_00 as Pence, total: 5_000_00 as Pence }
  expect(shown(billSums({ ...paidOrder, ...coupon, subTotal: 5_000_00 as Pence }))[0]).toEqual([
    'Coupon SPRING10',
    '−£182.00',
  ])
  const [line] = paidOrder.lines
  const reduced = line ? [{ ...line, settingTotal: 753_00 as Pence }] : []
  expect(
    shown(billSums({ ...paidOrder, ...coupon, lines: reduced, subTotal: 5_000_00 as Pence }))[0],
  ).toEqual(['Coupon SPRING10, taken off already', '£182.00'])
})

it('a voucher is a way to pay: the total and its VAT stay as they are', () => {
  expect(shown(billSums({ ...paidOrder, voucherTotal: 200_00 as Pence })).slice(1)).toEqual([
    ['VAT, included', '£863.67'],
    ['Total', '£5,182.00'],
    ['By gift voucher', '£200.00'],
    ['Paid', '£4,982.00'],
  ])
})

it('what a lender pays is told from the deposit that was paid', () => {
  const payment = { credit: 4_663_80 as Pence }
  expect(shown(billSums({ ...paidOrder, payment })).slice(2)).toEqual([
    ['Total', '£5,182.00'],
    ['Lent by Marlowe Finance Limited', '£4,663.80'],
    ['Deposit paid', '£518.20'],
  ])
  expect(shown(invoiceSums({ ...paidOrder, payment })).slice(-2)).toEqual([
    ['Lent by Marlowe Finance Limited', '£4,663.80'],
    ['Deposit paid', '£518.20'],
  ])
})

it('an invoice says what it comes to without VAT and with it, and at which rate', () => {
  expect(shown(invoiceSums(paidOrder))).toEqual([
    ['Delivery, insured', 'Free'],
    ['Total without VAT', '£4,318.33'],
    ['VAT at 20%', '£863.67'],
    ['Total including VAT', '£5,182.00'],
    ['Paid', '£5,182.00'],
  ])
})

it.each([
  ['VAT at 0%', '£0.00', 0],
  ['VAT', '£400.00', 400_00],
])('of an order with VAT that is not on all of it the invoice says %s, %s', (label, text, vat) => {
  expect(shown(invoiceSums({ ...paidOrder, vat: vat as Pence }))[2]).toEqual([label, text])
})

it('what was paid back stands last', () => {
  const refund = { total: 5_182_00 as Pence, refundedAt: '2026-12-01T10:00:00Z' }
  expect(shown(billSums({ ...paidOrder, refund })).at(-1)).toEqual(['Refunded', '£5,182.00'])
})
