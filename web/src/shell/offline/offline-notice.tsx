import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { askVersion } from '#data/shop-version.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './offline-notice.module.css'

/** How long it is said that the shop is back. */
const backMs = 6000

/**
 * Says that the shop cannot be reached, for as long as that is so, and that it is back (rules/shell#offline), in a line
 * that covers nothing of the page. Its code comes with the page: later it could not be fetched.
 */
export function OfflineNotice({ className = '' }: { readonly className?: string | undefined }) {
  const router = useRouter()
  const [state, setState] = useState<'online' | 'offline' | 'back'>('online')

  const comeBack = useEffectEvent(() => {
    if (state !== 'offline') return
    setState('back')
    // What was asked for meanwhile waits, and goes on by itself; what failed before is asked for again.
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
  })
  useEffect(() => {
    const leave = () => setState('offline')
    const back = () => comeBack()
    if (!navigator.onLine) leave()
    window.addEventListener('offline', leave)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', leave)
      window.removeEventListener('online', back)
    }
  }, [])
  useEffect(() => {
    if (state !== 'back') return undefined
    const timer = setTimeout(() => setState('online'), backMs)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <div aria-live="polite" className={`no-print ${className}`}>
      {state === 'offline' && (
        <div className={styles.notice}>
          <div className={`wrap ${styles.line}`}>
            <p>
              <b>{m.offline_title()}</b> {m.offline_text()}
            </p>
            <button type="button" className="link" onClick={() => void tryAgain()}>
              {m.offline_retry()}
            </button>
          </div>
        </div>
      )}
      {state === 'back' && (
        <div className={`${styles.notice} ${styles.back}`}>
          <p className={`wrap ${styles.line}`}>
            <b>{m.offline_back()}</b>
          </p>
        </div>
      )}
    </div>
  )
}

/** Asks the shop itself: a browser may be wrong. */
async function tryAgain(): Promise<void> {
  if ((await askVersion()) !== null) window.dispatchEvent(new Event('online'))
}
