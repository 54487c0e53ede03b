import { absent } from '@shop/fixtures/stones/stone-columns'
import { describe, expect, it } from 'vitest'
import { stoneQuestion } from './stone-question.ts'
import { StoneSearch } from './stone-search.ts'
import { searchedStones } from './testing/searched-stones.ts'

const gia = 0
const igi = 1
const agl = 9
const none = 10

describe('a stone by its number', () => {
  const stones = () =>
    new StoneSearch(
      searchedStones(
        { certificate: gia, reportNumber: 2_100_000_001 },
        { certificate: igi, reportNumber: 210_000_002 },
        { certificate: agl, reportNumber: 21_000_003 },
        { certificate: none, reportNumber: 21_000_004 },
        { certificate: gia, reportNumber: 21_000_005, availability: 1 },
        { certificate: gia, reportNumber: 21_000_006, availability: 2 },
        { certificate: gia, reportNumber: 21_000_007, pricePence: 0 },
        { certificate: gia, reportNumber: 21_000_008, pricePence: 1 },
      ),
    )
  const rowsOf = (text: string, most = 10) => stones().byNumber(text, most)

  it.each([
    ['100001', [0]],
    ['100004', [3]],
    // It is held, sold, or has no price.
    ['100005', []],
    ['100006', []],
    ['100007', []],
    ['100008', [7]],
    ['100009', []],
  ])('is found by its id while it can be bought: %s', (text, rows) => expect(rowsOf(text)).toEqual(rows))

  it.each([
    ['2100000001', [0]],
    ['DEMO-2100000001', [0]],
    ['gia 2100000001', [0]],
    ['DEMO-LG210000002', [1]],
    ['IGI LG 210 000 002', [1]],
    ['agl21000003', [2]],
    // Nobody has reported on it, whatever number it has.
    ['21000004', []],
    ['21000005', []],
    ['21000007', []],
    ['21000008', [7]],
    // No laboratory is called so.
    ['XX21000003', []],
    ['NONE21000003', []],
    ['21000003X', []],
    ['DEMODEMO21000003', []],
    ['021000003', []],
    ['00021000003', []],
    ['21000000011', []],
  ])('is found by its report: %s', (text, rows) => expect(rowsOf(text)).toEqual(rows))

  it.each([
    ['21000', [0, 1, 2, 7]],
    ['210000000', [0]],
    ['2100', []],
    ['22000', []],
    ['DEMO-210000', [0, 1, 2, 7]],
  ])('is found by the beginning of its report, of five digits and more: %s', (text, rows) =>
    expect(rowsOf(text)).toEqual(rows),
  )

  it('begins with the very digits', () => {
    const numbers = [
      12_344_999, 12_345_000, 12_345_999, 12_346_000, 123_450_000, 1_234_500_000, 1_234_600_000,
    ]
    const search = new StoneSearch(
      searchedStones(...numbers.map((reportNumber) => ({ certificate: gia, reportNumber }))),
    )
    expect(search.byNumber('12345', 10)).toEqual([1, 2, 4, 5])
    // A number is no beginning of a shorter one.
    expect(search.byNumber('1234500000', 10)).toEqual([5])
    expect(search.byNumber('123460000', 10)).toEqual([6])
    expect(search.byNumber('1234599900', 10)).toEqual([])
    expect(search.byNumber('123459990', 10)).toEqual([])
  })

  it('is one of at most so many', () => {
    expect(rowsOf('21000', 2)).toEqual([0, 1])
    expect(rowsOf('100001', 0)).toEqual([])
  })
})

describe('stones as they are asked for', () => {
  const ask = (tokens: readonly string[]) => {
    const question = stoneQuestion(tokens.map((token) => ({ token, meanings: [] })))
    if (!question) throw new Error('It asks for no stones')
    return question
  }
  type Price = Parameters<StoneSearch['find']>[1]
  const rowsIn = (search: StoneSearch, tokens: readonly string[], price: Price = null, most = 10) =>
    search.find(ask(tokens), price, most)

  it('have all that is asked, one of what is said of the same', () => {
    const search = new StoneSearch(
      searchedStones(
        { shape: 1, colour: 0 },
        { shape: 1, colour: 1 },
        { shape: 1, colour: 2 },
        { shape: 2, colour: 0 },
      ),
    )
    expect(rowsIn(search, ['oval', 'd', 'e']).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(rowsIn(search, ['d']).toSorted((a, b) => a - b)).toEqual([0, 3])
    expect(rowsIn(search, ['stone'])).toHaveLength(4)
    expect(rowsIn(search, ['oval', 'm'])).toEqual([])
  })

  it('are blue as a diamond or as a sapphire', () => {
    const sapphire = { kind: 2, variety: 0 }
    const search = new StoneSearch(
      // The last colours of the list are blues, the first ones yellows.
      searchedStones({ kind: 1, fancy: 122 }, sapphire, { kind: 1, fancy: 0 }, { variety: absent }),
    )
    expect(rowsIn(search, ['blue']).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(rowsIn(search, ['blue', 'sapphire'])).toEqual([1])
    expect(rowsIn(search, ['yellow'])).toEqual([2])
  })

  it('are those that can be bought', () => {
    const search = new StoneSearch(
      searchedStones({}, { availability: 1 }, { availability: 2 }, { pricePence: 0 }, { pricePence: 1 }),
    )
    expect(rowsIn(search, ['stone']).toSorted((a, b) => a - b)).toEqual([0, 4])
  })

  it('cost what is asked, ends included, as their cards show it', () => {
    const search = new StoneSearch(
      searchedStones(
        { pricePence: 99_999 },
        { pricePence: 100_000 },
        { pricePence: 150_000 },
        { pricePence: 150_001 },
      ),
    )
    const rows = (price: Price) => rowsIn(search, ['stone'], price).toSorted((a, b) => a - b)
    expect(rows({ least: 1200, most: 1800 })).toEqual([1, 2])
    expect(rows({ least: 1200, most: null })).toEqual([1, 2, 3])
    expect(rows({ least: null, most: 1800 })).toEqual([0, 1, 2])
  })

  it('weigh what is asked, ends included, the very weight first', () => {
    const weights = [147, 148, 159, 160, 150, 155]
    const search = new StoneSearch(searchedStones(...weights.map((caratHundredths) => ({ caratHundredths }))))
    const rows = (most: number) => rowsIn(search, ['1.5'], null, most)
    expect(rows(10)[0]).toBe(4)
    expect(rows(10).toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5])
    expect(rows(1)).toEqual([4])
    expect(rows(2)).toEqual(rows(10).slice(0, 2))
    expect(rows(2)).toHaveLength(2)
  })

  it('come in the order of the jeweller, whatever their rows, and no more than are asked for', () => {
    // The better a stone is graded, the sooner it comes.
    const search = new StoneSearch(searchedStones({ clarity: 8 }, { clarity: 6 }, { clarity: 0 }))
    expect(rowsIn(search, ['stone'])).toEqual([2, 1, 0])
    expect(rowsIn(search, ['stone'], null, 2)).toEqual([2, 1])
    const weighed = new StoneSearch(
      searchedStones(
        { clarity: 8, caratHundredths: 100 },
        { clarity: 0, caratHundredths: 105 },
        { clarity: 0, caratHundredths: 100 },
      ),
    )
    expect(rowsIn(weighed, ['1.0'])).toEqual([2, 0, 1])
  })

  it('are counted among those for sale alone', () => {
    // A stone that is sold stands before all others.
    const search = new StoneSearch(searchedStones({ availability: 2 }, { clarity: 8 }, { clarity: 0 }))
    expect(rowsIn(search, ['stone'])).toEqual([2, 1])
    expect(search.byNumber('100003', 5)).toEqual([2])
  })
})
