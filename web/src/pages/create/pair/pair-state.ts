import type { PiecePrice } from '@shop/schema/domain/prices/piece-price'
import { stoneSizesOf } from '@shop/schema/domain/stones/stone-fit'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { formatPence, ownNumber } from '#data/language/numbers.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { stonesInSetting } from '#shop/build/add/add-stone.ts'
import { pieceView, type PieceView } from '#shop/build/piece-view.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingInShape } from '#shop/design/setting-on-page.ts'
import { lengthsText } from '#shop/design/stone-lengths.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import type { ExplainerRow } from '#ui/explainer.tsx'

/** What two stones make of a setting. */
export interface PairInSetting {
  /** The setting in the shape of the stones, where it is made in it (rules/building#adding-a-stone). */
  readonly setting: SettingOnPage
  readonly piece: PieceView
  /** The head that the larger one needs: `6.2 to 7.0 mm`; null where they do not fit. */
  readonly headText: string | null
}

/** Sets two stones into a setting: whether they are a pair and fit, in which head, and what the earrings cost. */
export function pairInSetting(
  stones: readonly StoneOnPage[],
  chosen: SettingOnPage,
  rules: ShopRulesQuery,
): PairInSetting {
  const records = stones.map(({ stone }) => stone)
  const [first] = records
  const shape = first && shapeOfStone(first)
  const setting = shape ? settingInShape(chosen, shape) : chosen
  const place = first ? stonesInSetting(records, setting.design) : null
  const longest = Math.max(...records.map(({ measLength }) => measLength))
  const heads = shape ? stoneSizesOf(setting.design, shape) : []
  const head = heads.filter(({ lengthMin, lengthMax }) => lengthMin <= longest && longest < lengthMax)
  return {
    setting,
    piece: pieceView(setting, records, rules),
    headText: place?.kind === 'fits' && shape ? lengthsText(head.map((size) => ({ ...size, shape }))) : null,
  }
}

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
          ? m.stone_sum_setting_head({ percent: ownNumber(price.stoneSizePercent) })
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
