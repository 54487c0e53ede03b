import { account } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#pages/account/account-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** For whoever is signed in (rules/account#guards). */
export const Route = createFileRoute('/user/account')({
  staticData: { viewName: 'Account' },
  head: () =>
    pageHead({
      title: m.account_title(),
      description: m.account_description(),
      path: account(),
      isIndexable: false,
    }),
  component: AccountPage,
})
