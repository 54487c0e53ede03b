import { foldText } from '@shop/schema/domain/search/search-text'
import type { SearchReading } from './search-query.ts'

/**
 * The text that results are for: what was typed, with the words that the shop took for slips as it has read
 * them. All else stays as it was typed.
 */
export function searchedText(typed: string, reading: SearchReading): string {
  const readAs = new Map(reading?.corrections.map((each) => [each.typed, each.readAs]))
  return typed.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) => readAs.get(foldText(word)) ?? word)
}
