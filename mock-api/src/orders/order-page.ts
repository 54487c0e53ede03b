import type { StoredPayment } from '../checkout/payment-store.ts'

/** Where an order is shown to whoever placed it; null where nobody can be shown it any more. */
export type OrderPage = 'guest' | 'account' | null

/** Where the order of a payment is shown, as its letters link to it. That of an account that was deleted is shown nowhere. */
export function orderPageOf({ accountId }: Pick<StoredPayment, 'accountId'>): OrderPage {
  if (accountId === '') return null
  return accountId === null ? 'guest' : 'account'
}
