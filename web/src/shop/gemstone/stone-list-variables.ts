import { listPriceBounds } from '@shop/schema/domain/prices/gemstone-price'
import { stoneSizeRanges, type FitDesign } from '@shop/schema/domain/stones/stone-fit'
import { stoneValues } from '@shop/schema/domain/addresses/stone-grammar'
import type {
  StoneCountQueryVariables,
  StoneListQueryVariables,
  StonesThatFitQueryVariables,
  StoneTradeOffsQueryVariables,
} from '#generated/graphql/graphql.ts'
import { shapesOfList, type StoneList } from './stone-list.ts'

/**
 * What the API is asked of a setting: stones of these lengths. Nothing fits a setting that states none; without
 * a setting every stone does.
 */
export function sizeVariables(design: FitDesign | null): StonesThatFitQueryVariables {
  if (!design) return { stoneSizes: [] }
  const sizes = stoneSizeRanges(design).flatMap(({ shape, lengthMin, lengthMax }) =>
    shape.ids.map((shapeId) => ({ shapeId, lengthMin, lengthMax })),
  )
  // No sizes at all would mean every size to the API; nothing is as long as this.
  return { stoneSizes: sizes.length > 0 ? sizes : [{ shapeId: null, lengthMin: 0, lengthMax: 0 }] }
}

/** What the API is asked of a list, save its order and page. */
export function countVariables(
  list: StoneList,
  design: FitDesign | null,
  vatPercent: number,
): StoneCountQueryVariables {
  const { sort: _, ...values } = stoneValues(list.selection)
  const { carat, price, ratio } = list.selection.ranges
  return {
    ...values,
    attributeIds: shapesOfList(list).flatMap(({ ids }) => [...ids]),
    caratMin: carat ? fromHundredths(carat.min) : null,
    caratMax: carat ? fromHundredths(carat.max) : null,
    ratioMin: ratio ? fromHundredths(ratio.min) : null,
    ratioMax: ratio ? fromHundredths(ratio.max) : null,
    ...(price ? listPriceBounds(price, vatPercent) : { priceMin: null, priceMax: null }),
    ...sizeVariables(design),
  }
}

/** What the API is asked for of what a list's price range buys. */
export function budgetVariables(
  list: StoneList,
  design: FitDesign | null,
  vatPercent: number,
): StoneTradeOffsQueryVariables {
  return { ...countVariables(list, design, vatPercent), gemstoneId: null }
}

/** What the API is asked of one page of a list; pages count from 1. */
export function stoneListVariables(
  list: StoneList,
  design: FitDesign | null,
  vatPercent: number,
  page: number,
): StoneListQueryVariables {
  return {
    ...countVariables(list, design, vatPercent),
    sort: stoneValues(list.selection).sort,
    page,
  }
}

/** So many hundredths: exactly the number that is written with two decimals. */
function fromHundredths(hundredths: number): number {
  return Number(`${hundredths}e-2`)
}
