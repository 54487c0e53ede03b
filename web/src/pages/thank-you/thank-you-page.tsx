import { useParams } from '@tanstack/react-router'
import { FinanceThankYouPage } from './finance-thank-you-page.tsx'
import { ThankYou } from './thank-you.tsx'

/** What became of a payment, by the id in the address, or of the application of this tab (rules/checkout#results). */
export function ThankYouPage() {
  const { transactionId } = useParams({ from: '/thank-you/$transactionId' })
  if (transactionId === 'finance') return <FinanceThankYouPage />
  return <ThankYou key={transactionId} transactionId={transactionId} />
}
