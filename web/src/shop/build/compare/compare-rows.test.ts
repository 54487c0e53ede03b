import { describe, expect, it } from 'vitest'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { pendantGold, roundGold } from '#testing/build-examples.ts'
import { edgeStones, stone } from '#testing/edge-stones.ts'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import { compareRows } from './compare-rows.ts'

const rules = { getVat: { vat: 20 }, listSales: [] }

function rowsOf(...records: readonly GemstoneCardFragment[]) {
  return compareRows(onPage(records), { rules })
}

function onPage(records: readonly GemstoneCardFragment[]) {
  return records.flatMap((record) => {
    const view = stoneView(record, rules, 'https://pictures.example')
    return view ? [{ stone: record, view }] : []
  })
}

describe('stones side by side', () => {
  it('say one working day as one', () => {
    const { supplier } = edgeStones.pairLeft
    const soon = { ...edgeStones.pairLeft, supplier: { ...supplier, leadTimeDays: 1 } }
    const row = rowsOf(soon, edgeStones.pairRight).find(({ key }) => key === 'delivery')
    expect(row?.values).toEqual(['1 working day', '2 working days'])
  })

  it('have their facts in the order of the filters, then their measures', () => {
    expect(rowsOf(edgeStones.pairLeft, edgeStones.pairRight).map(({ label }) => label)).toEqual([
      'Shape',
      'Origin',
      'Kind',
      'Carat',
      'Price',
      'Colour',
      'Clarity',
      'Cut',
      'Polish',
      'Symmetry',
      'Fluorescence',
      'Certificate',
      'Size, mm',
      'Ratio',
      'Depth',
      'Table',
      'To our workshop',
    ])
  })

  it('differ where one value does', () => {
    const rows = rowsOf(edgeStones.pairLeft, edgeStones.pairRight)
    expect(rows.filter(({ isSame }) => !isSame).map(({ label, values }) => [label, ...values])).toEqual([
      ['Carat', '1.00', '1.01'],
      ['Price', '£4,335.00', '£4,469.00'],
      ['Clarity', 'VS2', 'VS1'],
    ])
  })

  it('say the price before a sale beside the price', () => {
    const record = edgeStones.pairLeft
    const sale = { ...rules, listSales: [{ subCategories: ['996'], discount: 10, endsOn: null }] }
    const view = stoneView(record, sale, 'https://pictures.example')
    const rows = view ? compareRows([{ stone: record, view }], { rules: sale }) : []
    expect(rows.find(({ key }) => key === 'price')?.values).toEqual([`${view?.priceText}, was £4,335.00`])
  })

  it.each([
    ['Your ring, including VAT', roundGold],
    ['Your pendant, including VAT', pendantGold],
  ])('say what becomes of them: %s', (label, setting) => {
    const rows = compareRows(onPage([edgeStones.pairLeft]), { rules, setting })
    expect(rows.find(({ key }) => key === 'ring')?.label).toBe(label)
  })

  it('differ where one value is not known', () => {
    const row = rowsOf(edgeStones.pairLeft, edgeStones.almostNothingKnown).find(({ key }) => key === 'colour')
    expect(row).toMatchObject({ values: ['G', null], isSame: false })
  })

  it('leave out what is known of none', () => {
    const keys = rowsOf(edgeStones.almostNothingKnown, edgeStones.almostNothingKnown).map(({ key }) => key)
    expect(keys).toEqual([
      'shape',
      'origin',
      'kind',
      'carat',
      'price',
      'certificate',
      'size',
      'ratio',
      'delivery',
    ])
  })

  it('that are equal differ in nothing', () => {
    const rows = rowsOf(edgeStones.firstOfEquals, edgeStones.secondOfEquals, edgeStones.thirdOfEquals)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ isSame }) => !isSame)).toEqual([])
  })

  it('show what GIA says of a lab-grown one instead of its grades', () => {
    const rows = rowsOf(edgeStones.premiumTier, stone({ gemStoneType: 'LAB_GROWN_DIAMOND' }))
    expect(rows.find(({ key }) => key === 'quality')).toMatchObject({
      label: 'GIA quality',
      values: ['Premium quality', null],
    })
  })
})
