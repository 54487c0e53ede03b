import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { CheckoutResultPage } from '#pages/checkout-result/checkout-result-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** Where the bank refused (rules/checkout#results). */
export const Route = createFileRoute('/checkout_/declined')({
  staticData: { viewName: 'CheckoutDeclined' },
  head: () =>
    pageHead({
      title: m.outcome_declined_title(),
      description: m.outcome_description(),
      path: addresses.checkoutResult('declined'),
      isIndexable: false,
    }),
  component: CheckoutResultPage,
})
