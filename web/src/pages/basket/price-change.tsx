import type { Pence } from '@shop/schema/domain/values/money'
import { formatPence } from '#data/language/numbers.ts'
import { seePrice } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './basket-line.module.css'

interface PriceChangeProps {
  readonly item: {
    readonly basketItemId: string
    readonly subTotal: Pence | null
    readonly seenSubTotal: Pence | null
  }
  /** Takes the focus on, since the button goes with the words. */
  readonly onSeen: () => void
}

/** Says that a piece costs something else than when it was put in, until the shopper has seen it. */
export function PriceChange({ item: { basketItemId, subTotal, seenSubTotal }, onSeen }: PriceChangeProps) {
  if (seenSubTotal === null || subTotal === null) return null
  return (
    <p className={styles.changed}>
      {m.basket_line_price_changed({ before: formatPence(seenSubTotal), now: formatPence(subTotal) })}{' '}
      <button
        type="button"
        className="link"
        onClick={() => {
          onSeen()
          seePrice(basketItemId)
        }}
      >
        {m.basket_line_price_seen()}
      </button>
    </p>
  )
}
