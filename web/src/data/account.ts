import {
  accountSchema,
  unknownVisitor,
  withoutSearch,
  withSearch,
  type AccountRecord,
} from './account-record.ts'
import { persisted } from './persisted.ts'

/** What the browser keeps of an account: so far, what was searched for. */
const store = persisted<AccountRecord>('account', accountSchema, unknownVisitor)

/** The last two searches, the newest first; none on the server and until the page is hydrated. */
export function usePreviousSearches(): readonly string[] {
  return store.use().previousSearch.toReversed()
}

/** Remembers a search that was carried out. */
export function rememberSearch(text: string): void {
  store.update((account) => withSearch(account, text))
}

/** Forgets a search. */
export function forgetSearch(term: string): void {
  store.update((account) => withoutSearch(account, term))
}
