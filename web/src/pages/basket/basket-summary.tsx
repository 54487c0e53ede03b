import { formatPence } from '@shop/schema/domain/values/money'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useQuery } from '@tanstack/react-query'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { shopRulesQuery } from '#generated/queries.ts'
import { basketTotals, type BasketTotals, type PricedLine } from '#shop/line/basket-totals.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { PromiseBand } from '#shop/design/promises/promise-band.tsx'
import { personalisedOf } from './personalised-lines.ts'
import styles from './basket-summary.module.css'

const { freephone, whatsApp } = shopIdentity

/** What the basket comes to, and how to order it. */
export function BasketSummary({
  bought,
  leftOut,
}: {
  bought: readonly (PricedLine & Pick<BasketItem, 'engraving'>)[]
  /** Number of pieces that are not part of the total. */
  leftOut: number
}) {
  const totals = basketTotals(bought, useVatPercent())
  const { pieces } = totals
  return (
    <aside className={styles.sheet} aria-labelledby="summary-title">
      <h2 id="summary-title">{m.basket_summary()}</h2>
      {pieces === 0 ? <p>{m.basket_nothing_bought()}</p> : <Sums totals={totals} />}
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
          <PromiseBand fineness={null} isRing personalised={personalisedOf(bought)} />
        </>
      )}
    </aside>
  )
}

/** Null while it is not to be had. */
function useVatPercent(): number | null {
  return useQuery(shopRulesQuery()).data?.getVat.vat ?? null
}

function Sums({ totals: { pieces, totalPence, vatPence } }: { totals: BasketTotals }) {
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
          {vatPence !== null && <small>{m.basket_total_vat({ vat: formatPence(vatPence) })}</small>}
        </dt>
        <dd>{formatPence(totalPence)}</dd>
      </div>
    </dl>
  )
}
