import type { MenuTab } from '@shop/schema/http/content'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type HistoryState,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { beforeEach, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { bankHolidaysQuery } from '../bank-holidays.ts'
import { receiveMenuTabs } from '../menu-tabs.ts'
import { receivePageFacts } from '../page-facts.ts'
import { sendEvents } from '../track.ts'
import { restoreStores } from '../store-registry.ts'
import { waitForZodParts } from '../load-zod-parts.ts'

interface Shop {
  /** The shop's clock; the morning on which every test begins, unless said otherwise. */
  readonly now?: string
  /** The address of the page; the home page's unless it matters. */
  readonly path?: string
  /** What an earlier visit has left at that address, as a reload finds it. */
  readonly state?: HistoryState
  /** Whether the page begins with a picture that its header stands over. */
  readonly hasLandingPicture?: boolean
  /** The tabs of the header; none unless a test looks at them. */
  readonly menuTabs?: readonly MenuTab[]
  /** What the page came with, by the keys of its queries. */
  readonly answers?: readonly { readonly queryKey: QueryKey; readonly data: unknown }[]
}

/** A Wednesday morning in London: the one on which the tests of whole pages begin too. */
const startOfTests = '2026-11-25T10:00:00Z'

/** The bank holidays that a delivery of these days meets. */
const bankHolidays: LondonDate[] = ['2026-04-03', '2026-04-06', '2026-12-25', '2026-12-28', '2027-01-01']

/** A browser that keeps nothing of the test before; its stores hear of that as of what another tab does. */
beforeEach(() => {
  const keys = Object.keys(localStorage)
  localStorage.clear()
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
  // What goes wrong is told to the shop's log, where there is a server.
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
})

/**
 * Renders a part of the shop as a page holds it: with the shop's styles, a router, a query client, the clock and
 * the stores. `address` says where the links that were followed have led.
 */
export async function renderInShop(
  part: ReactNode,
  {
    now = startOfTests,
    answers = [],
    menuTabs = [],
    path = '/',
    state,
    hasLandingPicture = false,
  }: Shop = {},
) {
  const config = {
    siteUrl: location.origin,
    assetsUrl: location.origin,
    version: 'test',
    // Empty: a test puts a provider in its place (`enquiry/testing/stub-captcha`).
    captcha: { scriptUrl: 'data:text/javascript,', siteKey: 'test', pageUrl: null },
    liveChatScriptUrl: 'data:text/javascript,/*chat*/',
  }
  receivePageFacts({ config, nowMs: Date.parse(now) })
  receiveMenuTabs(menuTabs)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queryClient.setQueryData(bankHolidaysQuery().queryKey, bankHolidays)
  for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data)
  // What it tells the data layer is told at once, as for somebody who allows it.
  sendEvents()
  await waitForZodParts()
  restoreStores()
  const history = createMemoryHistory({ initialEntries: [path] })
  if (state) history.replace(path, state)
  // One page for all addresses: a test looks at a part, and at where its links lead.
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => part,
      notFoundComponent: () => part,
      staticData: { hasLandingPicture },
    }),
    history,
  })
  await router.load()
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...screen, address: () => router.state.location.href }
}
