import { describe, expect, it } from 'vitest'
import { compactCode, DesignSearch } from './design-search.ts'
import { searchedDesign } from './testing/searched-design.ts'
import { Vocabulary } from './vocabulary.ts'

describe('a piece by its sku', () => {
  const shop = new DesignSearch(
    [
      searchedDesign('PR-00201'),
      searchedDesign('NE-00201'),
      searchedDesign('PR-00205'),
      searchedDesign('PR-20100'),
      searchedDesign('PR-00007'),
      searchedDesign('PR-00208', { prices: [] }),
    ],
    new Vocabulary(),
  )

  it.each([
    ['PR-00201', ['PR-00201']],
    ['pr 00201', ['PR-00201']],
    ['PR201', ['PR-00201']],
    ['pr-07', ['PR-00007']],
    ['00201', ['PR-00201', 'NE-00201']],
    // The number of a sku is printed with its zeros.
    ['201', []],
    ['20100', []],
    ['0201', []],
    ['000201', []],
    ['020100', []],
    // What it begins with, where none is meant just so.
    ['PR-0020', ['PR-00201', 'PR-00205']],
    ['PR-2010', ['PR-20100']],
    ['PR-00', ['PR-00201', 'PR-00205', 'PR-00007']],
    ['PR-7', []],
    ['PR-0', []],
    ['PR', []],
    ['P-00201', []],
    ['XPR-00201', []],
    ['PR-00201 ring', []],
    ['PR-00999', []],
    // It is not for sale.
    ['PR-00208', []],
  ])('%s', (text, skus) => expect(shop.bySku(text).map(({ sku }) => sku)).toEqual(skus))

  it('may be written with anything between its letters and digits', () => {
    expect(compactCode(' pr–00.2 01')).toBe('PR00201')
    expect(compactCode('Zoë_9')).toBe('ZO9')
  })
})
