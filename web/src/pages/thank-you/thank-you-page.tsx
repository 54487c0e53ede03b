import { useParams } from '@tanstack/react-router'
import { ThankYou } from './thank-you.tsx'

/** What became of a payment, by the id in the address (rules/checkout#results). */
export function ThankYouPage() {
  const { transactionId } = useParams({ from: '/thank-you/$transactionId' })
  return <ThankYou key={transactionId} transactionId={transactionId} />
}
