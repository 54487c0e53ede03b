import { gemStoneTypeName, isLabGrown, type GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { inSentence } from '#data/language/nouns.ts'
import { asLabel, ownNameOf, ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'

type NamedStone = Pick<GemstoneCardFragment, 'gemStoneType' | 'fancyColour' | 'species'>

/**
 * What a stone is called in a sentence: diamond, lab-grown diamond, sapphire, tanzanite. One that grew in a
 * laboratory is never named without saying so (rules/listings#lab-grown-names).
 */
export function stoneNoun({ gemStoneType, species }: Omit<NamedStone, 'fancyColour'>): string {
  if (gemStoneType === 'OTHER' && species !== null) return inSentence(ownNameOf(species))
  return nouns[gemStoneType]()
}

const nouns: Readonly<Record<GemStoneType, () => string>> = {
  NATURAL_DIAMOND: m.stone_name_diamond,
  NATURAL_FANCY_DIAMOND: m.stone_name_diamond,
  LAB_GROWN_DIAMOND: m.stone_name_diamond_lab,
  LAB_GROWN_FANCY_DIAMOND: m.stone_name_diamond_lab,
  OTHER: m.stone_name_other,
  SAPPHIRE: m.word_sapphire,
  EMERALD: m.word_emerald,
  RUBY: m.word_ruby,
  MORGANITE: m.word_morganite,
  AQUAMARINE: m.word_aquamarine,
  LAB_GROWN_SAPPHIRE: m.word_lab_grown_sapphire,
  LAB_GROWN_EMERALD: m.word_lab_grown_emerald,
  LAB_GROWN_RUBY: m.word_lab_grown_ruby,
}

/** The shape as a word before a stone's name: the name of the shape Emerald alone is a gem's as well. */
export function shapeWord(shapeName: string): string {
  return shapeName === 'Emerald' ? m.stone_title_emerald_cut() : ownShapeWord(shapeName)
}

/** The same where nothing but a shape can be meant: `forme émeraude`. */
export function ownShapeWord(shapeName: string): string {
  const shape = shapes.find(({ name }) => name === shapeName)
  return shape ? ownWord(shape) : shapeName
}

/** What a stone is called by itself, by its weight and the English name of its shape: `1.01 ct Round diamond`. */
export function stoneTitle(stone: NamedStone, carat: string, shapeName: string): string {
  return asLabel(m.stone_title({ carat, shape: shapeWord(shapeName), name: stoneName(stone) }))
}

/** What a page calls a kind of stone: `Lab-grown diamond`. */
export function kindName(gemStoneType: GemStoneType): string {
  return ownNameOf(gemStoneTypeName(gemStoneType))
}

/** The name in a title: the noun, and before it the colour of a fancy diamond. */
function stoneName(stone: NamedStone): string {
  const isFancy =
    stone.gemStoneType === 'NATURAL_FANCY_DIAMOND' || stone.gemStoneType === 'LAB_GROWN_FANCY_DIAMOND'
  if (!isFancy) return stoneNoun(stone)
  if (stone.fancyColour !== null) {
    return m.stone_name_in_colour({ colour: ownNameOf(stone.fancyColour), name: stoneNoun(stone) })
  }
  return isLabGrown(stone.gemStoneType) ? m.stone_name_fancy_lab() : m.stone_name_fancy()
}
