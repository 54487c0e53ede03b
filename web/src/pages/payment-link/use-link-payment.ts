import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LinkPaymentQuery } from '#generated/graphql/graphql.ts'
import { linkPaymentQuery } from '#generated/queries.ts'
import type { Standing } from './link-outcome.ts'

/** How long the provider's word is awaited before the page says that it takes long (rules/checkout#results). */
const patienceMs = 30_000
const askAgainMs = 2000
const askSeldomMs = 15_000

/** A payment of a link as the API knows it. */
export type LinkPayment = NonNullable<LinkPaymentQuery['payment']>

/**
 * Asks how a payment stands, again and again while its end is awaited. `transactionId` is null where none is meant, and
 * undefined while that is being looked up.
 */
export function useLinkPayment(transactionId: string | null | undefined): {
  readonly payment: LinkPayment | null
  readonly standing: Standing
  readonly retry: () => void
} {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(waiting)
  }, [])
  const { data, isError, refetch } = useQuery({
    ...linkPaymentQuery({ transactionId: transactionId ?? '' }),
    enabled: typeof transactionId === 'string',
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.data?.payment?.status !== 'PENDING') return false
      return isLate ? askSeldomMs : askAgainMs
    },
  })
  const payment = data?.payment
  return {
    payment: payment ?? null,
    standing: {
      isNamed: transactionId !== null,
      status: payment === undefined ? undefined : (payment?.status ?? null),
      hasFailed: isError,
      isLate,
    },
    retry: () => void refetch(),
  }
}
