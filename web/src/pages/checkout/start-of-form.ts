import type { AccountUser } from '#data/account/account-record.ts'
import type { CheckoutDraft } from '#data/checkout/checkout-draft.ts'
import { emptyCheckout, type CheckoutForm } from './checkout-schema.ts'

/** Who looks at the checkout. */
export interface CheckoutVisitor {
  /** Null for a guest. */
  readonly user: AccountUser | null
  /** Whether a guest was signed in until their session was refused: what they typed is still theirs. */
  readonly isRefused: boolean
}

export interface CheckoutStart {
  readonly form: CheckoutForm
  readonly press: CheckoutDraft['press']
}

/**
 * What the form begins with: what was typed in this tab before, unless by somebody else who has signed out since, and
 * in its empty fields what an account knows. Consents are given anew (rules/checkout#terms).
 */
export function startOfForm(
  draft: CheckoutDraft | null,
  { user, isRefused }: CheckoutVisitor,
): CheckoutStart {
  const isOwn = draft !== null && (draft.userId === null || draft.userId === user?.id || (!user && isRefused))
  const { contact, ...typed } = isOwn ? draft.fields : emptyCheckout
  return {
    form: {
      ...emptyCheckout,
      ...typed,
      contact: {
        email: contact.email || (user?.email ?? ''),
        firstName: contact.firstName || (user?.firstName ?? ''),
        lastName: contact.lastName || (user?.lastName ?? ''),
        phone: contact.phone,
      },
    },
    press: isOwn ? draft.press : null,
  }
}
