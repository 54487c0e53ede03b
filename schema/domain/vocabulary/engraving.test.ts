import { describe, expect, it } from 'vitest'
import { checkEngraving, checkEngravingIn, engravingFonts, engravingLimit } from './engraving.ts'

describe('engravingLimit', () => {
  it.each([
    ['a ring', { kind: 'ring', bandWidthMm: 2.2 }, 20],
    ['a band just under 3 mm', { kind: 'ring', bandWidthMm: 2.99 }, 20],
    ['a band of 3 mm', { kind: 'ring', bandWidthMm: 3 }, 25],
    ['a wide band', { kind: 'ring', bandWidthMm: 6 }, 25],
    ['a ring nobody has measured', { kind: 'ring', bandWidthMm: null }, 20],
    ['a side of a pendant', { kind: 'pendant-side' }, 10],
    ['a bracelet', { kind: 'bracelet' }, 30],
    ['a signet', { kind: 'letters', least: 0, most: 3 }, 3],
  ] as const)('of %s', (_, place, limit) => {
    expect(engravingLimit(place)).toBe(limit)
  })
})

describe('checkEngraving', () => {
  it.each([
    ['ever yours', 'EVER YOURS', []],
    ['14 02 2027', '14 02 2027', []],
    ['J & M', 'J M', ['&']],
    ['J  M', 'J M', []],
    ['Zoë', 'ZO', ['ë']],
    ['Zoe\u0308', 'ZO', ['e\u0308']],
    ['straße', 'STRAE', ['ß']],
    ['a♥b♥c', 'ABC', ['♥']],
    ['a\tb\nc', 'ABC', ['\t', '\n']],
    ['👩‍❤️‍👨 us', ' US', ['👩‍❤️‍👨']],
    ['', '', []],
  ])('of "%s" engraves "%s"', (typed, text, refused) => {
    expect(checkEngraving(typed, 20)).toEqual({ text, refused, excess: 0 })
  })

  it('counts what is beyond the limit, without what it refuses', () => {
    expect(checkEngraving('abcdefghij', 10).excess).toBe(0)
    expect(checkEngraving('abcdefghij!', 10).excess).toBe(0)
    expect(checkEngraving('abcdefghijkl', 10)).toEqual({ text: 'ABCDEFGHIJKL', refused: [], excess: 2 })
  })

  it('takes every character of the list as it is', () => {
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '
    expect(checkEngraving(characters, 37)).toEqual({
      text: characters,
      refused: [],
      excess: 0,
    })
  })
})

describe('checkEngravingIn', () => {
  it('refuses figures and leaves out spaces where letters stand', () => {
    const initial = { kind: 'letters', least: 1, most: 1 } as const
    expect(checkEngravingIn(initial, 'a')).toEqual({ text: 'A', refused: [], excess: 0 })
    expect(checkEngravingIn(initial, 'a 7&b')).toEqual({ text: 'AB', refused: ['&', '7'], excess: 1 })
  })

  it('takes them anywhere else', () => {
    expect(checkEngravingIn({ kind: 'bracelet' }, 'a 7')).toEqual({ text: 'A 7', refused: [], excess: 0 })
  })
})

describe('engravingFonts', () => {
  it('are three', () => {
    expect(engravingFonts).toEqual(['Roman', 'Italic', 'Script'])
  })
})
