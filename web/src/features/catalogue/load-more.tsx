import type { RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import type { useListingPages } from './use-listing-pages.ts'
import styles from './load-more.module.css'

interface LoadMoreProps {
  readonly listing: Pick<ReturnType<typeof useListingPages>, 'hasMore' | 'loadMore' | 'more' | 'total'>
  readonly shown: number
  readonly grid: RefObject<HTMLDivElement | null>
}

/** How far down the list one is, and the next page on demand; focus moves to the first new piece. */
export function LoadMore({ listing, shown, grid }: LoadMoreProps) {
  const { hasMore, total, more } = listing
  if (total === 0) return null
  async function load() {
    await listing.loadMore()
    requestAnimationFrame(() => {
      grid.current
        ?.querySelectorAll<HTMLAnchorElement>('article h2 a')
        .item(shown)
        ?.focus({ preventScroll: true })
    })
  }
  return (
    <div className={styles.more}>
      <p className="caption">{m.list_showing({ shown, total })}</p>
      <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
      {more === 'failed' && (
        <p role="alert" className={styles.failed}>
          {m.list_more_failed()}
        </p>
      )}
      {hasMore && (
        <button
          type="button"
          className={`${buttons.button} ${buttons.quiet}`}
          aria-disabled={more === 'loading' || undefined}
          onClick={() => {
            if (more !== 'loading') void load()
          }}
        >
          {more === 'failed' ? m.list_retry() : m.list_more()}
        </button>
      )}
    </div>
  )
}
