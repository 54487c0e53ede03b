import { synonymsOf, tokensOf, typedWords } from './search-language.ts'
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

/** A word that is none of the shop's, and the one that it was taken for. */
export interface Correction {
  readonly typed: string
  readonly readAs: string
}

/** What search makes of a text. */
export interface Question {
  readonly terms: readonly Term[]
  readonly corrections: readonly Correction[]
}

/** A text as search understands it: its words put right, then read together. A word nobody knows means nothing. */
export function questionOf(text: string, vocabulary: Vocabulary): Question {
  const typed = typedWords(text).slice(0, mostWords)
  const candidates = typed.map(({ word }, index) => vocabulary.candidates(word, index === typed.length - 1))
  const words = typed.map(({ word }, index) => candidates[index]?.[0]?.word ?? word)
  const corrections = typed.flatMap(({ typed: asTyped, word }, index) => {
    const readAs = words[index] ?? word
    // A word that is only begun is read on, not put right.
    return readAs.startsWith(word) ? [] : [{ typed: asTyped, readAs }]
  })
  return { terms: termsOf(words, candidates), corrections }
}

function termsOf(words: readonly string[], candidates: readonly (readonly Candidate[])[]): Term[] {
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
