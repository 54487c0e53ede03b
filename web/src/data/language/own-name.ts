import { optionWords } from './option-words.ts'

type Words = Readonly<Record<string, () => string>>

/** The vocabulary is English: no other language of the shop is brought to a page for it. */
const ownWords: Words = (import.meta.env.SHOP_LANGUAGE ?? 'en') === 'en' ? {} : optionWords

/**
 * What an option of the vocabulary is called in the language of the page, as a label; its English name where the shop
 * has no word for it.
 */
export function ownName(
  { slug, name }: { readonly slug: string; readonly name: string },
  words: Words = ownWords,
): string {
  const word = words[slug]?.() ?? name
  return word.charAt(0).toUpperCase() + word.slice(1)
}
