import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { useIsListLoading } from './busy.tsx'
import { FailedChoice } from './failed-choice.tsx'
import type { MoreOfList } from './use-load-more.ts'
import { useRouter } from '@tanstack/react-router'
import styles from './results-bar.module.css'

/** Something that is chosen on a list, with the address of the list without it. */
export interface Chip {
  readonly slug: string
  readonly name: string
  readonly href: string
}

interface ResultsBarProps {
  /** How many there are, in words. */
  readonly found: ReactNode
  readonly more: MoreOfList['more']
  readonly chips: readonly Chip[]
  /** The address of the list with nothing chosen. */
  readonly clearHref: string
  /** What says how wide a window needs the end of the bar. */
  readonly endClassName?: 'desktop-only' | 'tablet-up'
  /** What stands at the end of the bar: the order of the list, on a wide window. */
  readonly children: ReactNode
}

/** How many there are, what is applied with a way to take each away, and the order. Says the count once a change. */
export function ResultsBar({
  found,
  more,
  chips,
  clearHref,
  endClassName = 'desktop-only',
  children,
}: ResultsBarProps) {
  return (
    <>
      <FailedChoice />
      <div className={styles.bar}>
        <Count found={found} more={more} />
        {chips.length > 0 && (
          <ul className={styles.chips} aria-label={m.list_applied()}>
            {chips.map(({ slug, name, href }) => (
              <li key={slug}>
                <ShopLink
                  href={href}
                  className={styles.chip}
                  aria-label={m.list_remove({ name })}
                  resetScroll={false}
                >
                  {name}
                  <Icon name="close" />
                </ShopLink>
              </li>
            ))}
            <li>
              <ShopLink href={clearHref} className={`link ${styles.clear}`} resetScroll={false}>
                {m.list_clear_all()}
              </ShopLink>
            </li>
          </ul>
        )}
        <div className={`${endClassName} ${styles.tools}`}>{children}</div>
      </div>
    </>
  )
}

function Count({ found, more }: Pick<ResultsBarProps, 'found' | 'more'>) {
  const isLoading = useIsListLoading(more)
  const count = useFocusOnCount()
  return (
    <p ref={count} className={styles.found} role="status" tabIndex={-1}>
      {isLoading ? (
        <>
          {m.list_loading()} <span className={styles.wait}>{m.loading_wait()}</span>
        </>
      ) : (
        found
      )}
    </p>
  )
}

/**
 * The number of results takes the focus when a choice took its own control away, as a chip does: the next
 * key press then goes on at the list, not at the top of the page.
 */
function useFocusOnCount() {
  const router = useRouter()
  const count = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let held: Element | null = null
    const offBefore = router.subscribe('onBeforeNavigate', () => {
      held = document.activeElement
    })
    const offAfter = router.subscribe('onRendered', () => {
      const before = held
      held = null
      // What hangs on the address that has now been reached goes only after this.
      requestAnimationFrame(() => {
        // Where the focus has gone on by itself, as to the first new piece, it stays.
        const isLost = document.activeElement === document.body
        if (isLost && before && before !== document.body && !before.isConnected) {
          count.current?.focus({ preventScroll: true })
        }
      })
    })
    return () => {
      offBefore()
      offAfter()
    }
  }, [router])
  return count
}
