import type { Pence } from '@shop/schema/domain/values/money'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { basketStore, useBasket } from '#data/basket/basket-store.ts'
import { useCartFetch } from '#data/basket/cart-sync.ts'
import { shopRulesQuery } from '#generated/queries.ts'
import { shownTotals, type PricedLine } from '#shop/line/basket-totals.ts'
import { m } from '#generated/paraglide/messages.js'
import { FinanceBlock } from '#shop/design/finance/finance-block.tsx'
import { offeredPlans } from '#shop/design/finance/offered-plans.ts'
import { PromiseBand } from '#shop/design/promises/promise-band.tsx'
import { CheckoutWays } from './checkout-ways.tsx'
import { CodeEntry } from '#shop/line/code-entry.tsx'
import { lineIsRing } from '#shop/line/line-delivery.ts'
import { personalisedOf } from '#shop/line/personalised-lines.ts'
import { useLinesParts, type PartsOfLine } from '#shop/line/use-line-parts.ts'
import { SummarySums } from './summary-sums.tsx'
import styles from './basket-summary.module.css'

const noNews = { text: '', isShown: false, lines: '' }

/** Which lines are in a basket. */
function linesOf({ BasketItems }: { BasketItems: readonly Pick<BasketItem, 'basketItemId'>[] }): string {
  return BasketItems.map(({ basketItemId }) => basketItemId).join()
}

/** What the basket comes to, what is taken off it, and the ways to the checkout. */
export function BasketSummary({
  bought,
  leftOut,
}: {
  bought: readonly (PricedLine &
    PartsOfLine &
    Pick<BasketItem, 'engraving' | 'fingerSize' | 'isSizeUnsure'>)[]
  /** Number of pieces that are not part of the total. */
  leftOut: number
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const [news, setNews] = useState(noNews)
  const basket = useBasket()
  // What was said of a code is over once something else happens to the basket.
  const told = news.lines === linesOf(basket) ? news : noNews
  const isAway = useCartFetch() === 'failed'
  const totals = shownTotals(basket, bought, { vatPercent: useVatPercent(), isAway })
  const { pieces } = totals
  const parts = useLinesParts(bought)
  const hasRings = bought.some((line, at) => lineIsRing(line, parts[at]?.parts ?? { design: null }))

  /** Says what was done, to be seen too where the sums do not show it; what had the focus is gone. */
  function tell(text: string, isShown = false): void {
    setNews({ text, isShown, lines: linesOf(basketStore.state) })
    title.current?.focus()
  }

  return (
    <aside className={styles.sheet} aria-labelledby="summary-title">
      <h2 id="summary-title" ref={title} tabIndex={-1}>
        {m.basket_summary()}
      </h2>
      <p className={told.isShown ? 'caption' : 'sr-only'} role="status">
        {told.text}
      </p>
      {pieces === 0 ? (
        <p>{m.basket_nothing_bought()}</p>
      ) : (
        <SummarySums
          totals={totals}
          coupon={basket.Coupon}
          voucher={basket.VoucherState && { ...basket.VoucherState, code: basket.VoucherCode ?? '' }}
          onRemoved={(kind) =>
            tell(kind === 'coupon' ? m.basket_code_coupon_off() : m.basket_code_voucher_off())
          }
        >
          <CodeEntry
            onSend={() => setNews(noNews)}
            onDone={({ what, replaced }) =>
              replaced
                ? tell(m.basket_code_replaced(replaced), true)
                : tell(what === 'coupon' ? m.basket_code_coupon_on() : m.basket_code_voucher_on())
            }
          />
        </SummarySums>
      )}
      {pieces > 0 && leftOut > 0 && (
        <p className="caption">
          {leftOut === 1 ? m.basket_left_out_one() : m.basket_left_out({ count: leftOut })}
        </p>
      )}
      {pieces > 0 && (
        <>
          <CheckoutWays />
          <ul className={styles.ways}>
            <li>{waysText(totals.duePence)}</li>
            {pieces > 1 && <li>{m.basket_checkout_parcel()}</li>}
          </ul>
          <PromiseBand fineness={null} isRing={hasRings} personalised={personalisedOf(bought)} />
          <FinanceBlock pricePence={totals.duePence} />
        </>
      )}
    </aside>
  )
}

/** How what is left to pay can be paid: no finance below what is lent, and nothing where a voucher pays all. */
function waysText(duePence: Pence): string {
  if (duePence === 0) return m.checkout_voucher_note()
  return offeredPlans(duePence).length > 0 ? m.basket_checkout_ways() : m.basket_checkout_ways_unlent()
}

/** Null while it is not to be had. */
function useVatPercent(): number | null {
  return useQuery(shopRulesQuery()).data?.getVat.vat ?? null
}
