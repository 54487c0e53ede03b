import { signIn } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#pages/account-access/sign-in-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** For guests (rules/account#guards). */
export const Route = createFileRoute('/sign-in')({
  staticData: { viewName: 'SignIn', layout: 'auth' },
  head: () =>
    pageHead({
      title: m.account_sign_in(),
      description: m.account_description(),
      path: signIn(),
      isIndexable: false,
    }),
  component: SignInPage,
})
