import {
  useQueryClient,
  useSuspenseQueries,
  useSuspenseQuery,
  type EnsureQueryDataOptions,
  type QueryKey,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import { mostAddressedPages, pagesWithin, splitPages } from '@shop/schema/domain/addresses/shown-pages'
import {
  useElementScrollRestoration,
  useHydrated,
  useLocation,
  useNavigate,
  useRouterState,
} from '@tanstack/react-router'
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { rememberPlace } from '#lib/remember-place.ts'
import { useLoadMore, type MoreOfList } from './use-load-more.ts'

interface Listed<Answer, Key extends QueryKey> {
  /** The address of the list that shows so many pages, as far as addresses say them. */
  readonly addressOf: (pages: number) => string
  /** How much the list holds, as an answer says. */
  readonly totalOf: (answer: Answer) => number
  /** Asks for a page of it; pages count from 1. */
  readonly pageQuery: (
    page: number,
  ) => UseSuspenseQueryOptions<Answer, Error, Answer, Key> &
    EnsureQueryDataOptions<Answer, Error, Answer, Key>
}

export interface ListPages<Answer> extends MoreOfList {
  /** The address of its first page, which tells it from other lists. */
  readonly address: string
  readonly first: Answer
  /** The address that shows one page more; none where addresses say no more. */
  readonly moreHref: string | undefined
  /** Every page that is shown, the first one too. */
  readonly answers: readonly Answer[]
}

/**
 * The pages of a list that are shown. How many stands in the address (rules/listings#loaded-pages), and in the history
 * entry where the address has no room for more, so that Back restores all of them, and a reload too, to where the
 * shopper was.
 */
export function useListPages<Answer, Key extends QueryKey>({
  addressOf,
  totalOf,
  pageQuery,
}: Listed<Answer, Key>): ListPages<Answer> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { hash } = useLocation()
  const isAlive = useAlive()
  const address = addressOf(1)
  const asked = usePagesShown(address, isAlive)
  // Not with those that follow: `useSuspenseQueries` draws all of the page a second time when its queries change.
  const { data: first } = useSuspenseQuery(pageQuery(1))
  const pages = pagesWithin(totalOf(first), asked)
  useScrollBack({ address, isAlive, pages })
  const further = useSuspenseQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => pageQuery(index + 2)),
    combine: answersOf,
  })
  // The very same as long as no answer changes: parts that have not woken yet are drawn anew for any other.
  const answers = useMemo(() => [first, ...further], [first, further])

  const more = useLoadMore(address, async () => {
    const isStillHere = rememberPlace()
    await queryClient.ensureQueryData(pageQuery(pages + 1))
    if (!isStillHere()) return
    await navigate({
      // The router types addresses by route pattern; ours are built in one place.
      to: addressOf(pages + 1) as '/',
      hash,
      state: (previous) => ({ ...previous, pagesShown: pages + 1 }),
      replace: true,
      resetScroll: false,
    })
  })

  return {
    address,
    first,
    answers,
    moreHref: pages < mostAddressedPages ? addressOf(pages + 1) : undefined,
    ...more,
  }
}

function answersOf<Answer>(results: readonly { readonly data: Answer }[]): Answer[] {
  return results.map(({ data }) => data)
}

/**
 * Whether the history entry may be asked: the server knows none, so the first rendering in the browser must not
 * either. Until all the pages it names are loaded, the list stays as the server sent it.
 */
function useAlive(): boolean {
  const [isAlive, setAlive] = useState(useHydrated())
  useEffect(() => startTransition(() => setAlive(true)), [])
  return isAlive
}

/**
 * How many pages address and history entry of this list say; while another page of the shop is pending, as many as
 * before.
 */
function usePagesShown(address: string, isAlive: boolean): number {
  const asked = useLocation()
  const reached = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation })
  // More is shown when its address is reached: the router keeps the place that is left under the address it is at.
  const isMore = reached !== undefined && pathOfFirstPage(reached.pathname) === address
  const { pathname, state } = isMore ? reached : asked
  const [shown, setShown] = useState(1)
  const isHere = pathOfFirstPage(pathname) === address
  const pages = isHere ? Math.max(pagesOfPath(pathname), isAlive ? (state.pagesShown ?? 1) : 1) : shown
  if (pages !== shown) setShown(pages)
  return pages
}

function pagesOfPath(pathname: string): number {
  return splitPages(lastSegment(pathname)).pages
}

/** The path of a list without what it says of pages. */
function pathOfFirstPage(pathname: string): string {
  const path = pathname.replace(/\/$/, '')
  const last = lastSegment(pathname)
  const { attributes } = splitPages(last)
  return (path.slice(0, -last.length) + attributes).replace(/\/$/, '')
}

function lastSegment(pathname: string): string {
  return pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
}

/** The router scrolls back before the further pages are there, into a list that is too short: so once more. */
function useScrollBack({
  address,
  isAlive,
  pages,
}: {
  readonly address: string
  readonly isAlive: boolean
  readonly pages: number
}): void {
  const place = useElementScrollRestoration({ getElement: () => window })
  useLayoutEffect(() => {
    if (isAlive && pages > 1 && place) window.scrollTo(place.scrollX, place.scrollY)
    // On arrival only: who loads more has a place already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, isAlive])
}
