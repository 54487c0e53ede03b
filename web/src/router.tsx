import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { ApiError, isRetryable } from '#data/api-error.ts'
import { menuTabs, receiveMenuTabs } from '#data/menu-tabs.ts'
import { pageFacts, receivePageFacts } from '#data/page-facts.ts'
import { serverSide } from '#data/server-side.ts'
import { packQueries, unpackQueries } from '#data/page-queries.ts'
import { createListState, type ListContext } from './shop/list/list-state.ts'
import { FailedPage } from './shell/failed-page.tsx'
import { holdPlace } from './shell/hold-place.ts'
import { keepsScroll } from './shell/keeps-scroll.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { parsePlainSearch, stringifyPlainSearch } from '#lib/plain-search.ts'
import { routeTree } from './routeTree.gen.ts'

/**
 * A router for every request, with a query client and a state of its lists of its own: shared ones would show one
 * visitor another's.
 */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The server does not make a visitor wait twice: it answers 503, and the page retries.
        retry: (failures, error) =>
          !serverSide() && failures < 1 && error instanceof ApiError && isRetryable(error),
        refetchOnWindowFocus: false,
      },
    },
  })
  const nonce = serverSide()?.nonce()
  const lists = createListState()
  let hasNavigated = false
  let isScrollKept = false
  const router = createRouter({
    routeTree,
    ...(nonce !== undefined && { ssr: { nonce } }),
    context: { queryClient, lists } satisfies ListContext,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPreloadStaleTime: 0,
    // Where a page opens is settled before it is alive: by then the visitor may have scrolled, and stays there.
    scrollRestoration: () => serverSide() !== null || (hasNavigated && !isScrollKept),
    trailingSlash: 'preserve',
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    dehydrate: () => ({ facts: pageFacts(), menuTabs: menuTabs(), queries: packQueries(queryClient) }),
    hydrate: ({ facts, menuTabs: tabs, queries }) => {
      receivePageFacts(facts)
      receiveMenuTabs(tabs)
      unpackQueries(queryClient, queries)
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) hasNavigated = true
    isScrollKept = keepsScroll(fromLocation, toLocation)
    if (isScrollKept) holdPlace()
  })
  lists.follow(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** The name of the view for tracking (rules/shell#view-names). */
    readonly viewName?: string
    /** The same where one route serves several views: the name of the one its parameters ask for. */
    readonly viewNameOf?: (params: Readonly<Record<string, string | undefined>>) => string
    /** The layout of the page (rules/shell#layouts); the standard one where none is named. */
    readonly layout?: 'standard' | 'auth'
    /** Whether the page ends with the ways to a person and the shop's legal lines alone (rules/shell#footer). */
    readonly hasSlimFooter?: boolean
    /** Whether the page begins with a picture that its header stands over. */
    readonly hasLandingPicture?: boolean
  }
}
