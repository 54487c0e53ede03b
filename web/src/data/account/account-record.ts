import { signedInBy } from '@shop/schema/domain/account/signed-in'
import type { infer as Infer } from 'zod/mini'
import { shopLanguage } from '../language/shop-language.ts'
import type { ZodParts } from '../load-zod-parts.ts'

/** How many searches are remembered (rules/search#previous-searches). */
const mostSearches = 2

/** What the browser keeps of an account, in the names of rules/account#record. */
export function accountSchema({
  array,
  boolean,
  maxLength,
  nullable,
  object,
  string,
  withDefault,
}: ZodParts) {
  return object({
    /** The path that a visitor left for signing in or registering. */
    prevLocation: nullable(string()),
    /** The one that was chosen last: the cookie's mirror (rules/content-and-languages#languages). */
    language: string(),
    is_signed_in: boolean(),
    token: nullable(string()),
    /** Who is signed in, as the identity provider and `whoAmI` tell it. */
    user: nullable(object({ id: string(), email: string(), firstName: string(), lastName: string() })),
    /** The last searches, the oldest first. */
    previousSearch: array(string()).check(maxLength(mostSearches)),
    version: nullable(string()),
    /** Ours: whether the last session ended because its token was refused, which every tab has to say. */
    isRefused: withDefault(boolean(), false),
  })
}

export type AccountRecord = Infer<ReturnType<typeof accountSchema>>
export type AccountUser = NonNullable<AccountRecord['user']>

/** A visitor who has neither signed in nor searched, in the language of their page. */
export const unknownVisitor: AccountRecord = {
  prevLocation: null,
  language: shopLanguage,
  is_signed_in: false,
  token: null,
  user: null,
  previousSearch: [],
  version: null,
  isRefused: false,
}

/**
 * The record with a search (rules/search#previous-searches): a new term that is not empty and not already
 * there is added; when two are kept the oldest goes first.
 */
export function withSearch(account: AccountRecord, text: string): AccountRecord {
  const term = text.trim()
  const isKnown = account.previousSearch.some((known) => known.toLowerCase() === term.toLowerCase())
  if (term === '' || isKnown) return account
  return { ...account, previousSearch: [...account.previousSearch, term].slice(-mostSearches) }
}

/** The record without a search. */
export function withoutSearch(account: AccountRecord, term: string): AccountRecord {
  return { ...account, previousSearch: account.previousSearch.filter((known) => known !== term) }
}

/** The record with a token, which says whether somebody is signed in (rules/account#signed-in). */
export function withToken(account: AccountRecord, token: string | null | undefined): AccountRecord {
  const isSignedIn = signedInBy(token)
  if (isSignedIn === 'as-before') return account
  return { ...account, is_signed_in: isSignedIn, token: isSignedIn ? (token ?? null) : null }
}

/** The record of somebody who has just signed in; what was kept of another is no part of it. */
export function withUser(
  account: AccountRecord,
  { token, user }: { readonly token: string; readonly user: AccountUser },
): AccountRecord {
  const before = account.user !== null && account.user.id !== user.id ? unknownVisitor : account
  const { id, email, firstName, lastName } = user
  return { ...withToken(before, token), user: { id, email, firstName, lastName }, isRefused: false }
}

/** The same when the token was refused: that is still to be said, in every tab. */
export function withRefusal(): AccountRecord {
  return { ...unknownVisitor, isRefused: true }
}

/** Clearing the user resets everything (rules/account#signed-in). */
export function withoutUser(): AccountRecord {
  return unknownVisitor
}
