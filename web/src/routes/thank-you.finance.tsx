import { thankYouForFinance } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { FinanceThankYouPage } from '#pages/thank-you/finance-thank-you-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** Where the lender has accepted (rules/checkout#results). */
export const Route = createFileRoute('/thank-you/finance')({
  staticData: { viewName: 'ThankYouFinance' },
  head: () =>
    pageHead({
      title: m.thanks_page_title(),
      description: m.outcome_description(),
      path: thankYouForFinance(),
      isIndexable: false,
    }),
  component: FinanceThankYouPage,
})
