import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'

interface CheckoutResult {
  readonly viewName: string
  readonly title: () => string
  readonly path: string
}

/** The pages of a payment that took no money, by what their address says after `/checkout/` (rules/checkout#results). */
export const checkoutResults = {
  declined: {
    viewName: 'CheckoutDeclined',
    title: m.outcome_declined_title,
    path: addresses.checkoutResult('declined'),
  },
  failed: {
    viewName: 'CheckoutFailed',
    title: m.outcome_failed_title,
    path: addresses.checkoutResult('failed'),
  },
  'finance/declined': {
    viewName: 'CheckoutFinanceDeclined',
    title: m.outcome_finance_declined_title,
    path: addresses.checkoutResult('finance/declined'),
  },
  referred: {
    viewName: 'CheckoutReferred',
    title: m.outcome_referred_title,
    path: addresses.checkoutReferred(),
  },
} satisfies Record<string, CheckoutResult>

type ResultName = keyof typeof checkoutResults

/** Whether a page has such an address. */
export function isCheckoutResult(name: string): name is ResultName {
  return Object.hasOwn(checkoutResults, name)
}
