import { isDiamond, isLabGrown } from '@shop/schema/domain/vocabulary/gemstones'
import type { FitDesign } from '@shop/schema/domain/stones/stone-fit'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { StoneTradeOffsQueryVariables } from '#generated/graphql/graphql.ts'
import { sizeVariables } from '#shop/gemstone/stone-list-variables.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/**
 * What the API is asked for round a stone: stones of its kind, shape and origin that cost about as much, and that the
 * setting takes, where there is one.
 */
export function aroundVariables(
  stone: Pick<StoneOnPage['stone'], 'id' | 'gemStoneType' | 'shape'>,
  design: FitDesign | undefined,
): StoneTradeOffsQueryVariables {
  return {
    gemstoneId: stone.id,
    attributeIds: [...(shapeOfStone(stone)?.ids ?? [])],
    // A sapphire is not given up for an emerald; all white diamonds, or all fancy ones, are weighed by the API.
    gemType: isDiamond(stone.gemStoneType) ? [] : [stone.gemStoneType],
    // Grown stones are so much larger for the money that they would leave no other in sight.
    origins: [isLabGrown(stone.gemStoneType) ? 'LAB_GROWN' : 'NATURAL'],
    colours: [],
    clarities: [],
    cuts: [],
    polishes: [],
    symmetries: [],
    fluorescences: [],
    certificates: [],
    is360Image: false,
    hues: [],
    deliveries: [],
    stoneSizes: design ? sizeVariables(design).stoneSizes : [],
  }
}
