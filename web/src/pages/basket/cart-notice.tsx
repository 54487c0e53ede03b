import { useEffect, useRef } from 'react'
import { fetchCart, useCartApart, useCartFetch } from '#data/basket/cart-sync.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './basket-page.module.css'

/** What keeps the basket from being the cart's, or the account's; null while nothing does. */
type CartTrouble = 'not-fetched' | 'not-joined' | 'too-full' | null

/**
 * Says that the cart could not be asked (rules/basket#failures), or that the basket could not join the account's
 * (rules/basket#attaching), and tries again; the focus then goes on to the title.
 */
export function CartNotice({ toTitle }: { toTitle: () => void }) {
  const fetch = useCartFetch()
  const trouble = useTrouble()
  const isTrying = fetch === 'under-way' || fetch === 'retrying'
  const wasPressed = useRef(false)
  useEffect(() => {
    if (!wasPressed.current || isTrying) return
    wasPressed.current = false
    if (trouble === null) toTitle()
  }, [isTrying, trouble, toTitle])
  return (
    <>
      <div role="alert">
        {(trouble === 'not-fetched' || trouble === 'not-joined') && (
          <p className={styles.unchecked}>
            <span>{isTrying ? retryingText[trouble]() : text[trouble]()}</span>
            <button
              type="button"
              className="link"
              aria-disabled={isTrying || undefined}
              onClick={() => {
                if (isTrying) return
                wasPressed.current = true
                fetchCart()
              }}
            >
              {m.basket_retry()}
            </button>
          </p>
        )}
      </div>
      <div role="status">
        {trouble === 'too-full' && <p className={styles.unchecked}>{m.basket_too_full()}</p>}
      </div>
    </>
  )
}

const text = { 'not-fetched': m.basket_fetch_failed, 'not-joined': m.basket_not_joined }
const retryingText = { 'not-fetched': m.basket_fetch_retrying, 'not-joined': m.basket_joining }

function useTrouble(): CartTrouble {
  const fetch = useCartFetch()
  const apart = useCartApart()
  return fetch === 'failed' || fetch === 'retrying' ? 'not-fetched' : apart
}
