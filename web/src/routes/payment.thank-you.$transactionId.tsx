import { paymentLinkThanks } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentThanksPage } from '#pages/payment-link/link-result-pages.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** The payment of a link, for whoever knows its id (rules/checkout#results). */
export const Route = createFileRoute('/payment/thank-you/$transactionId')({
  staticData: { viewName: 'PaymentThankYou' },
  head: ({ params: { transactionId } }) =>
    pageHead({
      title: m.payment_thanks_page(),
      description: m.payment_description(),
      path: paymentLinkThanks(transactionId),
      isIndexable: false,
    }),
  component: Page,
})

function Page() {
  return <PaymentThanksPage {...Route.useParams()} />
}
