import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { CheckoutResultPage } from '#pages/checkout-result/checkout-result-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** Where a payment could not be done (rules/checkout#results). */
export const Route = createFileRoute('/checkout_/failed')({
  staticData: { viewName: 'CheckoutFailed' },
  head: () =>
    pageHead({
      title: m.outcome_failed_title(),
      description: m.outcome_description(),
      path: addresses.checkoutResult('failed'),
      isIndexable: false,
    }),
  component: CheckoutResultPage,
})
