import { useEffect, useRef, type MouseEvent } from 'react'
import { formatCount } from '#data/language/numbers.ts'
import { opensElsewhere } from '#lib/opens-elsewhere.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
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
  /** The address that shows one page more, where there is one: the way on without a script. */
  readonly href?: string | undefined
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
  href,
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
  const text = more === 'failed' ? m.list_retry() : words.more
  const control = {
    className: `${buttons.button} ${buttons.quiet}`,
    'aria-disabled': more === 'loading' || undefined,
    onClick: (event: MouseEvent) => {
      // Into another tab or window it is a link like any other.
      if (opensElsewhere(event)) return
      event.preventDefault()
      if (more !== 'loading') void load()
    },
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
      {shown < total &&
        (href === undefined ? (
          <button type="button" {...control}>
            {text}
          </button>
        ) : (
          <a href={href} {...control}>
            {text}
          </a>
        ))}
    </div>
  )
}
