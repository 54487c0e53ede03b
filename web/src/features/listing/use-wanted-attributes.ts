import { useLocation } from '@tanstack/react-router'

/**
 * The filters that the shopper has asked for: those of the list that is on its way, which is in the address
 * already, else of the list in sight. So a second choice adds to the first, however slow the answer is.
 * `base` is the address of the list without filters.
 */
export function useWantedAttributes(base: string, shown: string | undefined): string | undefined {
  return useLocation({ select: ({ pathname }) => wantedAttributes(pathname, base) ?? shown }) || undefined
}

/** The filters in the address of a list; null where it is another page's. */
export function wantedAttributes(pathname: string, base: string): string | null {
  if (pathname.replace(/\/$/, '') === base) return ''
  const rest = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1).replace(/\/$/, '') : null
  return rest === null || rest.includes('/') ? null : rest
}
