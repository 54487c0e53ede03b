import type { Pence } from '@shop/schema/domain/values/money'
import type { CodeOutcome } from '#data/basket/cart-codes.ts'
import { formatPence } from '#data/language/numbers.ts'
import type { CartCodeErrorCode } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'

/** Why a code was not taken, in words, under the field that it was typed into. */
export function codeProblem(outcome: Exclude<CodeOutcome, { kind: 'done' }>): string {
  return outcome.kind === 'refused' ? refusalText(outcome.code, outcome.shortBy) : m.basket_code_not_reached()
}

/**
 * Why a coupon or a voucher does nothing, by the code that the cart gives; `shortBy` is what the pieces of a coupon lack
 * of its minimum, null where nobody has said.
 */
export function refusalText(code: string, shortBy: Pence | null = null): string {
  if (code === 'COUPON_BELOW_MINIMUM' && shortBy !== null) {
    return m.basket_code_short_by({ amount: formatPence(shortBy) })
  }
  // A code that this version of the shop does not know says no more than that.
  return texts[code as CartCodeErrorCode]?.() ?? m.basket_code_unknown()
}

const texts: Readonly<Partial<Record<CartCodeErrorCode, () => string>>> = {
  COUPON_NOT_YET: m.basket_code_not_yet,
  COUPON_EXPIRED: m.basket_code_expired,
  COUPON_BELOW_MINIMUM: m.basket_code_minimum,
  COUPON_FOR_OTHER_PIECES: m.basket_code_other_pieces,
  VOUCHER_EXPIRED: m.basket_code_voucher_expired,
  VOUCHER_EMPTY: m.basket_code_voucher_empty,
  TOO_MANY_ATTEMPTS: m.basket_code_too_many,
}
