import { foldText } from './search-text.ts'

/** Words for what the shop does not make, folded, and what of its own comes nearest (rules/search#not-made). */
const notMade: readonly { readonly words: readonly string[]; readonly nearest: string }[] = [
  { words: ['watch', 'watches', 'smartwatch'], nearest: 'bracelet' },
  { words: ['charm', 'charms'], nearest: 'bracelet' },
  { words: ['brooch', 'brooches'], nearest: 'pendant' },
  { words: ['choker', 'chokers', 'tiara', 'tiaras'], nearest: 'necklace' },
  { words: ['piercing', 'piercings', 'helix', 'tragus'], nearest: 'stud' },
  { words: ['silver', 'steel', 'titanium', 'tungsten'], nearest: 'white gold' },
  { words: ['moissanite', 'moissanites', 'zirconia', 'zirconias', 'cz'], nearest: 'lab-grown diamond' },
]

const nearestByWord = new Map(
  notMade.flatMap(({ words, nearest }) => words.map((word) => [word, nearest] as const)),
)

/** A word for what the shop does not make, and what is looked for instead. */
export interface NotMade {
  /** Folded. */
  readonly typed: string
  readonly readAs: string
}

/** A text with the nearest of what the shop makes in the place of what it does not, and which words these were. */
export function withNearest(text: string): { readonly text: string; readonly notMade: readonly NotMade[] } {
  const found: NotMade[] = []
  const read = foldText(text).replaceAll(/\p{L}+/gu, (typed) => {
    const readAs = nearestByWord.get(typed)
    if (readAs === undefined) return typed
    found.push({ typed, readAs })
    return readAs
  })
  return { text: read, notMade: found }
}
