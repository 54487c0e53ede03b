import { checkout } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '#pages/checkout/checkout-page.tsx'
import { CheckoutSkeleton } from '#pages/checkout/checkout-skeleton.tsx'
import { loadLines } from '#shop/line/load-lines.ts'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** Where the order is placed (rules/routes#commerce-pages). */
export const Route = createFileRoute('/checkout/')({
  staticData: { viewName: 'Checkout', hasSlimFooter: true },
  loader: ({ context: { queryClient } }) => loadLines(queryClient),
  head: () =>
    pageHead({
      title: m.checkout_title(),
      description: m.checkout_description(),
      path: checkout(),
      isIndexable: false,
    }),
  pendingComponent: CheckoutSkeleton,
  component: CheckoutPage,
})
