import { withNearest } from '@shop/schema/domain/search/not-made'
import { searchSynonyms } from '@shop/schema/domain/search/search-synonyms'
import { searchWords } from '@shop/schema/domain/search/search-text'
import type { SearchHit } from '@shop/schema/http/search-hits'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { keyOf, keysOf, piecesOf, readingOf, search } from './search-at-target.ts'

const operation = 'GlobalSearch'
/** Words of the trade that most jewellers find something for: long enough for a slip of the hand. */
const words = ['sapphire', 'diamond', 'platinum', 'solitaire', 'pendant', 'necklace', 'bracelet', 'earring']
/** Without emerald, which in a name may be a cut and alone is a stone (rules/search#synonyms). */
const textsOfNames = ['halo', 'oval', 'sapphire', 'diamond ring', 'round']
/** They name a weight, and pieces besides. */
const textsOfWeights = ['1.5 ct round', '1 ct diamond ring', '1 carat ring']
const notMadeTexts = ['watch', 'brooch', 'silver ring', 'moissanite ring', 'tiara', 'charm']

/** How an honest search reads words (rules/search#reading, #synonyms and #not-made). */
export const searchWordChecks: readonly Check[] = [
  {
    operation,
    name: 'a plural finds what the singular finds',
    async run(probe) {
      for (const word of probe.random.some([...words, 'diamond ring'], 4)) {
        const [one, several] = [await search(probe, word), await search(probe, `${word}s`)]
        probe.expectSame(keysOf(several), keysOf(one), `The hits for ${word}s beside those for ${word}`)
      }
    },
  },
  {
    operation,
    name: 'a word with a slip in it finds what the word finds, and the reading says so',
    async run(probe) {
      for (const word of probe.random.some(words, 4)) {
        const typed = withSlip(probe, word)
        const [meant, found] = [await search(probe, word), await search(probe, typed)]
        if (meant.length === 0 || typed === word) continue
        expectAmong(probe, meant, found, `Pieces for ${word} that ${typed} does not find`)
        const reading = await readingOf(probe, typed)
        if (reading === null) continue
        const said = [{ typed, readAs: word }]
        probe.expectSame(reading.corrections, said, `What the reading of ${typed} says to be corrected`)
        const plain = await readingOf(probe, word)
        probe.expectSame(plain?.corrections, [], `What the reading of ${word} says to be corrected`)
      }
    },
  },
  {
    operation,
    name: 'the last word may be unfinished',
    async run(probe) {
      for (const word of probe.random.some(words, 4)) {
        const begun = word.slice(0, -1 - probe.random.below(2))
        const [whole, found] = [await search(probe, word), await search(probe, begun)]
        expectAmong(probe, whole, found, `Pieces for ${word} that ${begun} does not find`)
      }
    },
  },
  {
    operation,
    name: 'a synonym finds what it means',
    async run(probe) {
      for (const { typed, means, isSame } of probe.random.some(searchSynonyms, 12)) {
        const [meant, found] = [await search(probe, means), await search(probe, typed)]
        const isFound = found.length > 0 || meant.length === 0
        probe.expect(isFound, `Nothing is found for ${typed}, and ${meant.length} hits for ${means}`)
        if (isSame) probe.expectSame(keysOf(found), keysOf(meant), `The hits for ${typed} beside ${means}`)
      }
    },
  },
  {
    operation,
    name: 'what is not made is read as what comes nearest, and what has not every word as a part',
    async run(probe) {
      for (const text of probe.random.some(notMadeTexts, 3)) {
        const { text: nearest, notMade } = withNearest(text)
        const [found, meant] = [await search(probe, text), await search(probe, nearest)]
        probe.expectSame(keysOf(found), keysOf(meant), `The hits for ${text} beside those for ${nearest}`)
        const reading = await readingOf(probe, text)
        if (reading === null || found.length === 0) continue
        probe.expectSame(reading.notMade, notMade, `What the reading of ${text} says that is not made`)
      }
      for (const word of probe.random.some(words, 2)) {
        for (const [text, isPart] of [
          [word, false],
          [`${word} qqzzxxjjww`, true],
        ] as const) {
          const reading = await readingOf(probe, text)
          if (reading === null || (await search(probe, text)).length === 0) continue
          probe.expectSame(reading.isPartial, isPart, `Whether no hit has all the words of ${text}`)
        }
      }
    },
  },
  {
    operation,
    name: 'pieces whose names hold every word come before loose stones, and a weight turns that round',
    async run(probe) {
      for (const text of textsOfNames) {
        const hits = await search(probe, text)
        const firstStone = hits.findIndex(({ productType }) => productType === 'gemstone')
        if (firstStone === -1) continue
        const late = piecesOf(hits.slice(firstStone)).filter(({ name }) => holdsEvery(name, text))
        const names = late.map(({ name }) => name)
        probe.expectSame(names, [], `Pieces whose names hold ${text} after the first loose stone`)
      }
      for (const text of textsOfWeights) {
        const hits = await search(probe, text)
        const firstPiece = hits.findIndex(({ productType }) => productType === 'Design')
        if (firstPiece === -1) continue
        const late = hits.slice(firstPiece).filter(({ productType }) => productType === 'gemstone')
        probe.expectSame(keysOf(late), [], `Loose stones for ${text} after the first piece`)
      }
    },
  },
]

/** A word with one letter left out, twice or before its neighbour, neither at its beginning nor at its end. */
function withSlip({ random }: Probe, word: string): string {
  const at = 2 + random.below(word.length - 4)
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ]
  const [slip = word] = random.some([next + after, letter + letter + next + after, next + letter + after], 1)
  return before + slip
}

function holdsEvery(name: string, text: string): boolean {
  const own = searchWords(name)
  return searchWords(text).every((word) => own.includes(word))
}

/** Whether all pieces of some hits are among others; of loose stones each text shows the first hundred alone. */
function expectAmong(
  probe: Probe,
  expected: readonly SearchHit[],
  found: readonly SearchHit[],
  what: string,
): void {
  const known = new Set(found.map(keyOf))
  const missing = piecesOf(expected).filter((hit) => !known.has(keyOf(hit)))
  probe.expectSame(keysOf(missing), [], what)
}
