import { signOut } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '#pages/account-access/logout-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** For everybody (rules/account#guards). */
export const Route = createFileRoute('/logout')({
  staticData: { viewName: 'Logout', layout: 'auth' },
  head: () =>
    pageHead({
      title: m.account_sign_out(),
      description: m.account_description(),
      path: signOut(),
      isIndexable: false,
    }),
  component: LogoutPage,
})
