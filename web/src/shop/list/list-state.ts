import type { QueryClient } from '@tanstack/react-query'
import { redirect, type AnyRouter } from '@tanstack/react-router'
import { apiErrorKind } from '#data/api-error.ts'
import { segmentsAfter } from '#lib/segments-after.ts'

/** A choice of filters whose answer failed, so that the list before it stays. */
export interface FailedChoice {
  /** Where it leads: to be tried again. */
  readonly href: string
  /** Tells one failure from the next of the same choice. */
  readonly number: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many pages of a list are shown, where its address has no room for them all: Back and a reload restore them. */
    readonly pagesShown?: number
    /** The choice of filters that failed, where its failure led back to this list. */
    readonly failedChoice?: FailedChoice
  }
  interface StaticDataRouteOption {
    /** Whether it is a list: it stays on the page, focus and all, while other filters of it are loading. */
    readonly isList?: boolean
  }
}

/** What the loaders of lists work with. */
export interface ListContext {
  readonly queryClient: QueryClient
  readonly lists: ListState
}

/**
 * The lists of one visitor, that is of one router. Which list is shown, which one is pending and how many pages
 * are shown is the router's own state and its history; kept here is only which failure is news.
 */
export interface ListState {
  /** Follows the navigations of the router whose lists these are. */
  readonly follow: (router: AnyRouter) => void
  /**
   * The answer for a list. When it fails for a choice of filters, the shown list stays at its own address, with
   * a message. On arrival from another page, and where the list itself fails, the failed page is shown. `base` is
   * the address of the list without filters.
   */
  readonly loadChoice: <Loaded>(
    list: { readonly base: string; readonly attributes: string | undefined },
    loading: Promise<Loaded>,
  ) => Promise<Loaded>
  /** Whether a failure is news of the shown list: one that Back or a reload returns to is over. */
  readonly isNews: (failed: FailedChoice) => boolean
}

/** How long a page may take before its outline stands in for it, in milliseconds. */
const outlineAfterMs = 1000

export function createListState(): ListState {
  let router: AnyRouter | null = null
  let failures = noFailures

  return {
    follow(followed) {
      router = followed
      followed.subscribe('onBeforeLoad', ({ toLocation }) => {
        const [, , next] = followed.getMatchedRoutes(toLocation.pathname)
        const isChoice = next !== undefined && shownList(followed)?.routeId === next.id
        // The router takes it for the pages that this navigation loads.
        followed.options.defaultPendingMs = isChoice ? Infinity : outlineAfterMs
      })
      followed.subscribe('onResolved', ({ toLocation }) => {
        failures = onArrival(failures, toLocation.state.failedChoice)
      })
    },

    async loadChoice({ base, attributes }, loading) {
      try {
        return await loading
      } catch (error) {
        const kind = apiErrorKind(error)
        const href = attributes ? `${base}/${attributes}` : base
        const shown = router && shownList(router)
        const isOther = shown && shown.address !== href && attributesAfter(shown.address, base) !== null
        if (!isOther || kind === null || kind === 'world') throw error
        failures = failedAgain(failures)
        throw redirect({
          // The address of a list; a test matches every one with its route.
          to: shown.address as '/',
          state: { pagesShown: shown.pages, failedChoice: { href, number: failures.count } },
          resetScroll: false,
        })
      }
    },

    isNews: ({ number }) => number === failures.news,
  }
}

/** The list that is on the page, whatever is pending; null for another page, an outline, and a list that failed. */
function shownList({ state: { matches, resolvedLocation } }: AnyRouter) {
  const match = matches.at(-1)
  if (!resolvedLocation || match?.staticData.isList !== true || match.status !== 'success') return null
  return {
    routeId: match.routeId,
    address: resolvedLocation.pathname.replace(/\/$/, ''),
    pages: resolvedLocation.state.pagesShown ?? 1,
  }
}

/** The filters in the address of a list; null where it is another page's. `base` is the list without filters. */
export function attributesAfter(pathname: string, base: string): string | null {
  const segments = segmentsAfter(pathname, base)
  return segments && segments.length <= 1 ? (segments[0] ?? '') : null
}

/** The failures since the page was loaded. */
export interface FailedChoices {
  readonly count: number
  /** The last of them that has been told; each is told once. */
  readonly told: number
  /** The one that is news of the list on the page; null for none. */
  readonly news: number | null
}

export const noFailures: FailedChoices = { count: 0, told: 0, news: null }

/** After a choice failed; it is news once the list it leads back to is there. */
export function failedAgain(failures: FailedChoices): FailedChoices {
  return { ...failures, count: failures.count + 1 }
}

/**
 * After a page was reached whose history entry tells of a failure, or of none. A failure is news when its entry
 * is first reached: what Back returns to is over, and so is what was told before a reload.
 */
export function onArrival(failures: FailedChoices, failed: FailedChoice | undefined): FailedChoices {
  const { count, told } = failures
  const isNews = failed !== undefined && failed.number > told && failed.number <= count
  return { count, told: isNews ? failed.number : count, news: isNews ? failed.number : null }
}
