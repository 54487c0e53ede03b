import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { jewellerySaleEnd } from './jewellery-sale-end.ts'
import styles from './sale-note.module.css'

/** What a struck-through price is, and until when the others hold (rules/listings#sale-note). */
export function SaleNote({ sales }: { sales: ShopRulesQuery['listSales'] }) {
  const date = jewellerySaleEnd(sales)
  return (
    <p className={styles.note}>
      {date && <strong>{m.listing_sale_until({ date })}</strong>} {m.listing_sale_reference()}
    </p>
  )
}
