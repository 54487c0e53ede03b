/** A part of a sentence: words, and for those that stood in square brackets which they were, from 0. */
export interface SentencePart {
  readonly words: string
  readonly bracket: number | null
}

/** The parts of a sentence that marks some of its words: `I accept the [terms].` An empty one is left out. */
export function wordsInBrackets(sentence: string): SentencePart[] {
  return (
    sentence
      .split(/\[([^\]]*)\]/)
      // What was in brackets stands at every second place.
      .map((words, at) => ({ words, bracket: at % 2 === 1 ? (at - 1) / 2 : null }))
      .filter(({ words }) => words !== '')
  )
}
