import { gemStoneTypeName, isDiamond, isLabGrown } from '@shop/schema/domain/vocabulary/gemstones'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'

type NamedStone = Pick<GemstoneCardFragment, 'gemStoneType' | 'fancyColour' | 'species'>

/**
 * What a stone is called in a sentence: diamond, lab-grown diamond, sapphire, tanzanite. One that grew in a
 * laboratory is never named without saying so (rules/listings#lab-grown-names).
 */
export function stoneNoun({ gemStoneType, species }: Omit<NamedStone, 'fancyColour'>): string {
  if (isDiamond(gemStoneType)) {
    return isLabGrown(gemStoneType) ? m.stone_name_diamond_lab() : m.stone_name_diamond()
  }
  if (gemStoneType === 'OTHER') return species?.toLowerCase() ?? m.stone_name_other()
  return gemStoneTypeName(gemStoneType).toLowerCase()
}

/** The shape as a word before a stone's name: the name of the shape Emerald alone is a gem's as well. */
export function shapeWord(shapeName: string): string {
  return shapeName === 'Emerald' ? m.stone_title_emerald_cut() : shapeName
}

/** The name in a title: the noun, and before it the colour of a fancy diamond. */
export function stoneName(stone: NamedStone): string {
  const isFancy =
    stone.gemStoneType === 'NATURAL_FANCY_DIAMOND' || stone.gemStoneType === 'LAB_GROWN_FANCY_DIAMOND'
  if (!isFancy) return stoneNoun(stone)
  if (stone.fancyColour !== null) {
    return m.stone_name_in_colour({ colour: stone.fancyColour, name: stoneNoun(stone) })
  }
  return isLabGrown(stone.gemStoneType) ? m.stone_name_fancy_lab() : m.stone_name_fancy()
}
