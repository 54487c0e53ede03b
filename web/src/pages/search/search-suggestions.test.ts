import { describe, expect, it } from 'vitest'
import { searchSuggestions } from './search-suggestions.ts'

describe('ways on from a text that found nothing', () => {
  it.each([
    ['sapphhhiire', 'sapphire'],
    ['platnmm', 'platinum'],
    ['solltairr', 'solitaire'],
    ['braslt', 'bracelet'],
  ])('offer what %s may have meant', (typed, term) => {
    expect(searchSuggestions(typed).corrected.join()).toContain(term)
  })

  it('offer no more than three corrections, and none for a text that is near to nothing', () => {
    expect(searchSuggestions('ringgg').corrected.length).toBeLessThanOrEqual(3)
    expect(searchSuggestions('кольцо').corrected).toEqual([])
    expect(searchSuggestions('<>"').corrected).toEqual([])
    expect(searchSuggestions('x').corrected).toEqual([])
  })

  it('say what the shop calls it', () => {
    expect(searchSuggestions('xx bands').synonyms).toEqual([{ typed: 'band', means: 'wedding ring' }])
    expect(searchSuggestions('Trilogy').synonyms).toEqual([{ typed: 'trilogy', means: 'three stone' }])
    expect(searchSuggestions('halo').synonyms).toEqual([])
  })
})
