import * as addresses from '@shop/schema/domain/addresses/addresses'
import { Navigate, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { keptPayment } from '#data/checkout/current-payment.ts'
import { AwaitedPayment } from '#shop/order/awaited-payment.tsx'
import { OutcomeSkeleton, OutcomeUnreachable } from '#shop/order/outcome-unknown.tsx'
import { NoPaymentKnown } from '#shop/order/no-payment-known.tsx'
import { PaymentEnded } from '#shop/order/payment-ended.tsx'
import { endingOf } from '#shop/order/payment-ending.ts'
import { SaidOutcome } from '#shop/order/said-outcome.tsx'
import { usePayment, type PaymentAnswer } from '#shop/order/use-payment.ts'
import { linkTarget } from '#ui/follow-link.ts'

/**
 * Where somebody comes back to whose payment took no money (rules/checkout#results), whichever of the addresses it is:
 * says how the payment of this tab stands, which an address does not prove, and without one that none is known.
 */
export function CheckoutResultPage() {
  const isHydrated = useHydrated()
  return isHydrated ? <CheckoutResult /> : <OutcomeSkeleton />
}

function CheckoutResult() {
  // As it was when the page opened: another tab's checkout is another payment.
  const [kept] = useState(keptPayment)
  const transactionId = kept?.transactionId ?? null
  const answer = usePayment(transactionId)
  if (transactionId === null) return <NoPaymentKnown />
  return (
    <SaidOutcome answer={answer}>
      <KnownResult answer={answer} />
    </SaidOutcome>
  )
}

function KnownResult({ answer }: { answer: PaymentAnswer }) {
  switch (answer.kind) {
    case 'asking':
      return <OutcomeSkeleton />
    case 'unreachable':
      return <OutcomeUnreachable retry={answer.retry} />
    case 'unknown':
      return <NoPaymentKnown />
    case 'known': {
      const ending = endingOf(answer.payment)
      if (ending) return <PaymentEnded ending={ending} />
      if (answer.payment.status === 'PENDING') {
        const isFinance = answer.payment.method === 'FINANCE'
        return <AwaitedPayment isLong={answer.isLong} isFinance={isFinance} />
      }
      return <Navigate {...linkTarget(thanksFor(answer.payment))} replace />
    }
  }
}

function thanksFor({
  method,
  transactionId,
}: {
  readonly method: string
  readonly transactionId: string
}): string {
  return method === 'FINANCE' ? addresses.thankYouForFinance() : addresses.thankYou(transactionId)
}
