import { formatPence } from '@shop/schema/domain/money'
import { stoneSizesOf } from '@shop/schema/domain/stone-fit'
import type { DesignPrice } from '@shop/schema/domain/design-price'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Explainer } from '#ui/explainer.tsx'
import { priceRows } from './price-rows.ts'
import { saleEnd } from './sale-end.ts'
import type { Setting, SettingChoice } from './setting-choice.ts'
import styles from './price-block.module.css'

interface PriceBlockProps {
  readonly design: Setting
  readonly choice: SettingChoice
  readonly price: DesignPrice | null
  readonly sales: ShopRulesQuery['listSales']
}

/** The price, struck through beside it the old one in a sale, and how it came about. */
export function PriceBlock({ design, choice, price, sales }: PriceBlockProps) {
  if (!price) return <p className={styles.lead}>{m.setting_price_missing()}</p>
  const largerHead = stoneSizesOf(design, choice.shape).find(({ stoneSizePercent }) => stoneSizePercent > 0)
  const endsOn = price.wasPence === null ? null : saleEnd(sales, design.subCategory.id)
  return (
    <>
      <p className={styles.lead}>
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
        <span className="caption">{m.setting_price_note()}</span>
      </p>
      {(design.expressDelivery || endsOn) && (
        <p className={styles.notes}>
          {endsOn && <span>{m.setting_sale_ends({ date: endsOn })}</span>}
          {design.expressDelivery && <span className={styles.express}>{m.card_express()}</span>}
        </p>
      )}
      <Explainer summary={m.setting_price_why()} rows={priceRows(price.steps)}>
        {largerHead &&
          m.setting_price_stone_note({
            length: largerHead.lengthMin,
            percent: largerHead.stoneSizePercent,
          })}
      </Explainer>
    </>
  )
}
