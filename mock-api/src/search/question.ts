import { synonymsOf, tellingWords, tokensOf } from './search-language.ts'
import type { Candidate, Vocabulary } from './vocabulary.ts'

/** One thing a shopper asks for. */
export interface Term {
  /** What it most likely means. */
  readonly token: string
  /** Everything it may mean, with how sure that is. */
  readonly meanings: readonly Candidate[]
}

/** No shopper asks for more at once; what follows is not read. */
const mostWords = 12
const synonymSureness = 0.9

/** A text as search understands it: its words put right, then read together. A word nobody knows means nothing. */
export function termsOf(text: string, vocabulary: Vocabulary): Term[] {
  const typed = tellingWords(text).slice(0, mostWords)
  const candidates = typed.map((word, index) => vocabulary.candidates(word, index === typed.length - 1))
  const words = typed.map((word, index) => candidates[index]?.[0]?.word ?? word)
  return tokensOf(words).map(({ token, from, length }) => {
    const own =
      length > 1 || token !== words[from] ? [{ word: token, sureness: 1 }] : (candidates[from] ?? [])
    return { token, meanings: withSynonyms(own) }
  })
}

function withSynonyms(own: readonly Candidate[]): Candidate[] {
  return own.flatMap((candidate) => [
    candidate,
    ...synonymsOf(candidate.word).map((word) => ({
      word,
      sureness: candidate.sureness * synonymSureness,
    })),
  ])
}
