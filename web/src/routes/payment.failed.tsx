import { paymentLinkResult } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentRefusedPage } from '#pages/payment-link/link-result-pages.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** The payment of a link could not be done (rules/checkout#results). */
export const Route = createFileRoute('/payment/failed')({
  staticData: { viewName: 'PaymentFailed' },
  head: () =>
    pageHead({
      title: m.payment_failed_page(),
      description: m.payment_description(),
      path: paymentLinkResult('failed'),
      isIndexable: false,
    }),
  component: Page,
})

function Page() {
  return <PaymentRefusedPage />
}
