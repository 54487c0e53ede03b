import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { privateQuery } from '#data/account/private-query.ts'
import { useVisitor } from '#data/account/session.ts'
import type { PaymentOutcomeQuery } from '#generated/graphql/graphql.ts'
import { paymentOutcomeQuery } from '#generated/queries.ts'
import { longWaitMs, pauseMs } from './asking-pauses.ts'

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

/** An id is not longer; the API would refuse to look for one that is (rules/contract#limits). */
const longestId = 64

/**
 * Asks how a payment stands, again and again while its last word is not there (rules/checkout#results): as whoever is
 * signed in, since an account's is shown to its owner alone. Null asks nothing.
 */
export function usePayment(transactionId: string | null): PaymentAnswer {
  const visitor = useVisitor()
  const isId = transactionId !== null && transactionId.length > 0 && transactionId.length <= longestId
  const query = paymentOutcomeQuery({ transactionId: transactionId ?? '' })
  const asked = visitor.kind === 'signed-in' ? privateQuery(visitor.user.id, query) : query
  const { data, isError, refetch } = useQuery<PaymentOutcomeQuery>({
    // What asks the API takes no notice of the key.
    ...(asked as unknown as UseQueryOptions<PaymentOutcomeQuery>),
    enabled: isId && visitor.kind !== 'unknown',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.status === 'error' || isAwaited(state.data?.payment ?? null)
        ? pauseMs(state.dataUpdateCount + state.errorUpdateCount)
        : false,
    // A bank's app had the screen meanwhile.
    refetchOnWindowFocus: true,
  })
  const payment = data?.payment ?? null
  const isLong = useIsLong(isAwaited(payment))
  if (transactionId !== null && !isId) return { kind: 'unknown' }
  if (payment) return { kind: 'known', payment, isLong }
  if (data) return { kind: 'unknown' }
  return isError ? { kind: 'unreachable', retry: () => void refetch() } : { kind: 'asking' }
}

/** Whether the provider or the lender has still to say its last word. */
function isAwaited(payment: Pick<AskedPayment, 'status'> | null): boolean {
  return payment?.status === 'PENDING' || payment?.status === 'REFERRED'
}

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && isLong
}
