import { piecePrice } from '@shop/schema/domain/prices/piece-price'
import { describe, expect, it } from 'vitest'
import { pricingOf } from '../price/pricing-of.ts'
import { chainLengthIn, chainLengthOf, onChain } from './chain-length.ts'
import type { SettingOnPage } from '../design.ts'
import { chainLengthText } from './chain-length-text.ts'
import { galleryPictures } from '../gallery/gallery-pictures.ts'
import { madeChoices } from '../personalisation/personalisation-choices.ts'
import { pendant, pendantGold, rules, solitaire, studsGold } from '#testing/build-examples.ts'

const nothingMade = {
  fingerSize: null,
  isSizeUnsure: false,
  engravingText: '',
  engravingFont: 'Roman',
  chainLengths: {},
} as const

const priceOf = ({ design, choice }: SettingOnPage) =>
  piecePrice({
    design,
    optionIds: choice.optionIds,
    stones: [],
    pricing: pricingOf(rules),
  })?.totalPence

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
    expect(priceOf(pendantGold)).toBe(86_500)
    expect(priceOf(longer)).toBe(88_000)
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
