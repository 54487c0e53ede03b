import type { StoneOption } from './gemstone-grades.ts'

/** What fancy diamonds and coloured stones are coloured, a closed set in the order of the page (rules/stones#hues). */
export const gemHues = [
  { slug: 'red', name: 'Red', value: 'RED' },
  { slug: 'pink', name: 'Pink', value: 'PINK' },
  { slug: 'orange', name: 'Orange', value: 'ORANGE' },
  { slug: 'yellow', name: 'Yellow', value: 'YELLOW' },
  { slug: 'green', name: 'Green', value: 'GREEN' },
  { slug: 'blue', name: 'Blue', value: 'BLUE' },
  { slug: 'purple', name: 'Purple', value: 'PURPLE' },
  { slug: 'brown', name: 'Brown', value: 'BROWN' },
  { slug: 'grey', name: 'Grey', value: 'GREY' },
  { slug: 'black', name: 'Black', value: 'BLACK' },
] as const satisfies readonly StoneOption[]

export type GemHue = (typeof gemHues)[number]['value']

/** Words of the trade that name a hue without saying it. */
const tradeWords: Readonly<Record<string, GemHue>> = {
  padparadscha: 'PINK',
  peach: 'ORANGE',
  golden: 'YELLOW',
  teal: 'BLUE',
  violet: 'PURPLE',
  champagne: 'BROWN',
  cognac: 'BROWN',
}

/**
 * What a colour in words is mainly: the last word says it, and of a word with a hyphen its last part, as laboratories
 * write them: Fancy Intense Purple-Pink is pink. Null for words that name no hue.
 */
export function hueOfColour(colour: string): GemHue | null {
  const word = colour.toLowerCase().split(/[ -]/).at(-1) ?? ''
  return gemHues.find(({ slug }) => slug === word)?.value ?? tradeWords[word] ?? null
}
