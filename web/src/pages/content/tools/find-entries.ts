import { searchWords } from '@shop/schema/domain/search/search-text'
import type { ForeignLanguage } from '../foreign-language.ts'

/** What can be found on a page, and where it leads. */
export interface PageEntry {
  /** A place on the page, `#how-can-i-pay`, or another page. */
  readonly href: string
  readonly title: string
  readonly text: string
  /** The language of these words, where that is not the shop's. */
  readonly language?: ForeignLanguage
  /** The language of the page it leads to, where that is not the shop's. */
  readonly hrefLang?: ForeignLanguage
  /** What it belongs to, said beside it; null for nothing. */
  readonly subject: string | null
  /** The language of the subject, where that is not the shop's. */
  readonly subjectLanguage?: ForeignLanguage
}

/**
 * The entries in which every word that was entered begins a word, of the title or the text; first those whose title has
 * all of these words itself, each in the page's order. Empty for an entry without words.
 */
export function findEntries(entries: readonly PageEntry[], entered: string): PageEntry[] {
  const wanted = searchWords(entered)
  if (wanted.length === 0) return []
  const named = entries.filter(({ title }) => hasWords(title, wanted))
  const described = entries.filter(
    (each) => !named.includes(each) && hasWords(`${each.title} ${each.text}`, wanted),
  )
  return [...named, ...described]
}

function hasWords(text: string, wanted: readonly string[]): boolean {
  const words = searchWords(text)
  return wanted.every((word) => words.some((other) => other.startsWith(word)))
}
