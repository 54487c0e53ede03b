import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { shopLanguage } from './shop-language.ts'

/** A label or title as it stands within a sentence: German writes its nouns there as at the beginning of one. */
export function inSentence(label: string, language: Language = shopLanguage): string {
  return language === 'de' ? label : label.toLowerCase()
}

/** The same for a name of which only the first letter changes, since others may be proper names: cultured Akoya pearl. */
export function nameInSentence(name: string, language: Language = shopLanguage): string {
  return language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** Several of what a noun names, for the names of stones: rubies, diamants de laboratoire, Smaragde. */
export function severalOf(noun: string, language: Language = shopLanguage): string {
  switch (language) {
    case 'en':
      return `${noun.replace(/y$/, 'ie')}s`
    case 'fr':
      return inFrench(noun)
    case 'de':
      if (noun.endsWith('ant')) return `${noun}en`
      return noun.endsWith('e') ? `${noun}n` : `${noun}e`
  }
}

/** All words up to the first preposition agree, and those that end in s stay. */
function inFrench(noun: string): string {
  const words = noun.split(' ')
  const link = words.findIndex((word) => /^(?:de|du|des|en|à)$|^d’/.test(word))
  const agreeing = link === -1 ? words.length : link
  return words.map((word, at) => (at < agreeing && !/[sxz]$/.test(word) ? `${word}s` : word)).join(' ')
}
