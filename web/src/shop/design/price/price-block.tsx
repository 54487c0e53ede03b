import type { DesignPrice } from '@shop/schema/domain/prices/design-price'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode, Ref } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { reportError } from '#data/report-error.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import explainers from '#ui/explainer.module.css'
import { LazyDetails } from '#ui/lazy-details.tsx'
import type { PricedThing } from './price-rows.ts'
import { PriceSteps } from './price-steps.tsx'
import { saleEnd } from './sale-end.ts'
import type { Design } from '../design.ts'
import styles from './price-block.module.css'

/** The server writes them for those without script; the browser's build leaves them out of the page. */
const preloadedSteps = createIsomorphicFn()
  .server(() => ({ PriceSteps }))
  .client(() => null)

interface PriceBlockProps {
  /** The line with the price. */
  readonly ref?: Ref<HTMLParagraphElement>
  readonly design: Pick<Design, 'subCategory'>
  readonly price: DesignPrice | null
  readonly sales: ShopRulesQuery['listSales']
  readonly thing: PricedThing
  /** It can be sent with Express Delivery as it is chosen; never a setting (rules/delivery#express). */
  readonly isExpress?: boolean
  /** Another price, that stands beside it. */
  readonly beside?: ReactNode
  /** What it costs in other choices. */
  readonly range?: string | null
  /** What to know besides, under the steps of the price. */
  readonly children?: ReactNode
}

/** The price, struck through beside it the old one in a sale, and how it came about. */
export function PriceBlock({
  ref,
  design,
  price,
  sales,
  thing,
  isExpress = false,
  beside = null,
  range = null,
  children,
}: PriceBlockProps) {
  if (!price)
    return (
      <p ref={ref} className={styles.lead}>
        {m.setting_price_missing()}
      </p>
    )
  const endsOn = price.wasPence === null ? null : saleEnd(sales, design.subCategory.id)
  const lead = (
    <p ref={ref} className={styles.lead}>
      {price.wasPence !== null && (
        <>
          <span className="sr-only">{m.price_was()} </span>
          <s>{formatPence(price.wasPence)}</s>
          <span className="sr-only"> {m.price_now()} </span>
        </>
      )}
      <span className={styles.price} data-testid="setting-price">
        {formatPence(price.pricePence)}
      </span>
      <span className="caption">{thing === 'setting' ? m.setting_price_note() : m.product_price_note()}</span>
    </p>
  )
  return (
    <>
      {beside ? (
        <div className={styles.both}>
          {lead}
          {beside}
        </div>
      ) : (
        lead
      )}
      {(isExpress || endsOn || range !== null) && (
        <p className={styles.notes}>
          {range !== null && <span>{range}</span>}
          {endsOn && <span>{m.setting_sale_ends({ date: endsOn })}</span>}
          {isExpress && <span className={styles.express}>{m.card_express()}</span>}
        </p>
      )}
      <LazyDetails
        className={explainers.why}
        summary={m.setting_price_why()}
        load={() => import('./price-steps.tsx')}
        preloaded={preloadedSteps()}
        failure={m.explanation_failed()}
        onFailure={(error) => reportError(error, { where: 'price steps' })}
      >
        {(loaded) => (
          <loaded.PriceSteps steps={price.steps} thing={thing}>
            {children}
          </loaded.PriceSteps>
        )}
      </LazyDetails>
    </>
  )
}
