import { thankYou } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { ThankYouPage } from '#pages/thank-you/thank-you-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** What became of a payment; `finance` is the one that a lender has accepted (rules/checkout#results). */
export const Route = createFileRoute('/thank-you/$transactionId')({
  staticData: {
    viewNameOf: ({ transactionId }) => (transactionId === 'finance' ? 'ThankYouFinance' : 'ThankYou'),
  },
  head: ({ params: { transactionId } }) =>
    pageHead({
      title: m.thanks_page_title(),
      description: m.outcome_description(),
      path: thankYou(transactionId),
      isIndexable: false,
    }),
  component: ThankYouPage,
})
