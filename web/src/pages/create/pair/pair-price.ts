import type { PiecePrice } from '@shop/schema/domain/prices/piece-price'
import { formatPence } from '@shop/schema/domain/values/money'
import { m } from '#generated/paraglide/messages.js'
import type { ExplainerRow } from '#ui/explainer.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** Both stones, their setting and the earrings, a row each. */
export function pairPriceRows(stones: readonly StoneOnPage[], price: PiecePrice): ExplainerRow[] {
  return [
    ...stones.map(({ view }, at) => ({
      label: at === 0 ? m.pair_first({ noun: view.noun }) : m.pair_second({ noun: view.noun }),
      amount: view.priceText,
    })),
    {
      label:
        price.stoneSizePercent > 0
          ? m.stone_sum_setting_head({ percent: price.stoneSizePercent })
          : m.stone_sum_setting(),
      amount: formatPence(price.setting.pricePence),
    },
    {
      label: m.stone_sum_total({ kind: 'earrings' }),
      amount: formatPence(price.totalPence),
      isSum: true,
    },
  ]
}
