import { paymentMethods } from '@shop/schema/domain/vocabulary/payment-methods'
import { enum as oneOf, object, safeParse, string, type infer as Infer } from 'zod/mini'
import { forgetTabText, keepTabText, parseTabText, tabText } from '../tab-text.ts'
import { checkoutNames } from './forget-checkout.ts'

const paymentSchema = object({
  transactionId: string(),
  method: oneOf(paymentMethods),
})

/** The payment that this tab has begun last. */
export type CurrentPayment = Infer<typeof paymentSchema>

/**
 * Keeps the payment that this tab is about to leave for: the page that it comes back to asks how it stands
 * (rules/checkout#results).
 */
export function keepPayment(payment: CurrentPayment): void {
  keepTabText(checkoutNames.payment, JSON.stringify(payment))
}

/** The payment that this tab has begun last; null for none, and for what cannot be read. */
export function keptPayment(): CurrentPayment | null {
  return safeParse(paymentSchema, parseTabText(tabText(checkoutNames.payment))).data ?? null
}

/** Forgets it: it has ended, and this tab has said so. */
export function forgetPayment(): void {
  forgetTabText(checkoutNames.payment)
}
