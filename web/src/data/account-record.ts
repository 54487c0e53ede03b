import type { infer as Infer } from 'zod/mini'
import type { ZodParts } from './load-zod-parts.ts'

/** How many searches are remembered (rules/search#previous-searches). */
const mostSearches = 2

/** What the browser keeps of an account, in the names of rules/account#record. */
export function accountSchema({
  array,
  boolean,
  maxLength,
  nullable,
  object,
  record,
  string,
  unknown,
}: ZodParts) {
  return object({
    prevLocation: nullable(string()),
    language: string(),
    is_signed_in: boolean(),
    token: nullable(string()),
    user: nullable(record(string(), unknown())),
    /** The last searches, the oldest first. */
    previousSearch: array(string()).check(maxLength(mostSearches)),
    version: nullable(string()),
  })
}

export type AccountRecord = Infer<ReturnType<typeof accountSchema>>

/** A visitor who has neither signed in nor searched. */
export const unknownVisitor: AccountRecord = {
  prevLocation: null,
  language: 'en',
  is_signed_in: false,
  token: null,
  user: null,
  previousSearch: [],
  version: null,
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
