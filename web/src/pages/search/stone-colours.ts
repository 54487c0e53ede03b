import { gemColours } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemOrigins, isLabGrown } from '@shop/schema/domain/vocabulary/gemstones'
import type { GemstoneHit } from '@shop/schema/http/search-hits'

/** Hues of fancy diamonds and coloured stones as the trade names them; the last one of a name counts. */
const hues = [
  'Yellow',
  'Champagne',
  'Cognac',
  'Brown',
  'Orange',
  'Peach',
  'Padparadscha',
  'Pink',
  'Red',
  'Purple',
  'Violet',
  'Blue',
  'Teal',
  'Green',
  'Grey',
  'Black',
] as const

/** What found stones can be filtered by: the grade of a white diamond, the hue of all others. */
export const stoneColours: readonly { readonly slug: string; readonly name: string }[] = [
  ...gemColours.filter(({ value }) => value !== 'NONE').map(({ slug, name }) => ({ slug, name })),
  ...hues.map((name) => ({ slug: name.toLowerCase(), name })),
]

/** The colour of a stone, as its grade or as the hue in the name of its colour; none where nobody says one. */
export function colourSlugs({ plainColour, fancyColour }: GemstoneHit): string[] {
  const words = fancyColour?.split(/[ -]/) ?? []
  const hue = words.findLast((word) => hues.some((known) => known === word))
  if (hue !== undefined) return [hue.toLowerCase()]
  return gemColours.filter(({ value }) => value === plainColour && value !== 'NONE').map(({ slug }) => slug)
}

/** Whether nature or a laboratory grew a stone, as filters say it. */
export function originSlug({ gemStoneType }: GemstoneHit): string {
  const origin = isLabGrown(gemStoneType) ? 'LAB_GROWN' : 'NATURAL'
  return gemOrigins.find(({ value }) => value === origin)?.slug ?? ''
}
