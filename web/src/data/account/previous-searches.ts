import { withoutSearch, withSearch } from './account-record.ts'
import { accountStore } from './account-store.ts'

/** The last two searches, the newest first; none on the server and until the page is hydrated. */
export function usePreviousSearches(): readonly string[] {
  return accountStore.use().previousSearch.toReversed()
}

/** Remembers a search that was carried out. */
export function rememberSearch(text: string): void {
  accountStore.update((account) => withSearch(account, text))
}

/** Forgets a search. */
export function forgetSearch(term: string): void {
  accountStore.update((account) => withoutSearch(account, term))
}
