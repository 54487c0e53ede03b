import { stoneFirstList } from '@shop/schema/domain/addresses'
import { emptySelection } from '@shop/schema/domain/attributes'
import { gemStoneTypes, type GemStoneType } from '@shop/schema/domain/gemstones'
import { shapeOfStone } from '@shop/schema/domain/stone-fit'
import { stoneAttributes, stoneGrammar } from '@shop/schema/domain/stone-grammar'

/** Hundredths of a carat that a similar stone may weigh more or less. */
const nearHundredths = 20
const caratSteps = 100

/** The list of stones like one that is gone: of its shape and kind, and of about its weight. */
export function similarStonesHref(stone: {
  readonly shape: string
  readonly gemStoneType: GemStoneType
  readonly caratWeight: number
}): string {
  const selection = emptySelection(stoneGrammar)
  const shape = shapeOfStone(stone)
  const kind = gemStoneTypes.find(({ value }) => value === stone.gemStoneType)
  const weight = Math.round(stone.caratWeight * caratSteps)
  const similar = {
    ...selection,
    options: {
      ...selection.options,
      shape: shape ? [shape.slug] : [],
      gemType: kind ? [kind.slug] : [],
    },
    ranges: { carat: { min: Math.max(1, weight - nearHundredths), max: weight + nearHundredths } },
  }
  return stoneFirstList(stoneAttributes(similar, null))
}
