import { m } from '#generated/paraglide/messages.js'
import type { StoneView } from './stone-view.ts'
import styles from './stone-price.module.css'

/** What a stone costs; in a sale the old price is struck through before it. */
export function StonePrice({ view: { priceText, wasText } }: { view: StoneView }) {
  return (
    <span className={styles.price}>
      {wasText !== null && (
        <>
          <span className="sr-only">{m.price_was()} </span>
          <s>{wasText}</s> <span className="sr-only">{m.price_now()} </span>
        </>
      )}
      <b>{priceText}</b>
    </span>
  )
}
