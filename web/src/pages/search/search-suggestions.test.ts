import { searchSynonyms } from '@shop/schema/domain/search/search-synonyms'
import { describe, expect, it } from 'vitest'
import french from '../../../messages/fr.json' with { type: 'json' }
import german from '../../../messages/de.json' with { type: 'json' }
import { popularSearches } from './popular-searches.ts'
import { searchKinds, searchSuggestions } from './search-suggestions.ts'

describe('ways on from a text that found nothing', () => {
  it.each([
    ['sapphhhiire', 'sapphire'],
    ['platnmm', 'platinum'],
    ['solltairr', 'solitaire'],
    ['braslt', 'bracelet'],
  ])('offer what %s may have meant', (typed, term) => {
    expect(
      searchSuggestions(typed)
        .corrected.map((known) => known.term)
        .join(),
    ).toContain(term)
  })

  it('offer no more than three corrections, and none for a text that is near to nothing', () => {
    expect(searchSuggestions('ringgg').corrected.length).toBeLessThanOrEqual(3)
    expect(searchSuggestions('кольцо').corrected).toEqual([])
    expect(searchSuggestions('<>"').corrected).toEqual([])
    expect(searchSuggestions('x').corrected).toEqual([])
  })

  it.each([
    ['French', french],
    ['German', german],
  ])('%s has words for all of them', (_, { label: [label] }) => {
    const known = Object.keys(label?.match ?? {})
    const offered = [...popularSearches, ...searchKinds, ...searchSynonyms.map(({ means }) => means)]
    expect(offered.filter((term) => !known.includes(`key=${term}`))).toEqual([])
  })

  it('say what the shop calls it', () => {
    expect(searchSuggestions('xx bands').synonyms).toEqual([{ typed: 'band', means: 'wedding ring' }])
    expect(searchSuggestions('Trilogy').synonyms).toEqual([{ typed: 'trilogy', means: 'three stone' }])
    expect(searchSuggestions('halo').synonyms).toEqual([])
  })
})
