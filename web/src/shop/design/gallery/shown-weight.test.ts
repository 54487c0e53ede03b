import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { expect, it } from 'vitest'
import { shownWeightText } from './shown-weight.tsx'

const pictured = { id: '7100', name: 'Pictured Carat', optionName: '1.00 ct' }
const weights = {
  name: 'Total Carat Weight',
  options: ['0.30', '1.00'].map((name) => ({ id: name, name, price: 0, isFixedPrice: true })),
}
const setting = { category: { id: categoryIds.setting }, attributes: [], fixedAttributes: [pictured] }
const jewellery = { category: { id: categoryIds.jewellery }, subCategory: { id: subCategoryIds.necklace } }

it('says with what stone a setting is pictured, of earrings with what two', () => {
  const ring = { ...setting, subCategory: { id: subCategoryIds.engagementRing } }
  const studs = { ...setting, subCategory: { id: subCategoryIds.earring } }
  expect(shownWeightText(ring)).toBe('Shown with a stone of 1.00 ct')
  expect(shownWeightText(studs)).toBe('Shown with stones of 1.00 ct each')
})

it('says what the stones of a piece weigh that is sold in several weights', () => {
  const pendant = { ...jewellery, attributes: [weights], fixedAttributes: [pictured] }
  expect(shownWeightText(pendant)).toBe('Shown with 1.00 ct in all')
})

it('says nothing of a piece that is pictured as it is, nor where nobody knows', () => {
  expect(shownWeightText({ ...jewellery, attributes: [], fixedAttributes: [pictured] })).toBeNull()
  const unknown = { ...setting, subCategory: { id: subCategoryIds.pendant }, fixedAttributes: [] }
  expect(shownWeightText(unknown)).toBeNull()
})
