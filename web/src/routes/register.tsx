import { register } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '#pages/account-access/register-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** For guests (rules/account#guards). */
export const Route = createFileRoute('/register')({
  staticData: { viewName: 'Register', layout: 'auth' },
  head: () =>
    pageHead({
      title: m.account_register(),
      description: m.account_description(),
      path: register(),
      isIndexable: false,
    }),
  component: RegisterPage,
})
