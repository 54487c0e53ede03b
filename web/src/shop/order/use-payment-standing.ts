import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PaymentStatus } from '#generated/graphql/graphql.ts'
import { longWaitMs, pauseMs } from './asking-pauses.ts'

/** How a payment stands, as far as the API was asked. */
export interface PaymentStanding<Payment> {
  /** Null for none and for another's, undefined before anything is said. */
  readonly payment: Payment | null | undefined
  /** Whether the last question was not answered: it is asked again by itself, and when `retry` is called. */
  readonly hasFailed: boolean
  /** Whether its last word has been awaited for half a minute. */
  readonly isLong: boolean
  readonly retry: () => void
}

/** An id is not longer; the API would refuse to look for one that is (rules/contract#limits). */
const longestId = 64

/**
 * Asks how a payment stands, again and again while its last word is not there (rules/checkout#results). `transactionId`
 * is null where none is meant, and undefined while that is being looked up: then nothing is asked.
 */
export function usePaymentStanding<
  Payment extends { readonly status: PaymentStatus },
  Key extends readonly unknown[],
>(
  transactionId: string | null | undefined,
  query: UseQueryOptions<
    { readonly payment: Payment | null },
    Error,
    { readonly payment: Payment | null },
    Key
  > & {
    readonly queryKey: Key
  },
): PaymentStanding<Payment> {
  const isId =
    typeof transactionId === 'string' && transactionId.length > 0 && transactionId.length <= longestId
  const { data, isError, refetch } = useQuery({
    ...query,
    enabled: isId && query.enabled !== false,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.status === 'error' || isAwaited(state.data?.payment)
        ? pauseMs(state.dataUpdateCount + state.errorUpdateCount)
        : false,
    // A bank's app had the screen meanwhile.
    refetchOnWindowFocus: true,
  })
  const isNone = typeof transactionId === 'string' && !isId
  return {
    payment: isNone ? null : data?.payment,
    hasFailed: isError,
    isLong: useIsLong(isAwaited(data?.payment)),
    retry: () => void refetch(),
  }
}

/** Whether the provider or the lender has still to say its last word. */
function isAwaited(payment: { readonly status: PaymentStatus } | null | undefined): boolean {
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
