import { describeWithProviderInTrouble } from '#data/testing/form-for-provider.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const password = 'three words apart'
const email = 'amelia@example.com'

describeWithProviderInTrouble('a registration', {
  part: () => <RegisterPage />,
  typed: { 'First name': 'Amelia', 'Last name': 'Byrne', 'E-mail': email, Password: password },
  submit: 'Create the account',
  pending: 'Creating the account',
  request: ['/api/identity/register', { firstName: 'Amelia', lastName: 'Byrne', email, password }],
  done: () => new Response(null, { status: 202 }),
  isDone: ({ getByText }) => getByText(/We have written to amelia@example\.com/).query() !== null,
})

describeWithProviderInTrouble('asking for a new password', {
  part: () => <ForgotPasswordPage />,
  typed: { 'E-mail': email },
  submit: 'Send the link',
  pending: 'Sending',
  request: ['/api/identity/forgot-password', { email }],
  done: () => new Response(null, { status: 202 }),
  isDone: ({ getByText }) =>
    getByText(/If amelia@example\.com has an account, the link is on its way/).query() !== null,
})

describeWithProviderInTrouble('choosing a new password', {
  part: () => <ResetPasswordPage />,
  link: '#token=of-the-link',
  typed: { Password: password },
  submit: 'Save the password',
  pending: 'Saving',
  request: ['/api/identity/reset-password', { token: 'of-the-link', password }],
  done: () => new Response(null, { status: 204 }),
  // Which takes the focus of the form.
  isDone: ({ getByText }) => {
    const said = getByText(/Your new password is saved/).query()
    return said !== null && said === document.activeElement
  },
})
