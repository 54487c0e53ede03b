import { ownWords } from './own-words.ts'

/**
 * What an option of the vocabulary is called in the language of the page, as a label; its English name where the shop
 * has no word for it.
 */
export function ownName(
  { slug, name }: { readonly slug: string; readonly name: string },
  words = ownWords,
): string {
  const word = words[slug]?.() ?? name
  return word.charAt(0).toUpperCase() + word.slice(1)
}
