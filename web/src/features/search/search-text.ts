import { longestSearchText } from '@shop/schema/http/search-hits'

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
  const whole = q.trim()
  return { text: whole.slice(0, longestSearchText), isCut: whole.length > longestSearchText }
}
