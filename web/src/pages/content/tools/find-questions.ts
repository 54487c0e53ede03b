import { searchWords } from '@shop/schema/domain/search/search-text'

/** A question of a page, and where its answer stands on it. */
export interface PageQuestion {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/**
 * The questions in which every word that was entered begins a word, of the question or its answer; first those that ask
 * with these words themselves, each in the page's order. Empty for an entry without words.
 */
export function findQuestions(questions: readonly PageQuestion[], entry: string): PageQuestion[] {
  const wanted = searchWords(entry)
  if (wanted.length === 0) return []
  const asked = questions.filter(({ question }) => hasWords(question, wanted))
  const answered = questions.filter(
    (each) => !asked.includes(each) && hasWords(`${each.question} ${each.answer}`, wanted),
  )
  return [...asked, ...answered]
}

function hasWords(text: string, wanted: readonly string[]): boolean {
  const words = searchWords(text)
  return wanted.every((word) => words.some((other) => other.startsWith(word)))
}
