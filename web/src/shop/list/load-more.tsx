import { useEffect, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { formatCount } from './format-count.ts'
import type { MoreOfList } from './use-load-more.ts'
import styles from './load-more.module.css'

interface LoadMoreProps extends Pick<MoreOfList, 'more' | 'loadMore'> {
  readonly shown: number
  readonly total: number
  /** The total as it is said; the number itself when left out. */
  readonly totalText?: string
  /** What the button says, and what is said when the next page did not arrive. */
  readonly words: { readonly more: string; readonly failed: string }
  /** The links of what is shown, in order: focus moves to the first new one. */
  readonly links: () => readonly HTMLElement[]
}

/** How far down the list one is, and the next page on demand. */
export function LoadMore({
  shown,
  total,
  totalText = formatCount(total),
  more,
  loadMore,
  words,
  links,
}: LoadMoreProps) {
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    // However long the browser takes to draw them: the new ones are there when this runs.
    if (firstNew.current === null || shown <= firstNew.current) return
    links()[firstNew.current]?.focus({ preventScroll: true })
    firstNew.current = null
  }, [shown, links])
  if (total === 0) return null
  function load() {
    firstNew.current = shown
    return loadMore()
  }
  return (
    <div className={styles.more}>
      <p className="caption">{m.list_showing({ shown: formatCount(shown), total: totalText })}</p>
      <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
      {more === 'failed' && (
        <p role="alert" className={styles.failed}>
          {words.failed}
        </p>
      )}
      {shown < total && (
        <button
          type="button"
          className={`${buttons.button} ${buttons.quiet}`}
          aria-disabled={more === 'loading' || undefined}
          onClick={() => {
            if (more !== 'loading') void load()
          }}
        >
          {more === 'failed' ? m.list_retry() : words.more}
        </button>
      )}
    </div>
  )
}
