import { pence } from '@shop/schema/domain/values/money'
import type { MockApi } from '../../app.ts'
import { cartSession } from '../../testing/cart-session.ts'
import { checkoutSession } from './checkout-session.ts'

/** A day on which every piece of these tests can arrive. */
const day = '2027-01-18'
const address = { line1: '74 Alder Walk', town: 'Bath', postcode: 'BA1 5LR' }

/** Somebody with a stone in the basket who presses the last button as often as they like. */
export async function shopperWith(
  mockApi: Pick<MockApi, 'fetch'>,
  { gemstoneId, sessionId, world }: Readonly<Record<'gemstoneId' | 'sessionId' | 'world', string>>,
) {
  const cart = cartSession(mockApi, { sessionId, world })
  const checkout = checkoutSession(mockApi, { world })
  // No two browsers make the same id.
  const basketItemId = `ring of ${sessionId}`
  const { cart: filled } = await cart.add({ basketItemId, gemstoneId })
  const expectedTotal = pence(filled?.cartItems[0]?.total ?? 0)
  let presses = 0
  return {
    cart,
    checkout,
    /** Presses the button, or sends the last press once more. */
    async press({ isRetry = false } = {}) {
      if (!isRetry || presses === 0) presses += 1
      const { payment, userErrors } = await checkout.place({
        idempotencyKey: `${sessionId} ${presses}`,
        cartSessionId: sessionId,
        basketItemIds: [basketItemId],
        expectedTotal,
        delivery: { address, day },
      })
      return { payment, codes: userErrors.map(({ code }) => code) }
    },
  }
}

export type Shopper = Awaited<ReturnType<typeof shopperWith>>

/** The path of a payment's page with its world; null once it has ended. */
export function pageOf(payment: { readonly redirectUrl?: string | null } | null): string | null {
  const url = payment?.redirectUrl
  return url ? url.slice(new URL(url).origin.length) : null
}
