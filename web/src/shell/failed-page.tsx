import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { apiErrorKind } from '#data/api-error.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import styles from './message-page.module.css'

/** A page that cannot be shown: says why as far as a shopper cares, and offers a retry and a way on. */
export function FailedPage({ error }: { error: unknown }) {
  const kind = apiErrorKind(error)
  const isOffline = useIsOffline()
  useEffect(() => {
    // A failed call is reported where it was made; everything else is a bug and reported here.
    if (kind === null && navigator.onLine) reportError(error, { where: 'page' })
  }, [error, kind])
  if (isOffline) return <OfflinePage />
  if (kind === 'world') return <LeaveWorld />
  const title = kind ? m.failed_title() : m.failed_bug_title()
  const phone = shopIdentity.freephone.shown
  return (
    <div className={`wrap ${styles.page}`} role="alert">
      <title>{m.page_title({ title })}</title>
      <h1>{title}</h1>
      <p>{m.not_found_text()}</p>
      <p>{kind ? m.failed_text({ phone }) : m.failed_bug_text({ phone })}</p>
      <div className={styles.actions}>
        {/* A link to this very page, which the browser loads anew: what failed may be the page itself. */}
        <a className={buttons.button} href="">
          {m.failed_retry()}
        </a>
        <a className={`${buttons.button} ${buttons.quiet}`} href={addresses.home()}>
          {m.failed_home()}
        </a>
      </div>
    </div>
  )
}

/** Whether the browser had no connection when the page failed, for want of its data or its code. */
function useIsOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('offline', onChange)
      // Who is back asks for the page anew (`offline/offline-notice`), which says until then that it waits.
      return () => window.removeEventListener('offline', onChange)
    },
    () => !navigator.onLine,
    () => false,
  )
}

/** Nothing that would load a page, which the browser could not: the line above the header says when it is back. */
function OfflinePage() {
  const { history } = useRouter()
  const title = m.failed_title()
  return (
    <div className={`wrap ${styles.page}`} role="alert">
      <title>{m.page_title({ title })}</title>
      <h1>{title}</h1>
      <p>{m.not_found_text()}</p>
      <p>{m.offline_page()}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={() => history.back()}>
          {m.offline_page_back()}
        </button>
      </div>
    </div>
  )
}

/** The mock's world that this browser asks for is gone: the way back into the default one. */
function LeaveWorld() {
  return (
    <div className={`wrap ${styles.page}`} role="alert">
      <title>{m.page_title({ title: m.world_title() })}</title>
      <h1>{m.world_title()}</h1>
      <p>{m.world_text()}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={leave}>
          {m.world_leave()}
        </button>
      </div>
    </div>
  )
}

function leave(): void {
  document.cookie = 'world=; path=/; max-age=0'
  location.reload()
}
