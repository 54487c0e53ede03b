import { paymentLinkResult } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentRefusedPage } from '#pages/payment-link/link-result-pages.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** The bank refused the payment of a link, or it could not be done (rules/checkout#results). */
export const Route = createFileRoute('/payment/$result')({
  params: { parse: ({ result }) => (result === 'declined' || result === 'failed') && { result } },
  staticData: { viewNameOf: ({ result }) => (result === 'failed' ? 'PaymentFailed' : 'PaymentDeclined') },
  head: ({ params }) => {
    const result = params.result === 'failed' ? 'failed' : 'declined'
    return pageHead({
      title: { declined: m.payment_declined_page, failed: m.payment_failed_page }[result](),
      description: m.payment_description(),
      path: paymentLinkResult(result),
      isIndexable: false,
    })
  },
  component: PaymentRefusedPage,
})
