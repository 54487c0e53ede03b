import { describe, expect, it } from 'vitest'
import { chainLengthIn, chainLengthOf, onChain } from './chain-length.ts'
import { chainLengthText } from './chain-length-text.ts'
import { galleryPictures } from './gallery-pictures.ts'
import { madeChoices } from './made-choices.ts'
import { madeHref, sharedChoices } from './made-fragment.ts'
import { pieceView } from './piece-view.ts'
import { pendant, pendantGold, rules, solitaire, studsGold } from './testing/build-examples.ts'

const nothingMade = {
  fingerSize: null,
  isSizeUnsure: false,
  engravingText: '',
  engravingFont: 'Roman',
  chainLengths: {},
} as const

describe('the chain of a pendant', () => {
  it('is the wanted one, else of 18 inches', () => {
    expect(chainLengthOf(pendant, '20"')?.id).toBe('3303')
    expect(chainLengthOf(pendant, undefined)?.id).toBe('3302')
    expect(chainLengthOf(pendant, '99"')?.id).toBe('3302')
    expect(chainLengthOf(solitaire, '20"')).toBeNull()
  })

  it('is the first where there is none of 18 inches', () => {
    const attributes = pendant.attributes.map(({ name, options }) => ({
      name,
      options: options.filter((each) => each.name !== '18"'),
    }))
    expect(chainLengthOf({ attributes }, undefined)?.name).toBe('16"')
  })

  it('is a part of what is chosen, and of the price', () => {
    expect(pendantGold.choice.optionIds).toEqual(['161', '171', '3302'])
    const longer = onChain(pendantGold, '20"')
    expect(longer.choice.optionIds).toEqual(['161', '171', '3303'])
    // 592 + 125 and VAT: 860.40, so £865; with 12.50 more 875.40, so £880.
    expect(pieceView(pendantGold, [], rules).price?.totalPence).toBe(86_500)
    expect(pieceView(longer, [], rules).price?.totalPence).toBe(88_000)
    expect(chainLengthIn(pendant, longer.choice.optionIds)).toBe('20"')
    expect(chainLengthIn(solitaire, ['161', '171'])).toBeNull()
  })

  it('is none of a setting that hangs on no chain', () => {
    expect(onChain(studsGold, '20"')).toBe(studsGold)
  })

  it('does not choose the picture', () => {
    const { design, choice } = onChain(pendantGold, '16"')
    expect(galleryPictures(design, choice)[0]?.asset?.source).toBe('/hero.svg')
  })

  it('is kept for the piece it was chosen for', () => {
    const chainLengths = { 'PD-00301': '20"', 'PD-00999': '16"' }
    expect(madeChoices(pendant, { ...nothingMade, chainLengths }).chainLength).toBe('20"')
    expect(madeChoices(pendant, nothingMade).chainLength).toBe('18"')
    expect(madeChoices(solitaire, { ...nothingMade, chainLengths }).chainLength).toBeNull()
  })

  it('is said in inches and centimetres', () => {
    expect(chainLengthText('18"')).toBe('18" (46 cm)')
  })
})

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
    expect(madeHref('/review/1', pendant, { fingerSize: null, engraving: null, chainLength: '16"' })).toBe(
      '/review/1#chain-length=16',
    )
    expect(
      madeHref('/review/1', studsGold.design, { fingerSize: null, engraving: null, chainLength: null }),
    ).toBe('/review/1')
  })

  it('is read again, as far as the design is made so', () => {
    expect(sharedChoices(solitaire, 'finger-size=N&engraving=EVER+YOURS&lettering=Italic')).toEqual({
      fingerSize: 'N',
      engraving: { font: 'Italic', text: 'EVER YOURS' },
      chainLength: null,
    })
    expect(sharedChoices(pendant, 'finger-size=N&chain-length=20&engraving=anna')).toEqual({
      fingerSize: null,
      engraving: { font: 'Roman', text: 'ANNA' },
      chainLength: '20"',
    })
  })

  it.each([
    ['', solitaire],
    ['matches', solitaire],
    ['finger-size=ZZ&lettering=Gothic', solitaire],
    ['engraving=%3C%3E%22&finger-size=__proto__', solitaire],
    ['engraving=ANNA&finger-size=N&chain-length=18', studsGold.design],
  ])('says nothing with %j', (fragment, design) => {
    expect(sharedChoices(design, fragment)).toBeNull()
  })

  it('leaves out what cannot be engraved', () => {
    expect(sharedChoices(solitaire, 'engraving=Anna%20%26%20Ben%F0%9F%92%8D')?.engraving?.text).toBe(
      'ANNA BEN',
    )
  })
})
