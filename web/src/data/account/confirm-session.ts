import { WhoAmIDocument } from '#generated/graphql/graphql.ts'
import { apiErrorKind } from '../api-error.ts'
import { reportError } from '../report-error.ts'
import { request } from '../request.ts'
import { followAccountLanguage } from '../language/account-language.ts'
import { withUser } from './account-record.ts'
import { accountStore } from './account-store.ts'
import { currentToken } from './session.ts'

const confirmation = Promise.withResolvers<void>()

/** Settles as soon as the kept token was confirmed or refused for the first time, or nobody could say. */
export function sessionConfirmed(): Promise<void> {
  return confirmation.promise
}

/**
 * Asks the API who the kept token belongs to, and keeps what it says of them. A token that it refuses is given up by
 * `request`; while the API does not answer, whoever was signed in stays so.
 */
export async function confirmSession(): Promise<void> {
  try {
    await confirmKept()
  } finally {
    confirmation.resolve()
  }
}

async function confirmKept(): Promise<void> {
  const token = await currentToken()
  if (token === null) return
  try {
    const { whoAmI } = await request(WhoAmIDocument, {})
    if (!whoAmI) return
    const { id, email, firstName, lastName, language } = whoAmI
    const user = { id, email: email ?? '', firstName: firstName ?? '', lastName: lastName ?? '' }
    accountStore.update((account) => (account.token === token ? withUser(account, { token, user }) : account))
    await followAccountLanguage(language)
  } catch (error) {
    if (apiErrorKind(error) === null) reportError(error, { where: 'account' })
  }
}
