import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { NewMessage } from '../outbox/outbox-store.ts'

const { brand } = shopIdentity

interface Addressee {
  readonly email: string
  readonly firstName: string
}

type Letter = Pick<NewMessage, 'kind' | 'subject' | 'text' | 'link'>

/**
 * What the identity provider writes, in the shop's name. `siteUrl` is the storefront's public address. A token stands
 * behind the `#` of a link, which no server is sent (rules/account#passwords).
 */
export function identityMessages(siteUrl: string) {
  const page = (path: string) => new URL(path, siteUrl).href

  return {
    confirmEmail: ({ email, firstName }: Addressee, token: string) =>
      letterTo(email, {
        kind: 'CONFIRM_EMAIL',
        subject: 'Confirm your e-mail address',
        text: `Dear ${firstName},\n\nThank you for registering with ${brand}. Open this link within a day and confirm there, and your account is ready.\n\nIf this was not you, please do not confirm: there is nothing you need to do.`,
        link: { label: 'Confirm my address', address: page(`/sign-in#confirm=${token}`) },
      }),
    accountExists: ({ email, firstName }: Addressee) =>
      letterTo(email, {
        kind: 'ACCOUNT_EXISTS',
        subject: 'You have an account already',
        text: `Dear ${firstName},\n\nSomebody has just tried to register with this address, which has an account already. Nothing has changed.\n\nIf it was you, please sign in. If you have forgotten your password, you can choose a new one there.\n\nIf it was not you, there is nothing you need to do.`,
        link: { label: 'Sign in', address: page('/sign-in') },
      }),
    welcome: ({ email, firstName }: Addressee) =>
      letterTo(email, {
        kind: 'WELCOME',
        subject: `Welcome to ${brand}`,
        text: `Dear ${firstName},\n\nYour account is ready. It keeps your wishlist, your designs and your orders in one place.`,
        link: { label: 'Your account', address: page('/user/account') },
      }),
    passwordReset: ({ email, firstName }: Addressee, token: string) =>
      letterTo(email, {
        kind: 'PASSWORD_RESET',
        subject: 'Choose a new password',
        text: `Dear ${firstName},\n\nFollow this link within an hour to choose a new password. It works once.\n\nIf you did not ask for it, there is nothing you need to do: your password stays as it is.`,
        link: { label: 'Choose a new password', address: page(`/reset-password#token=${token}`) },
      }),
    noAccount: (email: string) =>
      letterTo(email, {
        kind: 'NO_ACCOUNT',
        subject: 'There is no account with this address',
        text: 'Hello,\n\nSomebody asked for a new password for this address, but no account uses it. If it was you, try another address of yours, or register.\n\nIf it was not you, there is nothing you need to do.',
        link: { label: 'Register', address: page('/register') },
      }),
    passwordChanged: ({ email, firstName }: Addressee) =>
      letterTo(email, {
        kind: 'PASSWORD_CHANGED',
        subject: 'Your password was changed',
        text: `Dear ${firstName},\n\nYour password has just been changed, and you have been signed out everywhere else.\n\nIf this was not you, please choose a new one at once.`,
        link: { label: 'Choose a new password', address: page('/forgot-password') },
      }),
    accountDeleted: ({ email, firstName }: Addressee) =>
      letterTo(email, {
        kind: 'ACCOUNT_DELETED',
        subject: 'Your account is closed',
        text: `Dear ${firstName},\n\nYour account and what it kept have been deleted, as you asked. Of your orders we keep the invoices, with the name and address they went to, for six years, because the law asks for it.\n\nThank you for having been with ${brand}.`,
        link: null,
      }),
  }
}

export type IdentityMessages = ReturnType<typeof identityMessages>

function letterTo(email: string, letter: Letter): NewMessage {
  return { channel: 'EMAIL', to: email, html: null, ...letter }
}
