import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
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
 * fifth that finds no room is said here too.
 */
export function CompareBar({ rules, setting }: CompareBarProps) {
  const count = useCompared().length
  const isFull = useIsCompareFull()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
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

  return (
    <>
      <div className={`no-print ${styles.bar}`} data-shown={canCompare || undefined}>
        <p role="status" className={isFull ? styles.full : styles.count}>
          {isFull ? m.compare_full() : canCompare && m.compare_chosen({ count })}
        </p>
        {canCompare && (
          <>
            <button type="button" className="link" onClick={clearCompared}>
              {m.compare_clear()}
            </button>
            <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={open}>
              {m.compare_button({ count })}
            </button>
          </>
        )}
      </div>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="compare-title"
        onClose={() => setOpen(false)}
      >
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
