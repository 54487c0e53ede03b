import { expect, it } from 'vitest'
import type { GemstoneCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { stoneView } from './stone-view.ts'
import { edgeStones } from '#testing/edge-stones.ts'
import { stonePriceRows } from './stone-price-rows.ts'

const rules: ShopRulesQuery = { getVat: { vat: 20 }, listSales: [] }

function rowsOf(stone: GemstoneCardFragment, underRules: ShopRulesQuery) {
  const view = stoneView(stone, underRules, '')
  return view && stonePriceRows(view)
}

it('a stone’s price says what it is made of', () => {
  expect(rowsOf(edgeStones.fractionOfAPenny, rules)).toEqual([
    { label: 'The diamond, before VAT', amount: '£2,501.67', isSum: false },
    { label: 'VAT at 20%', amount: '+ £500.33', isSum: false },
    { label: 'Rounded up to the next whole pound', amount: '+ £1.00', isSum: false },
    { label: 'The diamond, including VAT', amount: '£3,003.00', isSum: true },
  ])
})

it('a lab-grown stone’s price calls it so, and a sale is a row of its own', () => {
  const sale = { ...rules, listSales: [{ subCategories: ['997'], discount: 10, endsOn: null }] }
  expect(rowsOf({ ...edgeStones.wholePounds, gemStoneType: 'LAB_GROWN_DIAMOND' }, sale)).toEqual([
    { label: 'The lab-grown diamond, before VAT', amount: '£1,000.00', isSum: false },
    { label: 'VAT at 20%', amount: '+ £200.00', isSum: false },
    { label: 'Sale, 10% off', amount: '− £120.00', isSum: false },
    { label: 'The lab-grown diamond, including VAT', amount: '£1,080.00', isSum: true },
  ])
})
