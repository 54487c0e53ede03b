import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { optionsOf } from '@shop/schema/domain/design/design'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { gemStoneTypeName, isDiamond, type GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import { categoryIds, collectionIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { lookAttributeNames } from '@shop/schema/geometry/looks/look-attribute-names'
import { shapeToken, tellingWords, tokensOf } from './search-language.ts'

/** How much it says about a piece that a word is found there. */
export const weights = {
  name: 10,
  shortName: 8,
  category: 6,
  style: 5,
  collection: 4,
  gemstone: 4,
  metal: 2,
  shape: 2,
  /** What a setting can become. */
  possible: 1,
} as const

/** What a piece is called, by subcategory. */
const categoryWords: Readonly<Record<string, string>> = {
  [subCategoryIds.engagementRing]: 'engagement ring, setting, jewellery',
  [subCategoryIds.pendant]: 'pendant, necklace, setting, jewellery',
  [subCategoryIds.earring]: 'earring, setting, jewellery',
  [subCategoryIds.plain]: 'wedding ring, plain band, jewellery',
  [subCategoryIds.stoneSet]: 'wedding ring, stone set band, jewellery',
  [subCategoryIds.eternityRing]: 'eternity ring, wedding ring, band, jewellery',
  [subCategoryIds.readyEngagementRing]: 'engagement ring, ready to wear, jewellery',
  [subCategoryIds.jewelleryEarring]: 'earring, jewellery',
  [subCategoryIds.bracelet]: 'bracelet, bangle, jewellery',
  [subCategoryIds.necklace]: 'necklace, pendant, jewellery',
  [subCategoryIds.ring]: 'ring, dress ring, jewellery',
  [subCategoryIds.other]: 'anklet, jewellery',
}

/** What kinds of pieces are called, several words of one meaning as one token. */
export const categoryTokens: ReadonlySet<string> = new Set(
  Object.values(categoryWords)
    .flatMap((words) => words.split(', '))
    .flatMap((name) => tokensOf(tellingWords(name)))
    .map(({ token }) => token)
    // These name every piece, or what a piece looks like.
    .filter((token) => !['jewellery', 'setting', 'ring'].includes(token)),
)

const emeraldCut = shapeToken('emerald-cut')

const settingsForAnyStone = 'diamond, lab grown, natural, sapphire, ruby, emerald'

/** The colours that stones of a kind are looked for by. */
const gemColourWords: Readonly<Partial<Record<GemStoneType, string>>> = {
  SAPPHIRE: 'blue',
  LAB_GROWN_SAPPHIRE: 'blue',
  EMERALD: 'green',
  LAB_GROWN_EMERALD: 'green',
  RUBY: 'red',
  LAB_GROWN_RUBY: 'red',
  MORGANITE: 'pink',
  AQUAMARINE: 'blue',
}

/** What a man is given, by its name: the rest of the jewellery is for whoever likes it, and looked for for her. */
const wornByMen = ['signet', 'curb', 'belcher', 'box chain', 'identity', 'open cuff']

/** What an attribute is looked for by: of a stone to which nothing was done nobody looks for `none`. */
function attributeWords({
  name,
  optionName,
}: {
  readonly name: string
  readonly optionName: string
}): string {
  return name === 'Treatment' && optionName === 'None' ? 'untreated' : optionName
}

/** Who a piece of jewellery may be a gift for. What needs a finger's size is none, unless it is asked for by name. */
function giftWords({ category, subCategory, name, attributes }: DesignRecord): string {
  const isJewellery =
    category.id === categoryIds.jewellery && subCategory.id !== subCategoryIds.readyEngagementRing
  if (!isJewellery) return ''
  const isSized = attributes.some((attribute) => attribute.name === fingerSizeAttribute)
  const isForHim = wornByMen.some((word) => name.toLowerCase().includes(word))
  return [isSized ? '' : 'gift', isForHim ? 'him' : 'her'].join(' ')
}

/** Every word that finds a piece, with its weight; the greater one for a word in several places. */
export function wordsOfDesign(design: DesignRecord): Map<string, number> {
  const found = new Map<string, number>()
  const put = (word: string, weight: number) => {
    found.set(word, Math.max(found.get(word) ?? 0, weight))
  }
  const add = (text: string, weight: number) => {
    const words = tellingWords(text)
    for (const { token, from, length } of tokensOf(words)) {
      // An emerald cut is a shape: who looks for an emerald does not mean it.
      const partWeight = token === emeraldCut ? weights.possible : weight
      for (const word of words.slice(from, from + length)) put(word, partWeight)
      put(token, weight)
    }
  }
  add(design.name, weights.name)
  add(design.shortName ?? '', weights.shortName)
  for (const part of (categoryWords[design.subCategory.id] ?? '').split(', ')) add(part, weights.category)
  for (const attribute of design.fixedAttributes) {
    // Nobody looks for a plain shoulder or for a bail that is a ring.
    if (!lookAttributeNames.has(attribute.name)) add(attributeWords(attribute), weights.style)
  }
  for (const { name } of design.subCollections) add(`${name} collection`, weights.collection)
  if (design.collectionIds.includes(collectionIds.personalised)) add('personalised', weights.collection)
  add(giftWords(design), weights.possible)
  for (const kind of design.gemTypes) {
    add(gemWords(kind), weights.gemstone)
    add(gemColourWords[kind] ?? '', weights.possible)
  }
  for (const { name } of optionsOf(design, metalAttribute)) add(name, weights.metal)
  for (const { slug, name } of shapesOf(design)) {
    put(shapeToken(slug), weights.shape)
    if (slug !== 'emerald-cut') add(name, weights.shape)
  }
  if (isSetting(design)) for (const word of settingsForAnyStone.split(', ')) add(word, weights.possible)
  return found
}

function gemWords(kind: GemStoneType): string {
  const name = gemStoneTypeName(kind)
  return isDiamond(kind) && !/lab/i.test(name) ? `natural ${name}` : name
}

/** Whether a piece is a setting, which waits for a stone. */
export function isSetting({ category }: DesignRecord): boolean {
  return category.id === categoryIds.setting
}
