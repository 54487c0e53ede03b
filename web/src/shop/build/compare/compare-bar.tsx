import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { clearCompared, useCompared, useIsCompareFull } from './compare-store.ts'
import { lazyCompareTable } from './lazy-compare-table.ts'
import styles from './compare-bar.module.css'

interface CompareBarProps {
  readonly rules: ShopRulesQuery
  readonly setting?: SettingOnPage | undefined
}

/**
 * Says at the foot of the window how many stones are chosen, from two on, and opens them side by side. A
 * fifth that finds no room is said here too, and that none is left. Where it goes with what was pressed it keeps the
 * place of the keyboard.
 */
export function CompareBar({ rules, setting }: CompareBarProps) {
  const count = useCompared().length
  const isFull = useIsCompareFull()
  const dialog = useRef<HTMLDialogElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const barId = useId()
  const focusNext = useFocusNext()
  const [isOpen, setOpen] = useState(false)
  // Not to whoever comes to the page with none.
  const [saysNone, setSaysNone] = useState(false)
  const canCompare = count > 1
  // Once the button is there, what it opens is fetched, so that nobody waits for it.
  useEffect(() => (canCompare ? lazyCompareTable.whenLoaded(() => undefined) : undefined), [canCompare])
  const router = useRouter()
  // What is followed in it may lead to another address of the page beneath, or to a place on it.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
        if (pathChanged || toLocation.hash !== '') dialog.current?.close()
      }),
    [router],
  )

  function open() {
    setOpen(true)
    dialog.current?.showModal()
  }

  function clear() {
    clearCompared()
    setSaysNone(true)
    focusNext(barId)
  }

  function leave() {
    setOpen(false)
    setSaysNone(true)
    const { activeElement, body } = document
    // What opened it may have gone meanwhile, or never had the focus.
    if (activeElement === body || dialog.current?.contains(activeElement)) {
      const next = opener.current ?? bar.current
      next?.focus({ preventScroll: true })
    }
  }

  return (
    <>
      <div
        ref={bar}
        id={barId}
        role="group"
        aria-label={m.compare_title()}
        tabIndex={-1}
        className={`no-print ${styles.bar}`}
        data-shown={canCompare || undefined}
      >
        <p role="status" className={isFull ? styles.full : canCompare ? styles.count : 'sr-only'}>
          {isFull ? m.compare_full() : canCompare && m.compare_chosen({ count })}
          {saysNone && count === 0 && m.compare_none()}
        </p>
        {canCompare && (
          <>
            <button type="button" className="link" onClick={clear}>
              {m.compare_clear()}
            </button>
            <button
              ref={opener}
              type="button"
              className={`${buttons.button} ${buttons.quiet}`}
              onClick={open}
            >
              {m.compare_button({ count })}
            </button>
          </>
        )}
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="compare-title" onClose={leave}>
        <div className={styles.head}>
          <h2 id="compare-title">{m.compare_title()}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={m.close()}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {isOpen && (
          <lazyCompareTable.Component
            rules={rules}
            setting={setting}
            onLeave={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  )
}
