import { decodeAttributes } from '@shop/schema/domain/attributes'
import { settingGrammar } from '@shop/schema/domain/listing-grammar'
import type { QueryClient } from '@tanstack/react-query'
import { settingListQuery } from '#generated/queries.ts'
import { m } from '#generated/paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'
import { listAddress, listVariables } from './listing.ts'
import { listingTitle } from './listing-title.ts'

/** Title and description of the list of settings; nothing where the address says no list. */
export function settingListHead(
  queryClient: QueryClient,
  { attributes }: { readonly attributes?: string | undefined },
): Partial<ReturnType<typeof pageHead>> {
  const decoded = decodeAttributes(settingGrammar, attributes ?? '')
  if (!decoded.ok) return {}
  const { selection } = decoded
  const answer = queryClient.getQueryData(settingListQuery(listVariables(selection, 1)).queryKey)
  if (!answer) return {}
  const title = listingTitle(selection)
  return pageHead({
    title,
    description: m.list_description({ title: title.toLowerCase(), total: answer.listDesigns.total }),
    path: listAddress(selection),
  })
}
