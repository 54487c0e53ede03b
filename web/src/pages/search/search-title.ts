import { m } from '#generated/paraglide/messages.js'
import type { LoadedSearch } from './load-search.ts'

/** The title of the search page: what is searched, and that nothing was found for it, since it is read out first. */
export function searchTitle(text: string, loaded: LoadedSearch<string> | null | undefined): string {
  if (text === '') return m.search_title()
  return loaded?.found === '[]' ? m.search_none({ text }) : m.search_title_for({ text })
}
