import { pounds } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { twinStone } from './testing/home-answer.ts'
import { twinStones } from './twin-stones.ts'

const noSale = { vatPercent: 20, sales: [] }
const lab = (id: string, more: Parameters<typeof twinStone>[1] = {}) =>
  twinStone(id, { gemStoneType: 'LAB_GROWN_DIAMOND', price: pounds(200), certificate: 'IGI', ...more })

function idsOf(...[natural, labGrown]: [Parameters<typeof twinStones>[0], Parameters<typeof twinStones>[1]]) {
  return twinStones(natural, labGrown, noSale)?.map(({ id }) => id) ?? null
}

describe('two stones of one grade', () => {
  it('are told in words, each with its price including VAT', () => {
    const facts = { carat: '1.00', colour: 'E', clarity: 'VS1', cut: 'Excellent', was: null }
    const picture = { source: '/round.webp', smallSource: null }
    expect(twinStones([twinStone('n')], [lab('l')], noSale)).toEqual([
      { id: 'n', ...facts, laboratory: 'GIA', price: '£1,200.00', picture },
      { id: 'l', ...facts, laboratory: 'IGI', price: '£240.00', picture },
    ])
  })

  it('say the price before a sale of one kind', () => {
    const sales = [{ subCategories: ['997'], discount: 10 }]
    const twins = twinStones([twinStone('n')], [lab('l')], { vatPercent: 20, sales })
    expect(twins?.map(({ price, was }) => [price, was])).toEqual([
      ['£1,200.00', null],
      ['£216.00', '£240.00'],
    ])
  })

  it.each([
    ['weight', { caratWeight: 1.01 }],
    ['shape', { shape: 'Oval Shape' }],
    ['colour', { plainColour: 'F' as const }],
    ['clarity', { clarity: 'VS2' as const }],
    ['cut', { cut: 'VERY_GOOD' as const }],
  ])('are of one %s', (_, other) => {
    expect(idsOf([twinStone('n')], [lab('l', other)])).toBeNull()
    expect(idsOf([twinStone('n')], [lab('l', other), lab('same')])).toEqual(['n', 'same'])
  })

  it('begin with the first natural one that has a twin', () => {
    expect(idsOf([twinStone('alone', { caratWeight: 1.04 }), twinStone('n')], [lab('l')])).toEqual(['n', 'l'])
  })

  it.each([
    ['report', { certificate: null }],
    ['report', { certificate: 'NONE' as const }],
    ['price', { price: pounds(0) }],
  ])('each have a %s', (_, less) => {
    expect(idsOf([twinStone('n', less)], [lab('l')])).toBeNull()
    expect(idsOf([twinStone('n')], [lab('l', less)])).toBeNull()
  })

  it('without a grade are none', () => {
    expect(idsOf([twinStone('n', { plainColour: null })], [lab('l', { plainColour: null })])).toBeNull()
  })
})
