import { pounds } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { earrings, ovalStudsGold, rules, studsGold } from '#testing/build-examples.ts'
import { stonesOfAddress } from '#shop/gemstone/stones-of-address.ts'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import { soundStone, stone } from '#testing/edge-stones.ts'
import { matchVariables } from '#shop/build/pair/match-variables.ts'
import { matchesAddress } from '#shop/build/pair/matches-address.ts'
import { differenceText, pairRows } from '#shop/build/pair/pair-difference.ts'
import { pairInSetting, pairPriceRows } from './pair-state.ts'

function onPage(record: GemstoneCardFragment) {
  const view = stoneView(record, rules, '')
  if (!view) throw new Error('The stone has no price')
  return { stone: record, view }
}

const first = onPage(soundStone)
const second = onPage(
  stone({ id: '100011', caratWeight: 1.01, measLength: 6.43, clarity: 'VS1', price: pounds(3724) }),
)

describe('a match beside the first stone', () => {
  it.each([
    [{ measLength: 6.43 }, 'Beside the first: 0.03 mm longer'],
    [{ measLength: 6.33, plainColour: 'F' }, 'Beside the first: 0.07 mm shorter, F colour'],
    [{ clarity: 'VS1' }, 'Beside the first: VS1 clarity'],
    [{ price: pounds(1000) }, 'The same in length, colour and clarity'],
    [{ plainColour: null, clarity: null, qualityTier: 'PREMIUM' }, 'The same in length, colour and clarity'],
  ] as const)('with %j: %s', (difference, text) => {
    expect(differenceText(first, onPage(stone({ id: 'other', ...difference })))).toBe(text)
  })
})

describe('two stones side by side', () => {
  it('differ in some facts and share the others', () => {
    const { different, same } = pairRows([first, second], rules)
    expect(different.map(({ label, values }) => [label, ...values])).toEqual([
      ['Carat', '1.00', '1.01'],
      ['Price', '£4,335.00', '£4,469.00'],
      ['Clarity', 'VS2', 'VS1'],
      ['Size, mm', '6.40 × 6.38 × 3.94', '6.43 × 6.38 × 3.94'],
    ])
    expect(same.map(({ label }) => label)).toContain('Colour')
  })

  it('cost their sum with the setting, whose head the larger one decides', () => {
    const { piece, headText } = pairInSetting([first, second], studsGold, rules)
    expect(headText).toBe('6.2 to 9.0 mm')
    if (!piece.price) throw new Error('The earrings have a price')
    expect(pairPriceRows([first, second], piece.price)).toEqual([
      { label: 'The first diamond', amount: '£4,335.00' },
      { label: 'The second diamond', amount: '£4,469.00' },
      { label: 'Setting, 8% for a larger head', amount: '£935.00' },
      { label: 'Your earrings, including VAT', amount: '£9,739.00', isSum: true },
    ])
  })

  it('turn the setting to their shape', () => {
    const { setting, piece } = pairInSetting([first, second], ovalStudsGold, rules)
    expect(setting.choice.shape.slug).toBe('round-brilliant')
    expect(piece.state.kind).toBe('complete')
  })

  it('that are no pair have no head', () => {
    const { piece, headText } = pairInSetting([first, first], studsGold, rules)
    expect(headText).toBeNull()
    expect(piece.state).toEqual({ kind: 'no-pair', mismatch: 'same-stone' })
    expect(pairInSetting([], studsGold, rules)).toMatchObject({ headText: null })
  })
})

describe('the stones of an address', () => {
  it('stand in its order, whichever answered first; ids without a stone are said', () => {
    const known = [second, first]
    expect(stonesOfAddress(['100010', '100011'], known).stones).toEqual([first, second])
    expect(stonesOfAddress(['100010', '4711'], known)).toEqual({
      ids: ['100010', '4711'],
      stones: [first],
      unknownIds: ['4711'],
    })
    expect(stonesOfAddress(['100010', '100010'], known).stones).toEqual([first, first])
  })
})

describe('the matches of a stone', () => {
  it('are asked for in the sizes that the setting takes in its shape', () => {
    expect(matchVariables(soundStone, earrings, 2)).toEqual({
      id: '100010',
      stoneSizes: [{ shapeId: '171', lengthMin: 4.1, lengthMax: 9 }],
      page: 2,
    })
  })

  it('are none in a setting that is not made in its shape', () => {
    const heart = stone({ shape: 'Heart Shape' })
    expect(matchVariables(heart, earrings, 1).stoneSizes).toEqual([{ lengthMin: 0, lengthMax: 0 }])
  })

  it('are a place on its page', () => {
    const setting = { kind: 'earrings', sku: 'ES-00401', shape: 'oval-shape', metal: 'platinum' } as const
    expect(matchesAddress(setting, '100010')).toBe(
      '/create/earrings/ES-00401/oval-shape/platinum/gemstone/100010#matches',
    )
  })
})
