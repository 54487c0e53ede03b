import { describe, expect, it } from 'vitest'
import { askedText, isSearchable, opensSearchPage, searchParameters, sentText } from './search-text.ts'

describe('a text to search for', () => {
  it('is searched for from two characters on, and opens the page of results from three on', () => {
    expect(['', ' ', 'a', ' a ', 'ab', 'abc'].map(isSearchable)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ])
    expect(['a', 'ab', ' ab ', 'abc'].map(opensSearchPage)).toEqual([false, false, false, true])
  })

  it('is cut where the API takes no more, and that is said', () => {
    expect(sentText(` ${'x'.repeat(1000)} `)).toBe('x'.repeat(200))
    expect(askedText({ q: 'x'.repeat(1000) })).toEqual({ text: 'x'.repeat(200), isCut: true })
    expect(askedText({ q: ` ${'x'.repeat(200)} ` })).toEqual({ text: 'x'.repeat(200), isCut: false })
  })

  it('is cut between two characters, as the API counts them', () => {
    expect(sentText('💍'.repeat(201))).toBe('💍'.repeat(200))
    expect(askedText({ q: '💍'.repeat(200) })).toEqual({ text: '💍'.repeat(200), isCut: false })
    expect(askedText({ q: '💍'.repeat(201) })).toEqual({ text: '💍'.repeat(200), isCut: true })
  })

  it('is nothing without a query', () => {
    expect(askedText({})).toEqual({ text: '', isCut: false })
    expect(askedText({ q: '   ' })).toEqual({ text: '', isCut: false })
  })
})

describe('the query of an address', () => {
  it('is never stripped', () => {
    expect(searchParameters({ q: '1.50', utm_source: 'letter', page: '2' })).toEqual({
      q: '1.50',
      utm_source: 'letter',
      page: '2',
    })
  })
})
