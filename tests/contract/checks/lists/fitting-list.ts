import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { cardMetal, listPriceNumber } from '@shop/schema/domain/prices/card-list-price'
import { designPriceRange } from '@shop/schema/domain/prices/design-price-range'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import { type FitDesign, type FitStone, stoneFit } from '@shop/schema/domain/stones/stone-fit'
import { poundsOf } from '@shop/schema/domain/values/money'
import { categoryIds, type Shape, shapes, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Variables } from '../../assert-answer.ts'
import type { Probe } from '../../runner/probe.ts'
import { type DesignRow, designList } from './design-list.ts'
import { readingRows } from './draw-rows.ts'
import { facetFields, pageOf } from './list-kind.ts'

/** What the rules of a stone that came first read of a setting. */
export type FittingRow = DesignRow & FitDesign

/** Settings for a stone, as their relations need to know them. */
export const fittingList = readingRows<FittingRow>(
  { ...designList, operation: 'FittingSettings', rows: 'settings' },
  `${designList.rowFields} attributes { options { lengthMin lengthMax } } fixedAttributes { optionName }`,
)

/** A stone that came first, with what asks for settings that take it. */
export interface FirstStone {
  readonly shape: Shape
  readonly stone: FitStone
  /** The metals that are chosen; none for the metal that each card shows of its own. */
  readonly metalIds: readonly string[]
  readonly asked: Variables
}

/** Stones of some shapes and of lengths by lot, for every setting and for those of rings. */
export function drawFirstStones({ random }: Probe, count: number): FirstStone[] {
  const { engagementRing } = subCategoryIds
  return random.some(shapes, count).flatMap((shape) =>
    [[], [engagementRing]].map((subCategories): FirstStone => {
      // So long are most stones of half a carat to three.
      const length = 5 + random.below(40) / 10
      return {
        shape,
        stone: { shape: shape.value, measLength: length },
        metalIds: [],
        asked: {
          categoryId: categoryIds.setting,
          subCategoryIds: subCategories,
          stone: { shapeId: shape.ids[0], length },
        },
      }
    }),
  )
}

/** Stones that came first, each a second time with a metal by lot of those in which settings are made that take it. */
export async function withMetals(probe: Probe, drawn: readonly FirstStone[]): Promise<FirstStone[]> {
  const all: FirstStone[] = []
  for (const first of drawn) {
    const { facets } = await pageOf(probe, fittingList, first.asked, facetFields)
    const metals = facets.find(({ group }) => group === 'METAL')?.options ?? []
    const [metal] = probe.random.some(
      metals.filter(({ count }) => count > 0),
      1,
    )
    all.push(first)
    if (metal) {
      const { ids } = metal
      all.push({ ...first, metalIds: ids, asked: { ...first.asked, attributeIds: ids } })
    }
  }
  return all
}

/**
 * What a list for a stone sorts and bounds by, in pounds (schema, DesignSort): what the setting costs in the metal of its
 * card, of the chosen ones where some are, and in the stone's shape, with the head that the stone needs.
 */
export function priceWithHead(
  design: FittingRow,
  { shape, stone, metalIds }: FirstStone,
  pricing: Pricing,
): number | null {
  const metal = cardMetal(design, metalIds)
  const fit = stoneFit(design, [stone])
  const inShape = optionsOf(design, shapeAttribute).filter(({ id }) => shape.ids.some((each) => each === id))
  const range = designPriceRange({
    design,
    fixedOptionIds: [...(metal ? [metal] : []), ...inShape].map(({ id }) => id),
    stoneSizePercent: fit.fits ? fit.stoneSizePercent : 0,
    pricing,
  })
  return range && listPriceNumber(poundsOf(range.fromPence))
}
