import { expect, it } from 'vitest'
import { languageOfCookie } from './language-cookie.ts'

it.each([
  ['language=fr', 'fr'],
  ['world=abc; language=de; basket=7', 'de'],
  ['language=en', 'en'],
  [null, 'en'],
  ['', 'en'],
  ['language=', 'en'],
  ['language=FR', 'en'],
  ['language=../../etc', 'en'],
  ['language=constructor', 'en'],
  ['mylanguage=fr', 'en'],
  [`language=${'f'.repeat(10_000)}`, 'en'],
])('%s is a choice of %s', (cookie, language) => {
  expect(languageOfCookie(cookie)).toBe(language)
})
