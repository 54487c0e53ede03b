import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { checkoutSession, guestOrder } from '../checkout/testing/checkout-session.ts'
import { pageOf } from '../checkout/testing/shopper.ts'
import type { AddCartItemInput } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { ask } from '../testing/ask.ts'
import { cartCodes } from '../testing/cart-codes.ts'
import { cartSession } from '../testing/cart-session.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import { messagesOf } from '../testing/messages-of.ts'

let mockApi: MockApi
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
})
afterEach(() => mockApi.close())

const solitaire = { gemstoneId: '100103' }
const studs = finishedPiece('EA-01003', '9ct Yellow Gold')

/** A guest who pays for pieces, and the newest letter of each kind. */
async function paidFor(...pieces: readonly Partial<AddCartItemInput>[]) {
  const cart = cartSession(mockApi)
  for (const [at, piece] of pieces.entries()) await cart.add({ basketItemId: `item-${at}`, ...piece })
  const totals = (await cartCodes(mockApi).get())?.totals
  const { payment } = await checkoutSession(mockApi).place({
    basketItemIds: pieces.map((_, at) => `item-${at}`),
    expectedTotal: pence(totals?.total ?? 0),
    delivery: { ...guestOrder.delivery, day: '2027-01-04' },
  })
  await providerVisitor(mockApi).pay(pageOf(payment) ?? '', '4242424242424242')
  const letters = await messagesOf(mockApi)
  return {
    transactionId: payment?.transactionId ?? '',
    textOf: (kind: string) => letters.find((letter) => letter.kind === kind)?.text ?? '',
    htmlOf: (kind: string) => letters.find((letter) => letter.kind === kind)?.html ?? '',
  }
}

/** What the order says of the sizes of its lines. */
async function sizesOf(transactionId: string): Promise<unknown> {
  const { data } = await ask(
    mockApi,
    'query ($id: ID!) { payment(transactionId: $id) { order { lines { fingerSize isSizeUnsure } } } }',
    { variables: { id: transactionId } },
  )
  return (data as { payment: { order: { lines: unknown } } }).payment.order.lines
}

describe('the letter that confirms an order (rules/checkout#messages)', () => {
  it('lists in its text what its page lists: lines, what a coupon took off, delivery, total and payment', async () => {
    const cart = cartSession(mockApi)
    await cart.add({ basketItemId: 'item-0', ...solitaire, fingerSize: 'M' })
    const codes = cartCodes(mockApi)
    await codes.apply('coupon', 'WELCOME5')
    await codes.apply('voucher', 'GIFT-250-LARK')
    const { textOf, htmlOf, transactionId } = await paidFor({ ...solitaire, fingerSize: 'M' }, studs)
    const facts = `Six-claw solitaire
Article: PR-00201
Metal: 18ct Yellow Gold
Shape: Round Brilliant
Finger size: M
Lab-grown diamond: 1.53 ct Round Brilliant, report IGI DEMO-LG962962798
Price: £1,940.85

Polished ball studs
Article: EA-01003
Metal: 9ct Yellow Gold
Price: £147.25

What it comes to
Coupon WELCOME5, taken off already: £109.90
Delivery, insured: Free
Total: £2,088.10
VAT in it: £348.02
Paid with a gift voucher: £250.00
Paid with Visa ending in 4242: £1,838.10

Delivered to
Name: Maria Smith
Address: 74 Alder Walk, Flat 1, Bath, BA1\u00a05LR`
    expect(textOf('ORDER_CONFIRMED')).toBe(`Dear Maria,

Thank you for your order. It arrives on Monday 4 January 2027. We will write again when it is on its way.

${facts}

See your order: http://localhost:3000/thank-you/${transactionId}

Ashcombe Jewellers Limited, company number 99001937. Questions? Call 0808 157 0142, free.`)
    for (const text of facts.split(/\n+|: /)) expect(htmlOf('ORDER_CONFIRMED')).toContain(text)
  })
})

describe('a ring whose size is not known (rules/products#finger-sizes)', () => {
  it.each([
    ['a ring sizer was asked for', { isSizeUnsure: true }],
    ['none was chosen', {}],
  ])('is made once it is: %s', async (_, piece) => {
    const { textOf, htmlOf, transactionId } = await paidFor({ ...solitaire, ...piece }, studs)
    expect(await sizesOf(transactionId)).toEqual([
      { fingerSize: null, isSizeUnsure: true },
      { fingerSize: null, isSizeUnsure: false },
    ])
    for (const letter of [textOf('ORDER_CONFIRMED'), htmlOf('ORDER_CONFIRMED')]) {
      expect(letter).toContain(
        'It arrives on Monday 4 January 2027, at the earliest: once we know your ring size.',
      )
      expect(letter).toContain('A free ring sizer is on its way to you.')
      expect(letter).toContain('we make your ring once you have confirmed it.')
      expect(letter).toContain('Once you have the free ring sizer')
    }
    expect(textOf('DELIVERY_DAY')).toContain('at the earliest: once we know your ring size.')
  })

  it('is none that has its size', async () => {
    const { textOf, transactionId } = await paidFor({ ...solitaire, fingerSize: 'M' })
    expect(await sizesOf(transactionId)).toEqual([{ fingerSize: 'M', isSizeUnsure: false }])
    expect(textOf('ORDER_CONFIRMED')).not.toContain('sizer')
    expect(textOf('ORDER_CONFIRMED')).toContain('Finger size: M')
  })
})
