import type { PriceStep } from '@shop/schema/domain/prices/price-steps'
import { m } from '#generated/paraglide/messages.js'
import type { ExplainerRow } from '#ui/explainer.tsx'
import { priceRows } from '#shop/design/price/price-rows.ts'
import type { StoneView } from './stone-view.ts'

/** How a stone’s price comes about: the rows of every price of the shop, in the words of a stone. */
export function stonePriceRows({ price, noun }: Pick<StoneView, 'price' | 'noun'>): ExplainerRow[] {
  const rows = priceRows(price.steps)
  return price.steps.flatMap((step, index) => {
    const row = rows[index]
    return row ? [{ ...row, label: ownLabel(step, noun) ?? row.label }] : []
  })
}

/** The words in which a stone’s price differs from a setting’s; null where they are the same. */
function ownLabel({ kind }: PriceStep, noun: string): string | null {
  switch (kind) {
    case 'base':
      return m.stone_price_base({ noun })
    case 'rounding':
      return m.stone_price_rounding()
    case 'sale-rounding':
      return m.stone_price_sale_rounding()
    case 'total':
      return m.stone_price_total({ noun })
    default:
      return null
  }
}
