import { describe, expect, it } from 'vitest'
import { madeHref, sharedChoices } from './personalisation-fragment.ts'
import { pendant, solitaire, studsGold } from '#testing/build-examples.ts'

const studs = studsGold.design
const nothingMade = { fingerSize: null, engraving: null, chainLength: null }

describe('a shared address', () => {
  it('says behind its path what makes the piece one person’s', () => {
    const made = {
      fingerSize: 'N½',
      engraving: { font: 'Italic', text: 'EVER YOURS' },
      chainLength: null,
    } as const
    expect(madeHref('/review/1', solitaire, made)).toBe(
      '/review/1#finger-size=N%C2%BD&engraving=EVER+YOURS&lettering=Italic',
    )
  })

  it('says that nothing is engraved where something could be', () => {
    expect(madeHref('/review/1', solitaire, nothingMade)).toBe('/review/1#engraving=')
    expect(madeHref('/review/1', pendant, { ...nothingMade, chainLength: '16"' })).toBe(
      '/review/1#engraving=&chain-length=16',
    )
    expect(madeHref('/review/1', studs, nothingMade)).toBe('/review/1')
  })

  it('is read again, as far as the design is made so', () => {
    expect(sharedChoices(solitaire, 'finger-size=N&engraving=EVER+YOURS&lettering=Italic')).toEqual({
      fingerSize: 'N',
      engraving: { font: 'Italic', text: 'EVER YOURS' },
      chainLength: null,
      leftOut: [],
    })
    expect(sharedChoices(pendant, 'finger-size=N&chain-length=20&engraving=anna')).toEqual({
      fingerSize: null,
      engraving: { font: 'Roman', text: 'ANNA' },
      chainLength: '20"',
      leftOut: ['finger-size'],
    })
  })

  it('takes out an engraving that it names empty, and leaves one that it does not name', () => {
    expect(sharedChoices(solitaire, 'engraving=').engraving).toEqual({ font: 'Roman', text: '' })
    expect(sharedChoices(solitaire, 'finger-size=N').engraving).toBeNull()
  })

  it.each([
    ['', solitaire, []],
    ['matches', solitaire, []],
    ['finger-size=&lettering=&chain-length=', solitaire, []],
    ['finger-size=ZZ&lettering=Gothic', solitaire, ['finger-size']],
    ['finger-size=__proto__', solitaire, ['finger-size']],
    ['engraving=ANNA&finger-size=N&chain-length=18', studs, ['finger-size', 'engraving', 'chain-length']],
  ])('says nothing with %j, of which %3$j is left out', (fragment, design, leftOut) => {
    expect(sharedChoices(design, fragment)).toEqual({ ...nothingMade, leftOut })
  })

  it.each([
    ['Anna%20%26%20Ben%F0%9F%92%8D', 'ANNA BEN', ['engraving']],
    ['%3C%3E%22', '', ['engraving']],
    ['A'.repeat(41), 'A'.repeat(40), ['engraving']],
    [`${'A'.repeat(40)}+`, 'A'.repeat(40), []],
  ])('that engraves %j is read as %j', (typed, text, leftOut) => {
    expect(sharedChoices(solitaire, `engraving=${typed}`)).toMatchObject({ engraving: { text }, leftOut })
  })
})
