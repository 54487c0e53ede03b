import { pence } from '@shop/schema/domain/values/money'
import type { WorldClient } from '@shop/schema/http/world-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { cartCodes } from '../testing/cart-codes.ts'
import { cartSession } from '../testing/cart-session.ts'
import { checkoutSession, type CheckoutSession } from './testing/checkout-session.ts'
import { pageOf } from './testing/shopper.ts'

const total = pence(204_300)

let mockApi: MockApi
let worlds: WorldClient
let checkout: CheckoutSession
let cart: ReturnType<typeof cartSession>
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  checkout = checkoutSession(mockApi)
  cart = cartSession(mockApi)
  await cart.add({ basketItemId: 'item-1', gemstoneId: '100103' })
})
afterEach(() => mockApi.close())

/** Presses the last button and pays with a card; answers the payment as it is afterwards. */
async function order(expectedTotal = total) {
  const { payment, userErrors } = await checkout.place({ expectedTotal })
  if (!payment?.redirectUrl) throw new Error(JSON.stringify(userErrors))
  await providerVisitor(mockApi).pay(new URL(payment.redirectUrl).pathname, '4242 4242 4242 4242')
  return checkout.payment(payment.transactionId)
}

describe('what an order is paid with', () => {
  const codes = () => cartCodes(mockApi)

  it('is less by a coupon, which setting and stone share', async () => {
    await codes().apply('coupon', 'WELCOME5')
    expect((await order(pence(194_085)))?.order).toMatchObject({
      subTotal: 194_085,
      total: 194_085,
      vat: 32_348,
      couponCode: 'WELCOME5',
      couponTotal: 10_215,
      lines: [{ settingTotal: 94_050, total: 194_085, gemstones: [{ total: 100_035 }] }],
    })
  })

  it('is a voucher first, which is used up when the order is paid', async () => {
    await codes().apply('voucher', 'GIFT-250-LARK')
    expect((await codes().get())?.voucher?.balance).toBe(25_000)
    expect(await order()).toMatchObject({
      amount: 179_300,
      order: { total, voucherTotal: 25_000, payment: { paid: 179_300 } },
    })
    await cart.add({ basketItemId: 'item-2', gemstoneId: '100117' })
    const { userErrors } = await codes().apply('voucher', 'GIFT-250-LARK')
    expect(userErrors.map(({ code }) => code)).toEqual(['VOUCHER_EMPTY'])
  })

  it('is nothing more where a voucher pays all of it: then it is an order at once', async () => {
    await codes().apply('voucher', 'GIFT-5000-WREN')
    const { payment } = await checkout.place({ expectedTotal: total })
    expect(payment).toMatchObject({
      status: 'PAID',
      amount: 0,
      redirectUrl: null,
      order: { total, voucherTotal: total, payment: { paid: 0, cardBrand: null } },
    })
    // Nothing was opened at the provider, who would say half an hour later that nobody has paid.
    await worlds.advanceClock('default', 60 * 60_000)
    expect(await worlds.sentMessages('default')).toEqual([])
  })

  it('is a deposit where a lender pays the rest', async () => {
    const financePlan = { months: 36, aprPercent: 9.9, depositPercent: 10 }
    const { payment } = await checkout.place({ expectedTotal: total, method: 'FINANCE', financePlan })
    const visitor = providerVisitor(mockApi)
    await visitor.send(pageOf(payment) ?? '', { action: 'apply', income: '24000', agrees: 'yes' })
    await visitor.pay(pageOf(payment) ?? '', '4242 4242 4242 4242', { action: 'deposit' })
    expect(await checkout.payment(payment?.transactionId ?? '')).toMatchObject({
      status: 'PAID',
      amount: total,
      order: { total, payment: { method: 'FINANCE', paid: 20_430, credit: 183_870 } },
    })
  })

  it('leaves no code on the cart that it empties: what comes next is another purchase', async () => {
    await codes().apply('coupon', 'WELCOME5')
    await codes().apply('voucher', 'GIFT-250-LARK')
    await order(pence(194_085))
    await cart.add({ basketItemId: 'item-2', gemstoneId: '100117' })
    expect(await codes().get()).toMatchObject({ coupon: null, voucher: null })
  })

  it('leaves the codes on a cart in which something stays', async () => {
    await cart.add({ basketItemId: 'item-2', gemstoneId: '100117' })
    await codes().apply('coupon', 'WELCOME5')
    await codes().apply('voucher', 'GIFT-250-LARK')
    await order(pence(194_085))
    expect(await codes().get()).toMatchObject({
      coupon: { code: 'WELCOME5' },
      voucher: { code: 'GIFT-250-LARK' },
      cartItems: [{ basketItemId: 'item-2' }],
    })
  })

  it('is never a voucher that pays for somebody else at this moment', async () => {
    await codes().apply('voucher', 'GIFT-250-LARK')
    await checkout.place({ expectedTotal: total })
    const other = cartSession(mockApi, { sessionId: 'session-2' })
    await other.add({ basketItemId: 'theirs', gemstoneId: '100117' })
    const { userErrors } = await cartCodes(mockApi, 'session-2').apply('voucher', 'GIFT-250-LARK')
    expect(userErrors.map(({ code }) => code)).toEqual(['VOUCHER_EMPTY'])
  })
})
