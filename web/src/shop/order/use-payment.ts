import type { UseQueryOptions } from '@tanstack/react-query'
import { privateQuery } from '#data/account/private-query.ts'
import { useVisitor } from '#data/account/session.ts'
import type { PaymentOutcomeQuery } from '#generated/graphql/graphql.ts'
import { paymentOutcomeQuery } from '#generated/queries.ts'
import { usePaymentStanding } from './use-payment-standing.ts'

export type AskedPayment = NonNullable<PaymentOutcomeQuery['payment']>
/** An order as the page after its payment has it. */
export type PaidOrder = NonNullable<AskedPayment['order']>

/** What the API says of a payment, as far as it was asked. */
export type PaymentAnswer =
  | { readonly kind: 'asking' }
  /** It did not answer; it is asked again by itself, and when `retry` is called. */
  | { readonly kind: 'unreachable'; readonly retry: () => void }
  /** There is none, or it is another's. */
  | { readonly kind: 'unknown' }
  /** `isLong`: its last word has been awaited for half a minute. */
  | { readonly kind: 'known'; readonly payment: AskedPayment; readonly isLong: boolean }

/**
 * Asks how the payment of an order stands: as whoever is signed in, since an account's is shown to its owner alone. Null
 * asks nothing.
 */
export function usePayment(transactionId: string | null): PaymentAnswer {
  const visitor = useVisitor()
  const query = paymentOutcomeQuery({ transactionId: transactionId ?? '' })
  const asked = visitor.kind === 'signed-in' ? privateQuery(visitor.user.id, query) : query
  const { payment, hasFailed, isLong, retry } = usePaymentStanding(transactionId, {
    // What asks the API takes no notice of the key.
    ...(asked as unknown as UseQueryOptions<PaymentOutcomeQuery> & { queryKey: readonly unknown[] }),
    enabled: visitor.kind !== 'unknown',
  })
  if (payment) return { kind: 'known', payment, isLong }
  if (payment === null) return { kind: 'unknown' }
  return hasFailed ? { kind: 'unreachable', retry } : { kind: 'asking' }
}
