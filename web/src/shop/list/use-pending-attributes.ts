import { useLocation } from '@tanstack/react-router'
import { segmentsAfter } from '#lib/segments-after.ts'

/**
 * The filters that the shopper has asked for: those of the list that is on its way, which is in the address
 * already, else of the list in sight. So a second choice adds to the first, however slow the answer is.
 * `base` is the address of the list without filters.
 */
export function usePendingAttributes(base: string, shown: string | undefined): string | undefined {
  return useLocation({ select: ({ pathname }) => pendingAttributes(pathname, base) ?? shown }) || undefined
}

/** The filters in the address of a list; null where it is another page's. */
export function pendingAttributes(pathname: string, base: string): string | null {
  const segments = segmentsAfter(pathname, base)
  return segments && segments.length <= 1 ? (segments[0] ?? '') : null
}
