import { useEffect, useRef } from 'react'
import { fetchCart, useCartFetch } from '#data/basket/cart-sync.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './fetch-notice.module.css'

/** Says that the cart could not be asked, and asks it again; the focus then goes on to the title. */
export function FetchNotice({ toTitle }: { toTitle: () => void }) {
  const fetch = useCartFetch()
  const isRetrying = fetch === 'retrying'
  const wasRetrying = useRef(false)
  useEffect(() => {
    if (wasRetrying.current && fetch === 'done') toTitle()
    wasRetrying.current = fetch === 'retrying'
  }, [fetch, toTitle])
  return (
    <div role="alert">
      {(fetch === 'failed' || isRetrying) && (
        <p className={styles.notice}>
          <span>{isRetrying ? m.basket_fetch_retrying() : m.basket_fetch_failed()}</span>
          <button
            type="button"
            className="link"
            aria-disabled={isRetrying || undefined}
            onClick={() => {
              if (!isRetrying) fetchCart()
            }}
          >
            {m.basket_retry()}
          </button>
        </p>
      )}
    </div>
  )
}
