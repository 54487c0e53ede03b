import { expect, it } from 'vitest'
import { asksForSale } from './sale-words.ts'

it.each([
  ['sale', true],
  ['Rings in the SALE', true],
  ['discounted studs', true],
  ['salesroom', false],
  ['diamond studs', false],
  ['', false],
])('a search for %s asks for the sale: %s', (text, asks) => expect(asksForSale(text)).toBe(asks))

it.each(['sales', 'discount', 'discounts', 'Reduced', 'offer', 'offers', 'clearance', 'bargain', 'bargains'])(
  '%s is a word for the sale',
  (word) => expect(asksForSale(`necklace, ${word}!`)).toBe(true),
)
