import { expect, it } from 'vitest'
import { asksForSale } from './sale-words.ts'

it.each([
  ['sale', true],
  ['Rings in the SALE', true],
  ['discounted studs', true],
  ['salesroom', false],
  ['diamond studs', false],
])('a search for %s asks for the sale: %s', (text, asks) => expect(asksForSale(text)).toBe(asks))
