import { longestSearchText } from '@shop/schema/domain/search/search-text'

/** What the query of an address says, as plain strings. */
export type SearchParameters = Readonly<Record<string, string>>

/** The query of an address without what is no text; everything else stays, because it is never stripped. */
export function searchParameters(query: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** The text an address asks for, and whether the shop has cut it. */
export function askedText({ q = '' }: SearchParameters): { readonly text: string; readonly isCut: boolean } {
  const text = sentText(q)
  return { text, isCut: text !== q.trim() }
}

/** Whether a text is long enough to be searched for (rules/search#when-it-asks). */
export function isSearchable(text: string): boolean {
  return text.trim().length > 1
}

/** Whether a text is long enough for the page of all results (rules/search#when-it-asks). */
export function opensSearchPage(text: string): boolean {
  return text.trim().length > 2
}

/** A text as the shop sends it: without space around it, cut where the API takes no more. */
export function sentText(text: string): string {
  // As the API counts them, and no half of a character.
  return [...text.trim()].slice(0, longestSearchText).join('')
}
