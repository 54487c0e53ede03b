import type { Pence } from '@shop/schema/domain/values/money'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { CheckoutFields } from '#data/checkout/checkout-draft.ts'
import { chosenPlan, offeredPlans } from '#shop/design/finance/offered-plans.ts'

/** What the last button says, and what is said beneath it. */
export interface LastButton {
  readonly text: string
  /** While it works. */
  readonly pendingText: string
  /** When money is taken, by whom, and who sees what. */
  readonly note: string
}

/**
 * What the last button says of what it does (rules/checkout#last-button): what is left to pay, by card or wallet; of
 * finance what is paid when the lender has accepted, never the whole.
 */
export function lastButton(
  duePence: Pence,
  { method, financePlan }: Pick<CheckoutFields, 'method' | 'financePlan'>,
): LastButton {
  if (duePence === 0) {
    return {
      text: m.checkout_pay_voucher(),
      pendingText: m.checkout_placing(),
      note: m.checkout_voucher_note(),
    }
  }
  const lent = method === 'FINANCE' ? chosenPlan(offeredPlans(duePence), financePlan) : undefined
  if (!lent) {
    return {
      text: m.checkout_pay({ amount: formatPence(duePence) }),
      pendingText: m.checkout_paying(),
      note: m.checkout_pay_note(),
    }
  }
  const pendingText = m.checkout_applying()
  const { creditPence, depositPence, plan } = lent
  if (depositPence === 0) {
    const text = m.checkout_apply_credit({ credit: formatPence(creditPence), months: plan.months })
    return { text, pendingText, note: m.checkout_lend_note() }
  }
  const deposit = formatPence(depositPence)
  return {
    text: m.checkout_apply_deposit({ deposit }),
    pendingText,
    note: m.checkout_deposit_note({ deposit }),
  }
}
