import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, forgivenSlips, searchWords, slipsBetween } from './search-text.ts'

describe('the words of a text', () => {
  it.each([
    ['1.5ct Oval', ['1.5', 'ct', 'oval']],
    ['1,5 ct', ['1.5', 'ct']],
    ['12.75 of 250', ['12.75', 'of', '250']],
    ['Pavé-set', ['pave', 'set']],
    ['VVS1', ['vvs', '1']],
    ['ÉMERAUDE', ['emeraude']],
    ['Кольцо', ['кольцо']],
    ['"<script>" & co', ['script', 'co']],
    ['   ', []],
  ])('of %s', (text, words) => expect(searchWords(text)).toEqual(words))

  it('are the same however the text is composed and written', () => {
    expect(foldText('Gübelin')).toBe(foldText('GU\u0308BELIN'))
    expect(foldText('Straße')).toBe('strasse')
  })
})

describe('slips of the hand', () => {
  it.each([
    ['saphire', 'sapphire', 1],
    ['emrald', 'emerald', 1],
    ['dimaond', 'diamond', 1],
    ['solitare', 'solitaire', 1],
    ['oval', 'oval', 0],
    ['halo', 'hero', 2],
    ['ab', 'ba', 1],
    ['xaby', 'xbay', 1],
    // One letter that went elsewhere is no swap of neighbours.
    ['abc', 'cab', 2],
    ['ring', 'rings', 1],
    ['', 'ab', 2],
    ['aba', 'bab', 2],
    ['pear', 'reap', 2],
  ])('%s is %s after %d', (typed, meant, slips) => expect(slipsBetween(typed, meant, 2)).toBe(slips))

  it('are two where a letter has moved and another is new: it has no neighbour to swap with', () => {
    expect(slipsBetween('ab', 'ca', 2)).toBe(2)
    expect(slipsBetween('ab', 'bc', 2)).toBe(2)
  })

  it('are not counted further than asked', () => {
    expect(slipsBetween('pendant', 'bracelet', 2)).toBe(3)
    expect(slipsBetween('a', 'abcdef', 1)).toBe(2)
    expect(slipsBetween('claw', 'halo', 1)).toBe(2)
    expect(slipsBetween('ab', 'abcd', 2)).toBe(2)
  })

  it('are none in short words and in numbers, one from four letters, two from seven', () => {
    expect(['gia', 'halo', 'emerald', '1937', 'vs1'].map(forgivenSlips)).toEqual([0, 1, 2, 0, 0])
  })

  it('are as many there as back, and none between a word and itself', () => {
    const word = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b, 9)).toBe(slipsBetween(b, a, 9))
        expect(slipsBetween(a, a, 9)).toBe(0)
      }),
    )
  })
})
