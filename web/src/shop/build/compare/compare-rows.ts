import { createKindOf, stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import { kindName, ownShapeWord } from '#shop/gemstone/stone-name.ts'
import { asLabel } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { workingDaysText } from '#shop/design/delivery/delivery-rows.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { stoneInRing } from '../stones/stone-in-ring.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** One fact of several stones. */
export interface CompareRow {
  readonly key: string
  readonly label: string
  /** In the order of the stones; null where it is not known, or the shop does not show it. */
  readonly values: readonly (string | null)[]
  /** Whether the stones have it in common. */
  readonly isSame: boolean
}

interface CompareContext {
  readonly rules: ShopRulesQuery
  readonly setting?: SettingOnPage | undefined
}

type ValueOf = (stone: StoneOnPage) => string | null

/**
 * The facts of some stones side by side, in the order of the filters (rules/stones#compare), then their
 * measures.
 */
export function compareRows(stones: readonly StoneOnPage[], context: CompareContext): readonly CompareRow[] {
  const facts: readonly (readonly [key: string, label: string, valueOf: ValueOf])[] = [
    ['shape', m.stone_fact_shape(), ({ view }) => asLabel(ownShapeWord(view.shapeName))],
    ['origin', m.stone_fact_origin(), ({ view }) => view.originName],
    ['kind', m.compare_kind(), ({ stone }) => kindName(stone.gemStoneType)],
    ['carat', m.stone_fact_carat(), ({ view }) => view.caratText],
    ['price', m.stone_column_price(), ({ view }) => priceText(view)],
    ...ringFact(context),
    ['quality', m.stone_fact_quality(), ({ view }) => view.qualityText],
    ['colour', m.stone_fact_colour(), ({ view }) => view.colourText],
    ['clarity', m.stone_fact_clarity(), ({ view }) => view.clarityText],
    ['cut', m.stone_fact_cut(), ({ view }) => view.cutText],
    ['polish', m.stone_fact_polish(), ({ view }) => view.polishText],
    ['symmetry', m.stone_fact_symmetry(), ({ view }) => view.symmetryText],
    ['fluorescence', m.stone_fact_fluorescence(), ({ view }) => view.fluorescenceText],
    ['treatment', m.stone_fact_treatment(), ({ view }) => view.treatmentText],
    ['certificate', m.stone_certificate_title(), ({ view }) => view.certificateText],
    ['size', m.compare_size(), ({ view }) => view.sizeText],
    ['ratio', m.stone_fact_ratio(), ({ view }) => view.ratioText],
    ['depth', m.stone_fact_depth(), ({ view }) => view.depthText],
    ['table', m.stone_fact_table(), ({ view }) => view.tableText],
    ['delivery', m.compare_delivery(), ({ view }) => workingDaysText(view.leadTimeDays)],
  ]
  return facts.flatMap(([key, label, valueOf]) => {
    const values = stones.map(valueOf)
    const isKnown = values.some((value) => value !== null)
    return isKnown ? [{ key, label, values, isSame: new Set(values).size === 1 }] : []
  })
}

/** The price; in a sale with the one before. */
function priceText({ priceText: now, wasText }: StoneOnPage['view']): string {
  return wasText === null ? now : m.compare_price_was({ now, was: wasText })
}

/** What the whole ring or pendant costs with each of the stones. */
function ringFact({ setting, rules }: CompareContext): [string, string, ValueOf][] {
  // What earrings cost is known with both of their stones.
  if (!setting || stoneCountOf(setting.design) > 1) return []
  const totalOf: ValueOf = (stone) => stoneInRing(stone, setting, rules).totalText ?? m.compare_not_fitting()
  return [['ring', m.stone_sum_total({ kind: createKindOf(setting.design) }), totalOf]]
}
