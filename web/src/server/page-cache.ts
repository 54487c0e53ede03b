import { LRUCache } from 'lru-cache'
import { pageBytes, type Page } from './page.ts'

interface Entry {
  readonly page: Page
  readonly storedMs: number
}

export interface PageCacheOptions {
  /** A page this old is still fresh. */
  readonly freshMs: number
  /** The same for a page of which a part could not be had; it is no longer shown when a whole one would be stale. */
  readonly partialFreshMs: number
  /** A page this old may still be shown while a new one is rendered. */
  readonly staleMs: number
  /** What all pages may take together. */
  readonly maxBytes: number
  readonly nowMs: () => number
  /** Told of a page that takes the place of one which was asked for again: it will be, too. */
  readonly onRefreshed: (page: Page) => void
}

export interface PageCache {
  /** The page under `key`, rendered by `render` when there is none or it is too old. */
  get(key: string, render: () => Promise<Page>): Promise<Page>
}

/** The part for pages that were asked for once: what nobody asks for again passes through it. */
const newcomersShare = 1 / 4

/**
 * Keeps public pages for a short while, so that a crowd costs one rendering: requests for the same page at the same
 * time share one. Only what was found is kept, and it stays until something better comes: a page of status 200 takes
 * its place, one that is gone removes it, and a failure changes nothing. A page without a part that could not be had is
 * kept for seconds, and only where there is no whole one. A page that is asked for again moves to the larger part, where
 * a flood of addresses that nobody asks for twice cannot push it out.
 */
export function createPageCache({
  freshMs,
  partialFreshMs,
  staleMs,
  maxBytes,
  nowMs,
  onRefreshed,
}: PageCacheOptions): PageCache {
  const newcomers = entriesOf(maxBytes * newcomersShare)
  const regulars = entriesOf(maxBytes * (1 - newcomersShare))
  const underWay = new Map<string, Promise<Page>>()

  function find(key: string): Entry | undefined {
    const newcomer = newcomers.get(key)
    if (!newcomer) return regulars.get(key)
    newcomers.delete(key)
    regulars.set(key, newcomer)
    return newcomer
  }

  function store(key: string, page: Page): void {
    // None is a newcomer: one that is asked for again moves before it is rendered again.
    const old = regulars.peek(key)
    if (page.isPartial && old && !old.page.isPartial && ageMsOf(old) < staleMs) return
    if (page.status === 200) {
      const kept = old ? regulars : newcomers
      kept.set(key, { page, storedMs: nowMs() })
      if (old) onRefreshed(page)
    }
    if (page.status === 404 || page.status === 410) regulars.delete(key)
  }

  function ageMsOf({ storedMs }: Entry): number {
    return nowMs() - storedMs
  }

  function renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const shared = underWay.get(key)
    if (shared) return shared
    const rendering = render()
      .then((page) => {
        store(key, page)
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  return {
    async get(key, render) {
      const entry = find(key)
      if (!entry) return renderOnce(key, render)
      const [soonestMs, latestMs] = entry.page.isPartial ? [partialFreshMs, freshMs] : [freshMs, staleMs]
      if (ageMsOf(entry) >= latestMs) return renderOnce(key, render)
      // A failed refresh leaves the stale page in place; `render` has reported the failure.
      if (ageMsOf(entry) >= soonestMs) renderOnce(key, render).catch(() => undefined)
      return entry.page
    },
  }
}

function entriesOf(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({ maxSize: Math.floor(maxSize), sizeCalculation: ({ page }) => pageBytes(page) })
}
