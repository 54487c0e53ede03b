import { expect, it } from 'vitest'
import { identityMessages } from './identity-messages.ts'

const messages = identityMessages('http://shop.test')
const maria = { email: 'maria@example.com', firstName: 'María' }

it.each([
  [
    messages.confirmEmail(maria, 't1'),
    'CONFIRM_EMAIL',
    'Confirm your e-mail address',
    'Dear María,\n\nThank you for registering with Ashcombe. Open this link within a day and confirm there, and your account is ready.\n\nIf this was not you, please do not confirm: there is nothing you need to do.',
    ['Confirm my address', 'http://shop.test/sign-in#confirm=t1'],
  ],
  [
    messages.accountExists(maria),
    'ACCOUNT_EXISTS',
    'You have an account already',
    'Dear María,\n\nSomebody has just tried to register with this address, which has an account already. Nothing has changed.\n\nIf it was you, please sign in. If you have forgotten your password, you can choose a new one there.\n\nIf it was not you, there is nothing you need to do.',
    ['Sign in', 'http://shop.test/sign-in'],
  ],
  [
    messages.welcome(maria),
    'WELCOME',
    'Welcome to Ashcombe',
    'Dear María,\n\nYour account is ready. It keeps your wishlist, your designs and your orders in one place.',
    ['Your account', 'http://shop.test/user/account'],
  ],
  [
    messages.passwordReset(maria, 't1'),
    'PASSWORD_RESET',
    'Choose a new password',
    'Dear María,\n\nFollow this link within an hour to choose a new password. It works once.\n\nIf you did not ask for it, there is nothing you need to do: your password stays as it is.',
    ['Choose a new password', 'http://shop.test/reset-password#token=t1'],
  ],
  [
    messages.noAccount('maria@example.com'),
    'NO_ACCOUNT',
    'There is no account with this address',
    'Hello,\n\nSomebody asked for a new password for this address, but no account uses it. If it was you, try another address of yours, or register.\n\nIf it was not you, there is nothing you need to do.',
    ['Register', 'http://shop.test/register'],
  ],
  [
    messages.passwordChanged(maria),
    'PASSWORD_CHANGED',
    'Your password was changed',
    'Dear María,\n\nYour password has just been changed, and you have been signed out everywhere else.\n\nIf this was not you, please choose a new one at once.',
    ['Choose a new password', 'http://shop.test/forgot-password'],
  ],
  [
    messages.accountDeleted(maria),
    'ACCOUNT_DELETED',
    'Your account is closed',
    'Dear María,\n\nYour account and what it kept have been deleted, as you asked. Of your orders we keep the invoices, with the name and address they went to, for six years, because the law asks for it.\n\nThank you for having been with Ashcombe.',
    null,
  ],
] as const)('the message %# of the identity provider is %2$s', (message, kind, subject, text, link) => {
  expect(message).toEqual({
    channel: 'EMAIL',
    to: 'maria@example.com',
    html: null,
    kind,
    subject,
    text,
    link: link && { label: link[0], address: link[1] },
  })
})
