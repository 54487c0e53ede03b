import { describe, expect, it } from 'vitest'
import { stonesOfText } from './stones-of-text.ts'

describe('the list of the stones that a text asks for', () => {
  it.each([
    ['1.5 ct lab-grown diamond', 'lab-grown-diamond_lab-grown-fancy-diamond_carat-1-48-to-1-59'],
    ['1.52ct oval', 'oval-shape_carat-1-50-to-1-54'],
    ['emerald cut emeralds', 'emerald-cut_emerald_lab-grown-emerald'],
    ['natural ruby', 'ruby'],
    ['lab created stones', 'lab-grown'],
    ['round brilliant D VVS1 GIA', 'round-brilliant_certificate-gia_colour-d-to-d_clarity-vvs1-to-vvs1'],
    ['fancy diamonds', 'fancy-diamond_lab-grown-fancy-diamond'],
    [
      'g or h vs diamond, certified',
      'diamond_fancy-diamond_lab-grown-diamond_lab-grown-fancy-diamond_colour-g-to-h_clarity-vs1-to-vs2',
    ],
    ['teardrop sapphire', 'pear-shape_sapphire_lab-grown-sapphire'],
    ['blue sapphire', 'sapphire_lab-grown-sapphire_hue-blue'],
    ['pink diamond', 'diamond_fancy-diamond_lab-grown-diamond_lab-grown-fancy-diamond_hue-pink'],
    ['loose stones', ''],
  ])('of %s is %s', (text, attributes) => {
    const href = attributes === '' ? '/create/gemstones' : `/create/gemstones/${attributes}`
    expect(stonesOfText(text)).toMatchObject({ href, isWhole: true })
  })

  it.each(['padparadscha sapphire', '500 ct oval', 'solitaire'])('cannot be asked for all of %s', (text) => {
    expect(stonesOfText(text).isWhole).toBe(false)
  })

  it.each([
    ['natural ruby under £1,000', 'ruby_price-0-to-1000'],
    ['1.5 ct ruby £2,000', 'ruby_lab-grown-ruby_carat-1-48-to-1-59_price-0-to-2000'],
    ['from 500 to 900 oval', 'oval-shape_price-500-to-900'],
    ['ruby over £5,000', 'ruby_lab-grown-ruby'],
    ['ruby under £1,000,000,000', 'ruby_lab-grown-ruby'],
  ])('takes a price of %s for no weight (rules/search#prices)', (text, attributes) => {
    const { href, isWhole, said } = stonesOfText(text)
    expect(href).toBe(`/create/gemstones/${attributes}`)
    expect(isWhole).toBe(false)
    expect(said.has('weight')).toBe(text.includes('ct'))
  })

  it('knows what was typed already', () => {
    expect([...stonesOfText('1.5 ct lab-grown diamond').said]).toEqual(['weight'])
    expect([...stonesOfText('oval G VS').said]).toEqual(['shape', 'colour', 'clarity'])
    expect([...stonesOfText('blue sapphire').said]).toEqual(['colour'])
    expect([...stonesOfText('diamond').said]).toEqual([])
  })
})
