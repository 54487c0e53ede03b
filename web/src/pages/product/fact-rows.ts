import { optionsOf } from '@shop/schema/domain/design/design'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { type GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import { fingerSizeAttribute, soldFingerSizes } from '@shop/schema/domain/design/product-choice'
import { ownNumber } from '#data/language/numbers.ts'
import { kindName } from '#shop/gemstone/stone-name.ts'
import { struckMetal } from '#shop/design/metals/metal-name.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { fixedFacts } from '#shop/design/fixed-facts.ts'
import { choiceName, optionText } from '#shop/design/options/option-names.ts'
import type { ProductView } from './product-view.ts'

/** Names a stone that the kinds of stone have no name for: an amethyst, a pearl. */
export const stoneAttribute = 'Stone'

/** Each fact with its name; of the sizes those that the piece is to be had in, and none of one that is sold. */
export function factRows({ design, chosen, piece, availability }: ProductView): [string, string][] {
  const { dimensions, fixedAttributes, gemTypes } = design
  const chosenRows = Object.entries(chosen.options).flatMap(([name, option]): [string, string][] =>
    name === metalAttribute ? [] : [[choiceName(name), optionText(name, option.name)]],
  )
  const [shape = null] = shapesOf(design)
  const ownStones = fixedAttributes.flatMap(({ name, optionName }) =>
    name === stoneAttribute ? [optionName] : [],
  )
  const rows: [string, string | null][] = [
    [m.setting_fact_metal(), m.setting_fact_metal_value({ fineness: struckMetal(piece.metal) })],
    ...chosenRows,
    ...fixedFacts(
      fixedAttributes.filter(({ name }) => name !== stoneAttribute),
      shape && shape.slug,
    ),
    [m.product_fact_stones(), stonesText(ownStones, gemTypes ?? [])],
    [
      m.setting_fact_band(),
      dimensions && !chosen.options['Width']
        ? m.setting_fact_band_value({
            width: ownNumber(dimensions.bandWidthMm),
            depth: ownNumber(dimensions.bandDepthMm),
          })
        : null,
    ],
    [m.setting_fact_sizes(), availability === 'sold' ? null : sizesText(design, chosen)],
    [m.setting_fact_sku(), design.sku],
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
}

/** `F to Z` of a piece that is made in any of its sizes, `L, M½` of those that lie in stock; null without sizes. */
function sizesText(design: ProductView['design'], chosen: ProductView['chosen']): string | null {
  const made = optionsOf(design, fingerSizeAttribute)
  const sizes = soldFingerSizes(design, chosen)
  const [first] = sizes
  const last = sizes.at(-1)
  if (first === undefined || last === undefined) return null
  return sizes.length < made.length ? sizes.join(', ') : m.setting_fact_sizes_value({ first, last })
}

/** The stones of a piece; what has a name of its own is not called another gemstone too. */
function stonesText(own: readonly string[], gemTypes: readonly GemStoneType[]): string | null {
  const kinds = gemTypes.filter((gemType) => !(own.length > 0 && gemType === 'OTHER'))
  const names = [...own.map((name) => ownNameOf(name)), ...kinds.map((kind) => kindName(kind))]
  return names.length > 0 ? names.join(', ') : null
}
