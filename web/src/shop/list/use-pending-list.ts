import { splitPages } from '@shop/schema/domain/addresses/shown-pages'
import { useLocation } from '@tanstack/react-router'
import { attributesAfter } from './list-state.ts'

interface ShownList<List> {
  /** The list that is shown. */
  readonly list: List
  /** Its address without filters. */
  readonly base: string
  /** Its filters, as the address says them. */
  readonly attributes: string
  /** The list that the filters of an address mean; null for filters that it does not have. */
  readonly decode: (attributes: string) => List | null
}

/**
 * The list of the pending choice of filters, whose address is there already; else the one that is shown. So a second
 * choice adds to the first, however slow the answer is.
 */
export function usePendingList<List>({ list, base, attributes, decode }: ShownList<List>): List {
  const pending = useLocation({ select: ({ pathname }) => attributesAfter(pathname, base) })
  const chosen = pending === null ? null : splitPages(pending).attributes
  return chosen === null || chosen === attributes ? list : (decode(chosen) ?? list)
}
