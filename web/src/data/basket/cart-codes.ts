import type { Pence } from '@shop/schema/domain/values/money'
import type { CartCodeErrorCode } from '#generated/graphql/graphql.ts'
import { apiErrorKind } from '../api-error.ts'
import { reportError } from '../report-error.ts'
import { shopNow } from '../shop-clock.ts'
import { basketStore } from './basket-store.ts'
import { cartServer, type CartServer, type CodeChange } from './cart-server.ts'
import { inTurn } from './cart-sync.ts'
import { withCart } from './cart-transitions.ts'

/** What became of a code. */
export type CodeOutcome =
  | {
      readonly kind: 'done'
      readonly what: CodeChange['kind']
      /** The code that is on now, and the one whose place it has taken; null where it took none. */
      readonly replaced: { readonly code: string; readonly before: string } | null
    }
  | {
      readonly kind: 'refused'
      readonly code: CartCodeErrorCode
      /** What the pieces of a coupon lack of its minimum; null where that is not why. */
      readonly shortBy: Pence | null
    }
  /** No answer came, or the cart is not there yet: the same may be tried again. */
  | { readonly kind: 'not-reached' }

/**
 * Puts a code on the cart, which may be a coupon or a gift voucher: the shopper has one field for both
 * (rules/checkout#coupons). Waits for what the basket is telling the cart already. The basket has the cart's answer
 * afterwards.
 */
export async function applyCode(code: string, server: CartServer = cartServer): Promise<CodeOutcome> {
  const asCoupon = await change('coupon', code, server)
  const isUnknown = asCoupon.kind === 'refused' && asCoupon.code === 'UNKNOWN_COUPON'
  return isUnknown ? change('voucher', code, server) : asCoupon
}

/** Takes the coupon or the voucher off the cart. */
export function removeCode(kind: CodeChange['kind'], server: CartServer = cartServer): Promise<CodeOutcome> {
  return change(kind, null, server)
}

async function change(
  kind: CodeChange['kind'],
  code: string | null,
  server: CartServer,
): Promise<CodeOutcome> {
  let outcome: CodeOutcome = { kind: 'not-reached' }
  await inTurn(async () => {
    outcome = await ask(kind, code, server)
  })
  return outcome
}

async function ask(kind: CodeChange['kind'], code: string | null, server: CartServer): Promise<CodeOutcome> {
  const { BasketUID: uid } = basketStore.state
  if (uid === null) return { kind: 'not-reached' }
  const before = codeOn(kind)
  try {
    const { cart, userErrors } = await server.changeCode({ kind, uid, code })
    basketStore.update((record) => withCart(record, uid, cart, shopNow()))
    const [error] = userErrors
    if (error === undefined) return { kind: 'done', what: kind, replaced: replacedBy(codeOn(kind), before) }
    const { code: problem, shortBy } = error
    return problem === 'NO_CART' ? { kind: 'not-reached' } : { kind: 'refused', code: problem, shortBy }
  } catch (error) {
    if (apiErrorKind(error) === null) reportError(error, { where: 'cart' })
    return { kind: 'not-reached' }
  }
}

/** The coupon or the voucher that is on the basket; null for none. */
function codeOn(kind: CodeChange['kind']): string | null {
  const { Coupon, VoucherCode } = basketStore.state
  return kind === 'coupon' ? (Coupon?.code ?? null) : VoucherCode
}

/** A cart has one coupon and one voucher: another takes the place of the one that was on it. */
function replacedBy(code: string | null, before: string | null) {
  return code === null || before === null || code === before ? null : { code, before }
}
