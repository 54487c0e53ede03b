import { pence, subtractPence, sumPence, vatContained } from '@shop/schema/domain/values/money'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { cartCodes } from '../testing/cart-codes.ts'
import { cartSession } from '../testing/cart-session.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { createWorldClient, type WorldClient } from '../world/client.ts'
import { checkoutSession } from './testing/checkout-session.ts'

/** Some that the round solitaire holds. */
const stones = ['100100', '100101', '100103', '100106', '100117', '100120', '100124']

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  mockApi = createMockApi()
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.setClock('default', '2026-11-25T10:00:00Z')
})
afterEach(() => mockApi.close())

describe('the money of an order (rules/checkout#totals)', () => {
  const coupon = fc.constantFrom(null, 'WELCOME5', 'THANKS100', 'EXPORT')
  const voucher = fc.constantFrom(null, 'GIFT-250-LARK', 'GIFT-5000-WREN')
  const basket = fc.record({
    chosen: fc.uniqueArray(fc.constantFrom(...stones), { minLength: 1, maxLength: 5 }),
    coupon,
    voucher,
  })

  it('sums up to the penny, whatever is bought, with VAT and all ways to pay', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(basket, async ({ chosen, coupon: couponCode, voucher: voucherCode }) => {
        await worlds.reset('default')
        await worlds.setClock('default', '2026-11-25T10:00:00Z')
        const cart = cartSession(mockApi)
        for (const gemstoneId of chosen) await cart.add({ basketItemId: gemstoneId, gemstoneId })
        const codes = cartCodes(mockApi)
        if (couponCode !== null) await codes.apply('coupon', couponCode)
        if (voucherCode !== null) await codes.apply('voucher', voucherCode)
        const totals = (await codes.get())?.totals
        const checkout = checkoutSession(mockApi)
        const { payment } = await checkout.place({
          basketItemIds: chosen,
          expectedTotal: totals?.total ?? pence(0),
        })
        if (payment?.redirectUrl)
          await providerVisitor(mockApi).pay(new URL(payment.redirectUrl).pathname, '4242424242424242')
        const order = (await checkout.payment(payment?.transactionId ?? ''))?.order
        const lines = order?.lines ?? []
        expect(lines).toHaveLength(chosen.length)
        expect(sumPence(lines.map((line) => line.total))).toBe(order?.total)
        for (const { settingTotal, gemstones, total } of lines)
          expect(sumPence([settingTotal, ...gemstones.map((stone) => stone.total)])).toBe(total)
        const vatIsZero = order?.couponCode === 'EXPORT'
        expect(order?.vat).toBe(vatIsZero ? 0 : vatContained(order?.total ?? pence(0), 20))
        expect(order?.couponTotal).toBe(totals?.couponTotal)
        expect(payment?.amount).toBe(totals?.due)
        const paid = order?.payment?.paid ?? pence(0)
        expect(subtractPence(order?.total ?? pence(0), order?.voucherTotal ?? pence(0))).toBe(paid)
      }),
      { numRuns: 100 },
    ),
  )
})

it('keeps no number of a card, in no message, answer or table', async () => {
  const cart = cartSession(mockApi)
  const { cart: filled } = await cart.add({ basketItemId: 'item-1', gemstoneId: '100103' })
  const checkout = checkoutSession(mockApi)
  const { payment } = await checkout.place({ expectedTotal: filled?.cartItems[0]?.total ?? pence(0) })
  const paid = await providerVisitor(mockApi).pay(
    new URL(payment?.redirectUrl ?? '').pathname,
    '4242 4242 4242 4242',
  )
  const outbox = await mockApi.fetch(new Request('http://mock.test/outbox.json'))
  const told = JSON.stringify([
    await outbox.text(),
    await worlds.sentMessages('default'),
    await checkout.payment(payment?.transactionId ?? ''),
    paid.html,
    paid.location,
  ])
  expect(told).toContain('4242')
  expect(told.replaceAll(/\s/g, '')).not.toMatch(/4242-?4242/)
})
