import { paymentLinkResult } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentRefusedPage } from '#pages/payment-link/link-result-pages.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** The bank refused the payment of a link (rules/checkout#results). */
export const Route = createFileRoute('/payment/declined')({
  staticData: { viewName: 'PaymentDeclined' },
  head: () =>
    pageHead({
      title: m.payment_declined_page(),
      description: m.payment_description(),
      path: paymentLinkResult('declined'),
      isIndexable: false,
    }),
  component: Page,
})

function Page() {
  return <PaymentRefusedPage />
}
