import { optionsOf, type AttributeOption, type PricedDesign } from './design.ts'
import { displayedMetal } from './displayed-metal.ts'
import { metalAttribute } from './metals.ts'
import { soldCombinations, type StockedDesign } from './sold-combinations.ts'

/** What is chosen of a piece on a card without filters, or with metals alone, from which its price follows (rules/listings#cards). */
export interface CardChoice {
  readonly metal: AttributeOption
  /** As of `soldCombinations`. */
  readonly combinations: (readonly string[])[] | undefined
}

/**
 * The metal a card shows: among those in which the piece can be had, and among all where nothing is left of it; one of
 * `filteredMetalIds` where it can be. Null for a piece without metals.
 */
export function cardChoice(
  design: Pick<PricedDesign, 'sku' | 'attributes'> & StockedDesign,
  filteredMetalIds: readonly string[] = [],
): CardChoice | null {
  const combinations = soldCombinations(design)
  const options = optionsOf(design, metalAttribute).filter(
    ({ id }) => !combinations?.length || combinations.some((ids) => ids.includes(id)),
  )
  const attributes = [{ name: metalAttribute, options }]
  const metal = displayedMetal({ sku: design.sku, attributes }, filteredMetalIds)
  return metal && { metal, combinations }
}
