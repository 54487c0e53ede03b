import { toPence, decimal } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { cardPriceBeforeSale, cardPriceInSale, isAsked } from './card-price.ts'
import { choiceOf, searchedDesign } from './testing/searched-design.ts'

const pence = (pounds: number) => toPence(decimal(pounds))

describe('the price of a card before a sale', () => {
  it('is that of its metal, with VAT', () => {
    expect(cardPriceBeforeSale(searchedDesign('NE-00001'))).toBe(12_000)
    const attributes = [choiceOf('Metal', ['163', 'Platinum', 50])]
    expect(cardPriceBeforeSale(searchedDesign('NE-00001', { attributes }))).toBe(18_000)
  })

  it('is in the metal that it shows, not in a cheaper one', () => {
    const attributes = [choiceOf('Metal', ['161', '18ct Yellow Gold', 50], ['169', '9ct Yellow Gold', 0])]
    expect(cardPriceBeforeSale(searchedDesign('NE-00001', { attributes }))).toBe(18_000)
  })

  it('is of what is left on the shelf, rounded up as prices are, and none where nothing is', () => {
    const attributes = [
      choiceOf('Metal', ['163', 'Platinum']),
      choiceOf('Chain Length', ['3300', '14"', 0], ['3301', '16"', 30]),
    ]
    const piece = (stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK') =>
      searchedDesign('NE-00001', {
        attributes,
        purchaseAvailability: 'STOCK',
        stock: [{ stockStatus, attributes: ['163', '3301'] }],
      })
    expect(cardPriceBeforeSale(piece('IN_STOCK'))).toBe(16_000)
    expect(cardPriceBeforeSale(piece('OUT_OF_STOCK'))).toBeNull()
  })

  it('is none for a piece that has no metal', () => {
    expect(cardPriceBeforeSale(searchedDesign('NE-00001', { attributes: [] }))).toBeNull()
  })
})

describe('the price of a card in a sale', () => {
  const piece = searchedDesign('NE-00001')

  it('is lower while one runs that covers the piece', () => {
    expect(cardPriceInSale(pence(120), piece, [{ subCategories: ['10'], discount: 25 }])).toBe(9000)
    expect(cardPriceInSale(pence(120), piece, [{ subCategories: ['9'], discount: 25 }])).toBe(12_000)
    expect(cardPriceInSale(pence(120), piece, [])).toBe(12_000)
  })

  it('is none of a piece that has none before', () => {
    expect(cardPriceInSale(null, piece, [{ subCategories: ['10'], discount: 25 }])).toBeNull()
  })
})

describe('a price that is asked for', () => {
  it.each([
    [100, null, 200, true],
    [200, null, 200, true],
    [200.01, null, 200, false],
    [200, 200, null, true],
    [199.99, 200, null, false],
    [5000, 200, null, true],
    [150, 100, 200, true],
    [99, 100, 200, false],
    [201, 100, 200, false],
    [0, null, null, true],
  ])('£%d is between £%s and £%s: %s', (price, least, most, isOne) => {
    expect(isAsked(pence(price), { least, most })).toBe(isOne)
  })

  it('is none of a piece of which nothing is left', () => {
    expect(isAsked(null, { least: null, most: 200 })).toBe(false)
    expect(isAsked(null, { least: null, most: null })).toBe(false)
  })
})
