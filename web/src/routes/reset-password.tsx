import { resetPassword } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#pages/account-access/reset-password-page.tsx'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

/** For everybody (rules/account#guards). */
export const Route = createFileRoute('/reset-password')({
  staticData: { viewName: 'ResetPassword', layout: 'auth' },
  head: () =>
    pageHead({
      title: m.account_new_password_title(),
      description: m.account_description(),
      path: resetPassword(),
      isIndexable: false,
    }),
  component: ResetPasswordPage,
})
