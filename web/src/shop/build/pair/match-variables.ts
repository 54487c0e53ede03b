import { stoneSizeRanges, type FitDesign } from '@shop/schema/domain/stones/stone-fit'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { MatchingStonesQueryVariables } from '#generated/graphql/graphql.ts'

/**
 * What the API is asked for the matches of a stone: those that fit the setting together with it, of which there
 * are none where it is not made in the stone's shape.
 */
export function matchVariables(
  stone: { readonly id: string; readonly shape: string },
  design: FitDesign,
  page: number,
): MatchingStonesQueryVariables {
  const shape = shapeOfStone(stone)
  const sizes = stoneSizeRanges(design)
    .filter((range) => range.shape.slug === shape?.slug)
    .flatMap(({ shape: { ids }, lengthMin, lengthMax }) =>
      ids.map((shapeId) => ({ shapeId, lengthMin, lengthMax })),
    )
  // An empty list would ask for every stone.
  return { id: stone.id, stoneSizes: sizes.length > 0 ? sizes : [{ lengthMin: 0, lengthMax: 0 }], page }
}
