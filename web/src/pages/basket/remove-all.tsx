import { useEffect, useRef, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import styles from './remove-all.module.css'

/** Empties the basket, after asking in place. */
export function RemoveAll({ count, onRemove }: { count: number; onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    // Each button gives way to another: the focus goes with it.
    if (isAsking !== wasAsking.current) place.current?.querySelector('button')?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const question = count === 1 ? m.basket_remove_all_ask_one() : m.basket_remove_all_ask({ count })
  return (
    <div ref={place} className={styles.all}>
      {isAsking ? (
        <div role="group" aria-labelledby="remove-all-question">
          <span id="remove-all-question">{question}</span>
          <button type="button" className="link" onClick={onRemove}>
            {m.basket_remove_all_yes()}
          </button>
          <button type="button" className="link" onClick={() => setAsking(false)}>
            {m.basket_remove_all_no()}
          </button>
        </div>
      ) : (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {m.basket_remove_all()}
        </button>
      )}
    </div>
  )
}
