import { describe, expect, it } from 'vitest'
import { priceInText } from './search-price.ts'

describe('a price in a search', () => {
  it.each([
    ['under 1000', '', null, 1000],
    ['Rings under £1,000', 'rings', null, 1000],
    ['diamond ring below 2.5k', 'diamond ring', null, 2500],
    ['less than 800 pounds earrings', 'earrings', null, 800],
    ['up to £99.50', '', null, 99],
    ['from £99.50', '', 100, null],
    ['under 16.1k', '', null, 16_100],
    ['over 16.1k', '', 16_100, null],
    ['budget of 3000 engagement ring', 'engagement ring', null, 3000],
    ['over £5000 halo', 'halo', 5000, null],
    ['necklace from 400', 'necklace', 400, null],
    ['between 500 and 1000 studs', 'studs', 500, 1000],
    ['£500-£1,000 bracelet', 'bracelet', 500, 1000],
    ['from 900 to 600', '', 600, 900],
    ['£750 pendant', 'pendant', null, 750],
    ['pendant 750 pounds', 'pendant', null, 750],
    ['under 1000 1.5 carat diamond', '1.5 carat diamond', null, 1000],
    ['over £20', '', 20, null],
    ['under 20', '', null, 20],
    ['500 to £1,000 studs', 'studs', 500, 1000],
    ['£500 to 1,000 studs', 'studs', 500, 1000],
    ['between 800 and 800', '', 800, 800],
    ['under 1000000000', '', null, 1_000_000_000],
    ['under 90071992547410', '', null, 1_000_000_000],
    ['over 3000000k', '', 1_000_000_000, null],
  ])('of “%s” leaves “%s”', (text, rest, least, most) => {
    const found = priceInText(text)
    expect(found.price).toEqual({ least, most })
    expect(found.rest.replaceAll(/\s+/g, ' ')).toBe(rest)
  })

  it.each([
    'under 2 carat',
    'over 1.5ct lab grown',
    'under 100 mm',
    'over 2',
    '1.5',
    '18k gold ring',
    'PR-00201',
    '100010',
    'GIA 2141438171',
    'chain 18 to 20 inches',
    '0.9-1.1',
    'thunder 500',
    'under 19',
    '500 to 600',
    '750',
  ])('is not in “%s”', (text) => {
    expect(priceInText(text)).toEqual({ rest: text.toLowerCase(), price: null })
  })
})
