import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { CheckoutResultPage } from '#pages/checkout-result/checkout-result-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** While the lender's underwriter decides (rules/checkout#results). */
export const Route = createFileRoute('/checkout_/referred')({
  staticData: { viewName: 'CheckoutReferred' },
  head: () =>
    pageHead({
      title: m.outcome_referred_title(),
      description: m.outcome_description(),
      path: addresses.checkoutReferred(),
      isIndexable: false,
    }),
  component: CheckoutResultPage,
})
