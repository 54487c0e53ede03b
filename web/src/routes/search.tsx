import { search } from '@shop/schema/domain/addresses/addresses'
import { createFileRoute } from '@tanstack/react-router'
import { loadSearch, useLoadedSearch } from '#pages/search/load-search.ts'
import { SearchFailed } from '#pages/search/search-failed.tsx'
import { SearchPage } from '#pages/search/search-page.tsx'
import { searchTitle } from '#pages/search/search-title.ts'
import { SearchSkeleton } from '#pages/search/search-skeleton.tsx'
import { askedText, searchParameters } from '#pages/search/search-text.ts'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'
import { useShopRules } from '#generated/queries.ts'

/** Everything that is found for a text (rules/search#page). */
export const Route = createFileRoute('/search')({
  staticData: { viewName: 'Search', isOfQuery: true },
  validateSearch: searchParameters,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context: { queryClient }, deps: { q = '' }, abortController: { signal } }) =>
    loadSearch(queryClient, { q }, signal),
  // Filters change what is shown of an answer, not the answer; coming here asks anew, always.
  shouldReload: ({ cause }) => cause === 'enter',
  gcTime: 0,
  head: ({ match, loaderData }) => {
    const { text } = askedText(match.search)
    return pageHead({
      title: searchTitle(text, loaderData),
      description: m.search_description(),
      path: search(),
      isIndexable: false,
    })
  },
  pendingComponent: SearchSkeleton,
  errorComponent: SearchFailed,
  component: Page,
})

function Page() {
  const loaded = useLoadedSearch(Route.useLoaderData())
  return <SearchPage parameters={Route.useSearch()} loaded={loaded} rules={useShopRules()} />
}
