import { useLocation } from '@tanstack/react-router'

/** The longest id that the API takes. */
const longest = 64

/**
 * The token of a link in the query of the address, which is never stripped; null where there is none, or what cannot be
 * one and is not asked for.
 */
export function useQueryToken(name: string): string | null {
  return useLocation({ select: ({ searchStr }) => queryToken(searchStr, name) })
}

/** The same of the text of a query. */
export function queryToken(query: string, name: string): string | null {
  const token = new URLSearchParams(query).get(name)
  return token === null || token === '' || token.length > longest ? null : token
}
