import { describe, expect, it } from 'vitest'
import { questionOf } from './question.ts'
import { Vocabulary } from './vocabulary.ts'

const words = ['halo', 'oval', 'lab', 'grown', 'band', 'solitaire', 'ring', 'emerald', 'cut', 'necklace']

function ask(text: string) {
  const vocabulary = new Vocabulary()
  for (const word of words) vocabulary.add(word)
  return questionOf(text, vocabulary)
}
const tokensOf = (text: string) => ask(text).terms.map(({ token }) => token)

describe('what is asked for', () => {
  it('is what each word means, as sure as that is', () => {
    expect(ask('halo ring')).toEqual({
      terms: [
        { token: 'halo', meanings: [{ word: 'halo', sureness: 1 }] },
        { token: 'ring', meanings: [{ word: 'ring', sureness: 1 }] },
      ],
      corrections: [],
    })
  })

  it('is what several words mean together, for certain', () => {
    expect(ask('lab grown emerald cut').terms).toEqual([
      { token: 'lab-grown', meanings: [{ word: 'lab-grown', sureness: 1 }] },
      { token: 'shape:emerald-cut', meanings: [{ word: 'shape:emerald-cut', sureness: 1 }] },
    ])
    // One word that means a phrase is as certain.
    expect(ask('lab').terms).toEqual([{ token: 'lab-grown', meanings: [{ word: 'lab-grown', sureness: 1 }] }])
  })

  it('is also what a word stands for, a little less surely', () => {
    expect(ask('band halo').terms[0]).toEqual({
      token: 'band',
      meanings: [
        { word: 'band', sureness: 1 },
        { word: 'wedding-ring', sureness: 0.9 },
      ],
    })
    expect(ask('baand halo').terms[0]?.meanings).toEqual([
      { word: 'band', sureness: 0.6 },
      { word: 'wedding-ring', sureness: 0.54 },
    ])
  })

  it('is nothing for a word nobody knows, which is still asked for', () => {
    expect(ask('qwrtzp halo').terms[0]).toEqual({ token: 'qwrtzp', meanings: [] })
  })

  it('is read up to the twelfth word', () => {
    expect(tokensOf(`${'halo '.repeat(11)}ring`)).toHaveLength(12)
    expect(tokensOf(`${'halo '.repeat(12)}ring`)).toEqual(Array.from({ length: 12 }, () => 'halo'))
  })

  it('may be begun with its last word alone', () => {
    expect(tokensOf('so halo')).toEqual(['so', 'halo'])
    expect(tokensOf('halo so')).toEqual(['halo', 'solitaire'])
    expect(tokensOf('so')).toEqual(['solitaire'])
  })

  it('is nothing in a text that says nothing', () => {
    expect(ask('a the of')).toEqual({ terms: [], corrections: [] })
  })
})

describe('a word that is put right', () => {
  it('is told as it was typed, with what it was taken for', () => {
    expect(ask('Hallo solitares').corrections).toEqual([
      { typed: 'hallo', readAs: 'halo' },
      { typed: 'solitares', readAs: 'solitaire' },
    ])
  })

  it('is none that is only begun, nor one nobody knows, nor one in the plural', () => {
    for (const text of ['halo sol', 'qwrtzp', 'halos rings'])
      expect([text, ask(text).corrections]).toEqual([text, []])
  })
})
