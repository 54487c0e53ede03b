import { paymentLink } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentLinkPage } from '#pages/payment-link/payment-link-page.tsx'
import { useQueryToken } from '#shop/order/use-query-token.ts'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** What a boutique asks somebody to pay (rules/checkout#payment-link): for the browser of whoever has its link. */
export const Route = createFileRoute('/payment/')({
  staticData: { viewName: 'Payment' },
  head: () =>
    pageHead({
      title: m.payment_page(),
      description: m.payment_description(),
      path: paymentLink(),
      isIndexable: false,
    }),
  component: Page,
})

function Page() {
  const token = useQueryToken('link')
  return <PaymentLinkPage key={token} token={token} />
}
