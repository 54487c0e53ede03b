import { optionsOf, type AttributeOption, type PricedDesign } from './design.ts'
import { displayedMetal } from './displayed-metal.ts'
import { metalAttribute } from './metals.ts'
import { soldCombinations, type StockedDesign } from './sold-combinations.ts'

/** What is chosen of a piece on a card without filters, from which its price follows (rules/listings#cards). */
export interface CardChoice {
  readonly metal: AttributeOption
  /** As of `soldCombinations`. */
  readonly combinations: (readonly string[])[] | undefined
}

/**
 * The metal a card shows: among those in which the piece can be had, and among all where nothing is left of it. Null for
 * a piece without metals.
 */
export function cardChoice(
  design: Pick<PricedDesign, 'sku' | 'attributes'> & StockedDesign,
): CardChoice | null {
  const combinations = soldCombinations(design)
  const options = optionsOf(design, metalAttribute).filter(
    ({ id }) => !combinations?.length || combinations.some((ids) => ids.includes(id)),
  )
  const metal = displayedMetal({ sku: design.sku, attributes: [{ name: metalAttribute, options }] })
  return metal && { metal, combinations }
}
