import { createKindOf, stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import { piecePrice } from '@shop/schema/domain/prices/piece-price'
import { stoneFit, stoneSizesOf, type StoneFit } from '@shop/schema/domain/stones/stone-fit'
import { formatPence, ownNumber } from '#data/language/numbers.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { ExplainerRow } from '#ui/explainer.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { settingInShape } from '#shop/design/setting-on-page.ts'
import { lengthsText } from '#shop/design/stone-lengths.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** What a stone makes of a setting. */
export interface StoneInRing {
  readonly fit: StoneFit
  /** The head it sits in: `6.2 to 7.0 mm`; null when it does not fit. */
  readonly headText: string | null
  /** The setting in the shape and metal in which it takes the stone; as it is chosen when it does not fit. */
  readonly setting: SettingOnPage
  /**
   * Stone, setting and what both come to, a row each; none when it does not fit, or a part is not sold. Of
   * earrings it is the first of two stones, so that the sum is what there is so far.
   */
  readonly rows: readonly ExplainerRow[]
  /** What stone and setting come to; null with no rows. */
  readonly sumText: string | null
  /** The same where that is the whole piece: null for earrings, which need a second stone. */
  readonly totalText: string | null
}

/** Sets a stone into a setting: whether it fits, in which head, and what the ring then costs. */
export function stoneInRing(
  { stone, view }: StoneOnPage,
  setting: SettingOnPage,
  rules: ShopRulesQuery,
): StoneInRing {
  const { design } = setting
  const isWhole = stoneCountOf(design) === 1
  const fit = stoneFit(design, [stone])
  if (!fit.fits) return { fit, headText: null, setting, rows: [], sumText: null, totalText: null }
  // A stone of another shape switches the setting’s (rules/building#adding-a-stone).
  const own = settingInShape(setting, fit.shape)
  const head = stoneSizesOf(design, fit.shape).filter(({ optionId }) => optionId === fit.optionId)
  const price = piecePrice({
    design,
    optionIds: own.choice.optionIds,
    stones: [stone],
    pricing: pricingOf(rules),
  })
  const rows = price
    ? [
        { label: capitalised(view.noun), amount: view.priceText },
        {
          label:
            price.stoneSizePercent > 0
              ? m.stone_sum_setting_head({ percent: ownNumber(price.stoneSizePercent) })
              : m.stone_sum_setting(),
          amount: formatPence(price.setting.pricePence),
        },
        {
          label: isWhole ? m.stone_sum_total({ kind: createKindOf(design) }) : m.stone_sum_so_far(),
          amount: formatPence(price.totalPence),
          isSum: true,
        },
      ]
    : []
  return {
    fit,
    headText: lengthsText(head.map((size) => ({ ...size, shape: fit.shape }))),
    setting: own,
    rows,
    sumText: price && formatPence(price.totalPence),
    totalText: price && isWhole ? formatPence(price.totalPence) : null,
  }
}

/** A name at the beginning of a line: `Lab-grown diamond`. */
export function capitalised(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
