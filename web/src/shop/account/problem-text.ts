import { passwordLength } from '@shop/schema/domain/account/passwords'
import type { IdentityErrorCode } from '@shop/schema/http/identity'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'

/** The fields of the forms about an account, as the identity provider names them, in the order in which they stand. */
export const identityFields = [
  'firstName',
  'lastName',
  'email',
  'currentPassword',
  'password',
  'newPassword',
] as const
export type IdentityField = (typeof identityFields)[number]

const labels: Record<IdentityField, () => string> = {
  email: m.account_email,
  password: m.account_password,
  newPassword: m.account_new_password,
  currentPassword: m.account_current_password,
  firstName: m.account_first_name,
  lastName: m.account_last_name,
}

/** What a field is called. */
export function fieldLabel(field: IdentityField): string {
  return labels[field]()
}

/** What is wrong with a field, in words (rules/account#identity-provider). */
export function fieldProblemText(field: IdentityField, code: IdentityErrorCode): string {
  switch (code) {
    case 'TOO_SHORT':
      return m.account_too_short({ least: passwordLength.least })
    case 'TOO_LONG':
      return isPassword(field) ? m.account_password_long({ most: passwordLength.most }) : m.account_too_long()
    case 'INVALID':
      return field === 'email' ? m.account_email_invalid() : m.account_name_invalid()
    case 'WRONG_PASSWORD':
      return m.account_wrong_password()
    default:
      return field === 'email'
        ? m.account_email_required()
        : m.account_required({ field: inSentence(fieldLabel(field)) })
  }
}

function isPassword(field: IdentityField): boolean {
  return field === 'password' || field === 'newPassword' || field === 'currentPassword'
}

/** Why nothing was done, where that is no matter of one field. */
export function formProblemText(code: IdentityErrorCode): string {
  switch (code) {
    case 'SIGN_IN_REFUSED':
      return m.account_sign_in_refused()
    case 'LINK_INVALID':
      return m.account_link_invalid()
    case 'UNAUTHENTICATED':
      return m.account_session_ended()
    default:
      return m.account_unexpected()
  }
}
