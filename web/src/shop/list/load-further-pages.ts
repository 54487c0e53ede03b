import { pagesWithin, splitPages } from '@shop/schema/domain/addresses/shown-pages'
import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'

interface FurtherPages<Answer, Key extends QueryKey> {
  /** The segment of the address, which says how many pages are shown. */
  readonly attributes: string | undefined
  /** How much the list holds. */
  readonly total: number
  /** Asks for a page; pages count from 1. */
  readonly pageQuery: (page: number) => EnsureQueryDataOptions<Answer, Error, Answer, Key>
}

/** Loads the pages of a list that its address says beside the first one, as many as there are. */
export async function loadFurtherPages<Answer, Key extends QueryKey>(
  queryClient: QueryClient,
  { attributes, total, pageQuery }: FurtherPages<Answer, Key>,
): Promise<void> {
  const pages = pagesWithin(total, splitPages(attributes ?? '').pages)
  const further = Array.from({ length: pages - 1 }, (_, index) => pageQuery(index + 2))
  await Promise.all(further.map((query) => queryClient.ensureQueryData(query)))
}
