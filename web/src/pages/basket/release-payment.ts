import { checkoutNames } from '#data/checkout/forget-checkout.ts'
import { reportError } from '#data/report-error.ts'
import { tabText } from '#data/tab-text.ts'

/**
 * Ends the payment that this tab has begun and not finished (rules/checkout#payment): whoever is in the basket again means
 * to change the order, for which its stones must be free. The code for it is loaded where there is one.
 */
export async function releasePayment(): Promise<void> {
  if (tabText(checkoutNames.payment) === null) return
  try {
    const { letPaymentGo } = await import('#shop/order/ask-payment.ts')
    await letPaymentGo()
  } catch (error) {
    // It ends by itself, half an hour after it was begun.
    reportError(error, { where: 'payment' })
  }
}
