import { expect, it, vi } from 'vitest'
import { chainLengthText } from './chain-length-text.ts'

vi.mock('#data/language/shop-language.ts', () => ({ shopLanguage: 'de', shopLanguages: ['en', 'fr', 'de'] }))

it('writes half inches as the language of the page writes numbers', () => {
  expect(chainLengthText('7.5"')).toBe('7,5" (19 cm)')
  expect(chainLengthText('18"')).toBe('18" (46 cm)')
})
