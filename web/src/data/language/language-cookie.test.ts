import { describe, expect, it } from 'vitest'
import { chosenLanguage, cookieOfLanguage, languageOfRequest } from './language-cookie.ts'

describe('the language that was chosen', () => {
  it.each([
    ['language=fr', 'fr'],
    ['world=abc; language=de; basket=7', 'de'],
    ['language=en', 'en'],
    ['world=abc;language=de', 'de'],
    [null, null],
    ['', null],
    ['language=', null],
    ['language=FR', null],
    ['language=../../etc', null],
    ['language=constructor', null],
    ['mylanguage=fr', null],
    [`language=${'f'.repeat(10_000)}`, null],
  ])('is by %s %s', (cookies, language) => {
    expect(chosenLanguage(cookies)).toBe(language)
  })

  it.each(['en', 'fr', 'de'] as const)('is kept as it is read: %s', (language) => {
    expect(chosenLanguage(cookieOfLanguage(language, true))).toBe(language)
  })

  it('is sent over TLS alone where the shop has it', () => {
    expect(cookieOfLanguage('fr', true)).toBe('language=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect(cookieOfLanguage('fr', false)).toBe('language=fr; Path=/; Max-Age=31536000; SameSite=Lax')
  })
})

describe('the language of an answer', () => {
  it.each([
    [{}, 'en'],
    [{ cookie: 'language=de' }, 'de'],
    [{ cookie: 'language=xx' }, 'en'],
    [{ cookie: 'language=de', 'shop-language': 'fr' }, 'fr'],
    [{ cookie: 'language=de', 'shop-language': 'en' }, 'en'],
    [{ cookie: 'language=de', 'shop-language': '__proto__' }, 'de'],
    [{ 'accept-language': 'de' }, 'en'],
  ])('to %j is %s', (headers, language) => {
    const request = new Request('https://www.ashcombe.example.com/api/menu', {
      headers: Object.entries(headers),
    })
    expect(languageOfRequest(request)).toBe(language)
  })

  it('that is a page is never what a header names, which no cache tells apart', () => {
    const headers = { cookie: 'language=de', 'shop-language': 'fr' }
    for (const path of ['/', '/jewellery/collection', '/apiary'])
      expect(languageOfRequest(new Request(`https://www.ashcombe.example.com${path}`, { headers }))).toBe(
        'de',
      )
  })
})
