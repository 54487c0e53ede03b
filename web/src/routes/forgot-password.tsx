import { forgotPassword } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#pages/account-access/forgot-password-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** For everybody (rules/account#guards). */
export const Route = createFileRoute('/forgot-password')({
  staticData: { viewName: 'ForgotPassword', layout: 'auth' },
  head: () =>
    pageHead({
      title: m.account_new_password_title(),
      description: m.account_description(),
      path: forgotPassword(),
      isIndexable: false,
    }),
  component: ForgotPasswordPage,
})
