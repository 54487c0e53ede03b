import { describe, expect, it } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

/** A vocabulary of words, each said as often as it stands there. */
function vocabularyOf(...words: readonly string[]): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const word of words) vocabulary.add(word)
  return vocabulary
}

describe('a word that the shop has', () => {
  const shop = vocabularyOf('halo', 'halogen', 'hall', 'solitaire')

  it('means itself where others follow it, and nothing else', () => {
    expect(shop.candidates('halo', false)).toEqual([{ word: 'halo', sureness: 1 }])
  })

  it('may be only begun where it is the last', () => {
    expect(shop.candidates('halo', true)).toEqual([
      { word: 'halo', sureness: 1 },
      { word: 'halogen', sureness: 0.75 },
    ])
    expect(shop.candidates('halogen', true)).toEqual([{ word: 'halogen', sureness: 1 }])
  })
})

describe('a word that is begun', () => {
  const shop = vocabularyOf('halogen', 'halo', 'halo', 'haze', '18ct')

  it('means what it begins, what is said more often first, equals by the alphabet', () => {
    expect(vocabularyOf('hb', 'hc', 'ha', 'hc').candidates('h', true)).toEqual([])
    expect(vocabularyOf('hab', 'hac', 'haa', 'hac').candidates('ha', true)).toEqual([
      { word: 'hac', sureness: 0.75 },
      { word: 'haa', sureness: 0.75 },
      { word: 'hab', sureness: 0.75 },
    ])
  })

  it('needs two letters as the last, three before others', () => {
    const words = (typed: string, isLast: boolean) => shop.candidates(typed, isLast).map(({ word }) => word)
    expect(words('h', true)).toEqual([])
    expect(words('ha', true)).toEqual(['halo', 'halogen', 'haze'])
    expect(words('ha', false)).toEqual([])
    expect(words('hal', false)).toEqual(['halo', 'halogen'])
  })

  it('is no number', () => {
    expect(shop.candidates('18', true)).toEqual([])
    expect(vocabularyOf('vs1a').candidates('vs1', true)).toEqual([])
  })

  it('is begun at its first letter', () => {
    expect(shop.candidates('alo', true)).toEqual([])
  })

  it('means at most twelve words', () => {
    const many = Array.from({ length: 13 }, (_, at) => `ring${String.fromCodePoint(97 + at)}`)
    const found = vocabularyOf(...many).candidates('ring', true)
    expect(found.map(({ word }) => word)).toEqual(many.slice(0, 12))
  })
})

describe('a word with slips', () => {
  const words = (shop: Vocabulary, typed: string) => shop.candidates(typed, false)

  it('means the word that a slip away is the same', () => {
    const shop = vocabularyOf('halo')
    for (const typed of ['hallo', 'hao', 'hola', 'hlao', 'hala']) {
      const isOneSlip = ['hallo', 'hlao', 'hala'].includes(typed)
      expect([typed, words(shop, typed)]).toEqual([typed, isOneSlip ? [{ word: 'halo', sureness: 0.6 }] : []])
    }
  })

  it('may hold two from seven letters on, and is less sure then', () => {
    expect(words(vocabularyOf('trilogy'), 'trillogi')).toEqual([{ word: 'trilogy', sureness: 0.5 }])
    expect(words(vocabularyOf('trilogy'), 'trillogis')).toEqual([])
  })

  it('never makes a short word another', () => {
    expect(words(vocabularyOf('her'), 'heer')).toEqual([])
    expect(words(vocabularyOf('heer'), 'her')).toEqual([])
    // Six letters forgive one slip, however many those that were typed do.
    expect(words(vocabularyOf('signet'), 'siggnnet')).toEqual([])
    expect(words(vocabularyOf('signet'), 'siggnet')).toEqual([{ word: 'signet', sureness: 0.6 }])
  })

  it('means the nearest first, then what is said more often', () => {
    const shop = vocabularyOf('pendants', 'pendance', 'pendance', 'pendand', 'pendang', 'pendang')
    expect(words(shop, 'pendanx')).toEqual([
      { word: 'pendang', sureness: 0.6 },
      { word: 'pendand', sureness: 0.6 },
      { word: 'pendance', sureness: 0.5 },
      { word: 'pendants', sureness: 0.5 },
    ])
  })

  it('means nothing else where it begins a word', () => {
    expect(vocabularyOf('halos', 'hale').candidates('halo', false)).toEqual([
      { word: 'halos', sureness: 0.75 },
    ])
  })
})

it('a word said several times counts as often', () => {
  const shop = vocabularyOf('haa', 'haa')
  shop.add('hab', 3)
  shop.add('hac')
  expect(shop.candidates('ha', true).map(({ word }) => word)).toEqual(['hab', 'haa', 'hac'])
  shop.add('hac', 3)
  expect(shop.candidates('ha', true).map(({ word }) => word)).toEqual(['hac', 'hab', 'haa'])
})
