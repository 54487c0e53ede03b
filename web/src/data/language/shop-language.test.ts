import { expect, it, vi } from 'vitest'

it.each([
  ['en', 'en-GB', undefined, 'en_GB', { before: '£' }],
  ['fr', 'fr', 'en', 'fr_FR', { after: '£' }],
  ['de', 'de', 'en', 'de_DE', { after: '£' }],
])(
  'a shop in %s says so to browsers, to readers of other words and to other sites',
  async (language, pageLanguage, apiLanguage, shownLocale, poundsSign) => {
    vi.resetModules()
    vi.stubEnv('SHOP_LANGUAGE', language)
    expect(await import('./shop-language.ts')).toMatchObject({ pageLanguage, apiLanguage, shownLocale })
    expect(await import('./numbers.ts')).toMatchObject({ poundsSign })
  },
)
