import { pence, subtractPence, sumPence, vatContained } from '@shop/schema/domain/values/money'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import type { Cart } from '../generated/resolvers.ts'
import { cartCodes } from '../testing/cart-codes.ts'
import { cartSession } from '../testing/cart-session.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { checkoutSession, guestOrder } from './testing/checkout-session.ts'

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

/** Pieces that sales lower, and what they cost while none runs, in Advent and in the New Year. */
const pieces = {
  // £885.00 less 15 percent is £752.25, less 12.5 percent £774.38: shown in steps of £5.00.
  'EA-01004': {
    ...finishedPiece('EA-01004', '18ct Yellow Gold'),
    none: 88_500,
    advent: 75_500,
    newYear: 77_500,
  },
  // £1,045.00 with 5 percent more off: less 20 percent £836.00, less 17.5 percent £862.13.
  'RI-00817': {
    ...finishedPiece('RI-00817', '18ct Rose Gold'),
    none: 104_500,
    advent: 84_000,
    newYear: 86_500,
  },
} as const
/** The last and the first moment of each sale, and one between. */
const moments = {
  '2026-11-15T23:59:59.999Z': 'none',
  '2026-11-16T00:00:00.000Z': 'advent',
  '2026-11-25T10:00:00.000Z': 'advent',
  '2026-12-01T23:59:59.999Z': 'advent',
  '2026-12-02T00:00:00.000Z': 'none',
  '2027-01-01T23:59:59.999Z': 'none',
  '2027-01-02T00:00:00.000Z': 'newYear',
} as const
const momentNames = Object.keys(moments) as (keyof typeof moments)[]
const skus = Object.keys(pieces) as (keyof typeof pieces)[]
/** Late enough for every basket and moment here, and no more than eight weeks after the first day. */
const day = '2027-02-10'

describe('the money of an order (rules/checkout#totals)', () => {
  const basket = fc.record({
    moment: fc.constantFrom(...momentNames),
    /** How long is waited before the press, and before it is paid: a sale may begin or end meanwhile. */
    waitsMs: fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1, 60_000)),
    rings: fc.uniqueArray(fc.constantFrom(...stones), { minLength: 1, maxLength: 4 }),
    finished: fc.uniqueArray(fc.constantFrom(...skus)),
    coupon: fc.constantFrom(null, 'WELCOME5', 'THANKS100', 'EXPORT'),
    voucher: fc.constantFrom(null, 'GIFT-250-LARK', 'GIFT-5000-WREN'),
  })

  it(
    'sums up to the penny, whatever is bought and whichever sale runs, with VAT and all ways to pay',
    {
      timeout: 60_000,
    },
    () =>
      fc.assert(
        fc.asyncProperty(basket, async ({ moment, waitsMs, rings, finished, coupon, voucher }) => {
          await worlds.reset('default')
          await worlds.setClock('default', moment)
          const cart = cartSession(mockApi)
          for (const gemstoneId of rings) await cart.add({ basketItemId: gemstoneId, gemstoneId })
          for (const sku of finished) {
            await cart.add({ basketItemId: sku, sku, optionIds: pieces[sku].optionIds })
          }
          const codes = cartCodes(mockApi)
          if (coupon !== null) await codes.apply('coupon', coupon)
          if (voucher !== null) await codes.apply('voucher', voucher)
          const seen = await codes.get()
          expect(pricesOf(seen, finished)).toEqual(finished.map((sku) => pieces[sku][moments[moment]]))

          await worlds.advanceClock('default', waitsMs[0])
          const now = await codes.get()
          const { totals } = now ?? {}
          const checkout = checkoutSession(mockApi)
          const press = (expectedTotal = pence(0)) =>
            checkout.place({
              idempotencyKey: String(expectedTotal),
              basketItemIds: [...rings, ...finished],
              expectedTotal,
              delivery: { ...guestOrder.delivery, day },
            })
          // Nothing is charged that was not shown.
          const first = await press(seen?.totals?.total)
          const changed = seen?.totals?.total === totals?.total ? [] : ['PRICE_CHANGED']
          expect(first.userErrors.map(({ code }) => code)).toEqual(changed)
          const { payment } = changed.length === 0 ? first : await press(totals?.total)
          await worlds.advanceClock('default', waitsMs[1])
          if (payment?.redirectUrl)
            await providerVisitor(mockApi).pay(new URL(payment.redirectUrl).pathname, '4242424242424242')

          const order = (await checkout.payment(payment?.transactionId ?? ''))?.order
          const lines = order?.lines ?? []
          expect(lines).toHaveLength(rings.length + finished.length)
          expect(lines.map((line) => line.total)).toEqual(now?.cartItems.map((item) => item.total))
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

/** What pieces cost before coupons. */
function pricesOf(cart: Cart | null, skusOf: readonly string[]): (number | null | undefined)[] {
  return skusOf.map((sku) => cart?.cartItems.find(({ basketItemId }) => basketItemId === sku)?.subTotal)
}
