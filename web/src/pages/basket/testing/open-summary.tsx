import { pence, type Pence } from '@shop/schema/domain/values/money'
import { basketStore } from '#data/basket/basket-store.ts'
import { aBasket } from '#data/basket/testing/baskets.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import type { CartCodeErrorCode, CartFragment } from '#generated/graphql/graphql.ts'
import { shopRulesQuery } from '#generated/queries.ts'
import { BasketSummary } from '../basket-summary.tsx'

const rules = { queryKey: shopRulesQuery().queryKey, data: { getVat: { vat: 20 }, listSales: [] } }
export const coupon = { code: 'WELCOME5', label: '5% off your first order', problem: null, shortBy: null }
export const voucher = { code: 'GIFT-250-LARK', balance: pence(25_000), problem: null }

/** The cart of the ring in the basket, £5,182.00, with its codes. */
export function cartWith(codes: Partial<Pick<CartFragment, 'coupon' | 'voucher'>> = {}): CartFragment {
  const [line] = aBasket('a').BasketItems
  if (!line) throw new Error('There is no line')
  const couponTotal = codes.coupon ? pence(25_910) : pence(0)
  const total = codes.coupon ? pence(492_290) : pence(518_200)
  const voucherTotal = codes.voucher ? pence(25_000) : pence(0)
  return {
    cartSessionId: 'uid',
    userId: null,
    cartItems: [
      {
        ...line,
        addedAt: '2026-11-25T10:00:00.000Z',
        total,
        coupons: codes.coupon ? [{ code: 'WELCOME5', amount: couponTotal }] : [],
      },
    ],
    coupon: null,
    voucher: null,
    totals: {
      subTotal: pence(518_200),
      couponTotal,
      delivery: pence(0),
      total,
      vat: codes.coupon ? pence(82_048) : pence(86_367),
      voucherTotal,
      due: codes.voucher ? pence(total - 25_000) : total,
    },
    ...codes,
  }
}

/** A code that the cart does not take. */
export const refusal = (code: CartCodeErrorCode, shortBy: Pence | null = null) => ({
  cart: cartWith(),
  userErrors: [{ code, message: 'No.', shortBy }],
})

function Summary() {
  const { BasketItems } = basketStore.use()
  return <BasketSummary bought={BasketItems} leftOut={0} />
}

/** The summary of a basket, of one ring unless said otherwise, and the API that it asks. */
export async function openSummary(basket = aBasket('a')) {
  const api = stubApi()
  const screen = await renderInShop(<Summary />, { answers: [rules] })
  basketStore.update(() => basket)
  const open = screen.getByRole('button', { name: 'Add a coupon or gift voucher' })
  const field = screen.getByRole('textbox', { name: 'Coupon or gift voucher' })
  async function type(code: string) {
    await open.click()
    await field.fill(code)
    await screen.getByRole('button', { name: 'Apply' }).click()
  }
  return { api, screen, open, field, type }
}
