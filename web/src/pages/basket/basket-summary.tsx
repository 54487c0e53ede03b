import { basketTotals, type PricedLine } from '#shop/line/basket-totals.ts'
import { formatPence } from '@shop/schema/domain/values/money'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import styles from './basket-summary.module.css'

const { freephone, whatsApp } = shopIdentity

/** What the basket comes to, and how to order it. */
export function BasketSummary({
  bought,
  leftOut,
  vatPercent,
}: {
  bought: readonly PricedLine[]
  /** Number of pieces that are not part of the total. */
  leftOut: number
  vatPercent: number
}) {
  const { pieces } = basketTotals(bought, vatPercent)
  return (
    <aside className={styles.sheet} aria-labelledby="summary-title">
      <h2 id="summary-title">{m.basket_summary()}</h2>
      {pieces === 0 ? <p>{m.basket_nothing_bought()}</p> : <Sums bought={bought} vatPercent={vatPercent} />}
      {pieces > 0 && leftOut > 0 && (
        <p className="caption">
          {leftOut === 1 ? m.basket_left_out_one() : m.basket_left_out({ count: leftOut })}
        </p>
      )}
      {pieces > 0 && (
        <>
          <p className={styles.order}>{m.basket_order()}</p>
          <a className={`${buttons.button} ${buttons.wide}`} href={`tel:${freephone.link}`}>
            {m.basket_order_ring({ phone: freephone.shown })}
          </a>
          <a className={`${buttons.button} ${buttons.quiet} ${buttons.wide}`} href={whatsApp.href}>
            {m.basket_order_whatsapp({ phone: whatsApp.shown })}
          </a>
        </>
      )}
    </aside>
  )
}

function Sums({ bought, vatPercent }: { bought: readonly PricedLine[]; vatPercent: number }) {
  const { pieces, totalPence, vatPence } = basketTotals(bought, vatPercent)
  return (
    <dl>
      <div>
        <dt>{pieces === 1 ? m.basket_pieces_one() : m.basket_pieces({ count: pieces })}</dt>
        <dd>{formatPence(totalPence)}</dd>
      </div>
      <div>
        <dt>{m.basket_delivery()}</dt>
        <dd>{m.basket_delivery_free()}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          {m.basket_total()}
          <small>{m.basket_total_vat({ vat: formatPence(vatPence) })}</small>
        </dt>
        <dd>{formatPence(totalPence)}</dd>
      </div>
    </dl>
  )
}
