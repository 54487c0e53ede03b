import { createFileRoute } from '@tanstack/react-router'
import { CheckoutResultPage } from '#pages/checkout-result/checkout-result-page.tsx'
import { checkoutResults, isCheckoutResult } from '#pages/checkout-result/checkout-results.ts'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** Where the bank or the lender refused, could not do it, or still decides (rules/checkout#results). */
export const Route = createFileRoute('/checkout_/$')({
  params: {
    parse: ({ _splat = '' }) => {
      // A slash at the end names the same page.
      const name = _splat.replace(/\/$/, '')
      return isCheckoutResult(name) && { _splat: name }
    },
  },
  staticData: {
    viewNameOf: ({ _splat = '' }) => checkoutResults[isCheckoutResult(_splat) ? _splat : 'declined'].viewName,
  },
  head: ({ params: { _splat } }) => {
    const { title, path } = checkoutResults[_splat]
    return pageHead({ title: title(), description: m.outcome_description(), path, isIndexable: false })
  },
  component: CheckoutResultPage,
})
