import * as english from '@shop/schema/domain/values/decimal-text'
import { formatPence as englishPounds, type Pence } from '@shop/schema/domain/values/money'
import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { englishNumbers, inForm, type NumberForm } from '#lib/number-form.ts'
import { shopLanguage } from './shop-language.ts'

/*
 * Numbers as the language of the page writes them (rules/content-and-languages#languages). Not by the platform's own
 * formats: the first of them takes a browser 15 to 25 ms, on every page that has one. A test holds the two together.
 */

/** How each language writes numbers. */
export const numberForms: Readonly<Record<Language, NumberForm>> = {
  en: englishNumbers,
  fr: { thousands: '\u202F', point: ',' },
  de: { thousands: '.', point: ',' },
}

/** Pounds: £1,234.00, 1 234,00 £ or 1.234,00 £, with spaces that do not break. */
export function formatPence(amount: Pence, language: Language = shopLanguage): string {
  const text = englishPounds(amount)
  return language === 'en' ? text : `${inForm(text.replace('£', ''), numberForms[language])}\u00A0£`
}

/** A number that is not below zero, with at least and at most so many decimals: 6.40 or 6,40. */
export function decimalText(
  value: number,
  least: number,
  most = least,
  language: Language = shopLanguage,
): string {
  return inForm(english.decimalText(value, least, most), numberForms[language])
}

/** A number of things: 5,530, 5 530 or 5.530 (rules/prices#money-in-words). */
export function formatCount(count: number, language: Language = shopLanguage): string {
  return decimalText(count, 0, 0, language)
}

/** A number as it came, with a point before its decimals: 1.50 or 1,50. */
export function ownNumber(given: string | number, language: Language = shopLanguage): string {
  return inForm(String(given), numberForms[language])
}

/** That of the page. */
export const numberForm = numberForms[shopLanguage]

/** Where a field for pounds has its sign. */
export const poundsSign = shopLanguage === 'en' ? { before: '£' } : { after: '£' }
