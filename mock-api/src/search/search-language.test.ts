import { describe, expect, it } from 'vitest'
import {
  knownPhraseWords,
  shapeToken,
  synonymsOf,
  tellingWords,
  tokensOf,
  typedWords,
} from './search-language.ts'

const meaningsOf = (text: string) => tokensOf(tellingWords(text)).map(({ token }) => token)

describe('the words of a text', () => {
  it.each([
    ['rubies', ['ruby']],
    ['studs', ['stud']],
    ['princess', ['princess']],
    ['cross', ['cross']],
    ['tennis', ['tennis']],
    ['gas', ['gas']],
    ['gems', ['gem']],
    ['tassels', ['tassel']],
    ['ties', ['ty']],
    ['seasick', ['seasick']],
  ])('stand in the singular: %s', (text, words) => expect(tellingWords(text)).toEqual(words))

  it('are kept as they were typed, too', () => {
    expect(typedWords('Gold Rubies')).toEqual([
      { typed: 'gold', word: 'gold' },
      { typed: 'rubies', word: 'ruby' },
    ])
  })

  it('are left out where they say nothing of a piece', () => {
    const empty =
      'a an and are at best buy by cheap day find for from get i idea in is it me my need of on or our please s shop show some something that the this to uk want with you your'
    expect(tellingWords(empty)).toEqual([])
    // In the singular they say as little.
    expect(tellingWords('days ideas shops show her')).toEqual(['her'])
  })
})

describe('what words mean together', () => {
  it.each([
    ['emerald cut', ['shape:emerald-cut']],
    ['emerald shape', ['shape:emerald-cut']],
    ['emerald shaped ring', ['shape:emerald-cut', 'ring']],
    ['emerald', ['emerald']],
    ['oval cut', ['shape:oval-shape']],
    ['round brilliant', ['shape:round-brilliant']],
    ['brilliant cut', ['shape:round-brilliant']],
    ['princess-cut halo', ['shape:princess-cut', 'halo']],
    ['hearts shape', ['shape:heart-shape']],
    ['white gold', ['white-gold']],
    ['rose gold', ['rose-gold']],
    ['platinum', ['platinum']],
    ['vvs1', ['vvs1']],
    ['vs 2', ['vs2']],
    ['i1', ['i1']],
    ['i want an I1 diamond', ['i1', 'diamond']],
    ['i colour diamond', ['i', 'colour', 'diamond']],
    ['i want a colour I diamond', ['colour', 'i', 'diamond']],
    ['i want colour', ['colour']],
    ['three stone', ['three-stone']],
    ['3 stones', ['three-stone']],
    ['triple stone', ['three-stone']],
    ['tri', ['three-stone']],
    ['tri-stone', ['three-stone']],
    ['tristone', ['three-stone']],
    ['three quarter', ['three-quarter']],
    ['3 quarter', ['three-quarter']],
    ['engagement rings', ['engagement-ring']],
    ['engagement band', ['engagement-ring']],
    ['wedding ring', ['wedding-ring']],
    ['wedding bands', ['wedding-ring']],
    ['marriage ring', ['wedding-ring']],
    ['eternity ring', ['eternity-ring']],
    ['eternity band', ['eternity-ring']],
    ['shoulder set', ['shoulder-set']],
    ['stone set', ['stone-set']],
    ['lab-grown', ['lab-grown']],
    ['lab created', ['lab-grown']],
    ['lab made', ['lab-grown']],
    ['laboratory grown', ['lab-grown']],
    ['laboratory created', ['lab-grown']],
    ['man-made', ['lab-grown']],
    ['lab', ['lab-grown']],
    ['laboratory', ['lab-grown']],
    // Other words for one and the same.
    ['trilogy', ['three-stone']],
    ['navette', ['shape:marquise-cut']],
    ['prong', ['claw']],
    ['presents', ['gift']],
    // Wider or narrower ones stay what they are.
    ['band', ['band']],
    ['locket', ['locket']],
  ])('%s', (text, tokens) => expect(meaningsOf(text)).toEqual(tokens))

  it('is read from the first word to the last, each once', () => {
    expect(tokensOf(['halo', 'lab', 'grown', 'oval', 'cut'])).toEqual([
      { token: 'halo', from: 0, length: 1 },
      { token: 'lab-grown', from: 1, length: 2 },
      { token: 'shape:oval-shape', from: 3, length: 2 },
    ])
    expect(tokensOf([])).toEqual([])
  })

  it('is that of the longest phrase', () => {
    expect(tokensOf(['lab', 'grown'])).toEqual([{ token: 'lab-grown', from: 0, length: 2 }])
    expect(meaningsOf('stone set ring')).toEqual(['stone-set', 'ring'])
    expect(meaningsOf('engagement')).toEqual(['engagement'])
  })
})

describe('what a word also stands for', () => {
  it.each([
    ['band', ['wedding-ring']],
    ['bridal', ['wedding-ring']],
    ['alliance', ['eternity-ring']],
    ['necklace', ['pendant']],
    ['square', ['shape:princess-cut']],
    // Of two synonyms both.
    ['anniversary', ['gift', 'eternity-ring']],
    ['round', ['shape:round-brilliant']],
    ['heart', ['shape:heart-shape']],
    // It is the stone, unless a cut is named.
    ['emerald', []],
    ['halo', []],
  ])('%s', (token, others) => expect(synonymsOf(token)).toEqual(others))

  it('a shape has a token that is no word', () => {
    expect(shapeToken('oval-shape')).toBe('shape:oval-shape')
    expect(tellingWords('shape:oval-shape')).toEqual(['shape', 'oval', 'shape'])
  })
})

it('knows each word of what it understands once, so that slips in them are seen', () => {
  expect(new Set(knownPhraseWords).size).toBe(knownPhraseWords.length)
  for (const word of [
    'emerald',
    'cut',
    'shaped',
    'tristone',
    'laboratory',
    'quarter',
    'navette',
    'marquise',
    'gift',
  ])
    expect(knownPhraseWords).toContain(word)
  // Those of grades and metals that are one word are none of a phrase.
  for (const word of ['emerald cut', 'ruby', 'none', 'platinum', 'a', ''])
    expect(knownPhraseWords).not.toContain(word)
})
