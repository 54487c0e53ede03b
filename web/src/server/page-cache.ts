/** A rendered page as it is sent. */
export interface CachedPage {
  readonly status: number
  readonly headers: ReadonlyArray<readonly [string, string]>
  readonly body: string
}

interface Entry {
  readonly page: CachedPage
  readonly storedMs: number
}

export interface PageCacheOptions {
  /** A page this old is still fresh. */
  readonly freshMs: number
  /** A page this old may still be shown once more while a new one is rendered. */
  readonly staleMs: number
  readonly maxPages: number
  readonly nowMs: () => number
}

export interface PageCache {
  /** The page under `key`, rendered by `render` when there is none or it is too old. */
  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>
}

/**
 * Keeps public pages for a short while, so that a crowd costs one rendering. Only pages with status 200
 * are kept; requests for the same page at the same time share one rendering; the page unused for
 * longest makes room.
 */
export function createPageCache({ freshMs, staleMs, maxPages, nowMs }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<CachedPage>>()

  function store(key: string, page: CachedPage): void {
    entries.delete(key)
    if (page.status !== 200) return
    entries.set(key, { page, storedMs: nowMs() })
    const oldest = entries.keys().next()
    if (entries.size > maxPages && !oldest.done) entries.delete(oldest.value)
  }

  function renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
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
      const entry = entries.get(key)
      if (!entry) return renderOnce(key, render)
      const ageMs = nowMs() - entry.storedMs
      if (ageMs >= staleMs) return renderOnce(key, render)
      entries.delete(key)
      entries.set(key, entry)
      // A failed refresh leaves the stale page in place; `render` has reported the failure.
      if (ageMs >= freshMs) renderOnce(key, render).catch(() => undefined)
      return entry.page
    },
  }
}
