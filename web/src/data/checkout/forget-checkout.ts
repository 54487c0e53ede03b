import { forgetTabText } from '../tab-text.ts'

/** The names under which a tab keeps what belongs to a checkout. */
export const checkoutNames = { draft: 'checkout', payment: 'payment' } as const

/** Forgets everything of a checkout that this tab keeps: it is paid, or whoever typed it has signed out. */
export function forgetCheckout(): void {
  for (const name of Object.values(checkoutNames)) forgetTabText(name)
}
