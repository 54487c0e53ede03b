import { expect, it } from 'vitest'
import { defaultLanguage, isLanguage, languageNames, languages } from './languages.ts'

it('are three, each by its own name', () => {
  expect(languages.map((language) => [language, languageNames[language]])).toEqual([
    ['en', 'English'],
    ['fr', 'Français'],
    ['de', 'Deutsch'],
  ])
  expect(defaultLanguage).toBe('en')
})

it('are told from all else', () => {
  expect(languages.every(isLanguage)).toBe(true)
  expect(['EN', 'es', '', 'toString', null, undefined, 0, ['en']].some(isLanguage)).toBe(false)
})
