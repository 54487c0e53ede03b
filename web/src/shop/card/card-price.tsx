import { formatPence } from '@shop/schema/domain/values/money'
import { m } from '#generated/paraglide/messages.js'
import type { CardFace } from './card-view.ts'
import styles from './card-price.module.css'

interface CardPriceProps {
  readonly face: Pick<CardFace, 'fromPence' | 'wasPence' | 'isFrom'>
  /** Nothing is left of the piece: it says so instead of a price. */
  readonly isSold?: boolean
}

/** The price of a card: "From" when other shapes cost more, the old price struck through in a sale. */
export function CardPrice({ face: { fromPence, wasPence, isFrom }, isSold = false }: CardPriceProps) {
  if (isSold) return <p className={styles.price}>{m.card_sold()}</p>
  if (fromPence === null) return <p className={styles.price}>{m.setting_price_missing()}</p>
  const price = formatPence(fromPence)
  return (
    <p className={styles.price}>
      {wasPence !== null && (
        <>
          <span className="sr-only">{m.price_was()} </span>
          <s>{formatPence(wasPence)}</s> <span className="sr-only">{m.price_now()} </span>
        </>
      )}
      <span>{isFrom ? m.card_from({ price }) : price}</span>
    </p>
  )
}
