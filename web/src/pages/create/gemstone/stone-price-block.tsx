import { saleSubCategoryOf } from '@shop/schema/domain/vocabulary/gemstones'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Explainer } from '#ui/explainer.tsx'
import price from '#shop/design/price/price-block.module.css'
import { saleEnd } from '#shop/design/price/sale-end.ts'
import { StonePrice } from '#shop/gemstone/stone-price.tsx'
import type { DetailedStoneOnPage } from '#shop/gemstone/explained-fact.ts'
import { perCaratText } from '#shop/gemstone/per-carat-text.ts'
import { stonePriceRows } from '#shop/gemstone/stone-price-rows.ts'
import styles from './stone-price-block.module.css'

interface StonePriceBlockProps {
  readonly stone: DetailedStoneOnPage
  readonly sales: ShopRulesQuery['listSales']
}

/** What a stone costs, until when a sale lasts, and how the price comes about. */
export function StonePriceBlock({ stone: { stone, view }, sales }: StonePriceBlockProps) {
  const saleSubCategory = saleSubCategoryOf(stone.gemStoneType)
  const isOnSale = view.wasText !== null && view.availability === 'AVAILABLE'
  const endsOn = isOnSale && saleSubCategory !== null ? saleEnd(sales, saleSubCategory) : null
  const perCarat = perCaratText({ stone, view })
  return (
    <>
      <p className={`${price.lead} ${styles.price}`}>
        <StonePrice view={view} />
        <span className="caption">{m.stone_page_price_note()}</span>
        {perCarat !== null && <span className="caption">{m.stone_per_carat({ price: perCarat })}</span>}
      </p>
      {endsOn && <p className={`caption ${styles.until}`}>{m.setting_sale_ends({ date: endsOn })}</p>}
      <Explainer summary={m.setting_price_why()} rows={stonePriceRows(view)} />
    </>
  )
}
