import * as addresses from '@shop/schema/domain/addresses/addresses'
import { Navigate } from '@tanstack/react-router'
import { AwaitedPayment } from '#shop/order/awaited-payment.tsx'
import { OutcomeSkeleton, OutcomeUnreachable } from '#shop/order/outcome-unknown.tsx'
import { PaymentEnded } from '#shop/order/payment-ended.tsx'
import { endingOf } from '#shop/order/payment-ending.ts'
import { SaidOutcome } from '#shop/order/said-outcome.tsx'
import { usePayment, type PaymentAnswer } from '#shop/order/use-payment.ts'
import { linkTarget } from '#ui/follow-link.ts'
import { PlacedOrder } from './placed-order.tsx'
import { UnknownPayment } from './unknown-payment.tsx'

/** What became of a payment: its order, what is awaited of it, or how it ended without one. */
export function ThankYou({ transactionId }: { transactionId: string }) {
  const answer = usePayment(transactionId)
  return (
    <SaidOutcome answer={answer}>
      <Outcome answer={answer} transactionId={transactionId} />
    </SaidOutcome>
  )
}

function Outcome({ answer, transactionId }: { answer: PaymentAnswer; transactionId: string }) {
  switch (answer.kind) {
    case 'asking':
      return <OutcomeSkeleton />
    case 'unreachable':
      return <OutcomeUnreachable retry={answer.retry} />
    case 'unknown':
      return <UnknownPayment />
    case 'known': {
      const { payment, isLong } = answer
      // What a boutique asked for by a link has thanks of its own, and no order.
      if (payment.paymentLink) {
        return <Navigate {...linkTarget(addresses.paymentLinkThanks(transactionId))} replace />
      }
      const ending = endingOf(payment)
      if (ending) return <PaymentEnded ending={ending} />
      if (payment.order === null) {
        return <AwaitedPayment isLong={isLong} isFinance={payment.method === 'FINANCE'} />
      }
      return <PlacedOrder transactionId={transactionId} order={payment.order} />
    }
  }
}
