import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { expect, it } from 'vitest'
import { shownPieceTexts } from './shown-piece.tsx'

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
  expect(shownPieceTexts(ring)).toEqual(['Shown with a stone of 1.00 ct'])
  expect(shownPieceTexts(studs)).toEqual(['Shown with stones of 1.00 ct each'])
})

it('says what the stones of a piece weigh that is sold in several weights', () => {
  const pendant = { ...jewellery, attributes: [weights], fixedAttributes: [pictured] }
  expect(shownPieceTexts(pendant)).toEqual(['Shown with 1.00 ct in all'])
})

it('says how wide a band is pictured that is sold in several widths', () => {
  const width = { id: '5700', name: 'Pictured Width', optionName: '7 mm' }
  const ring = { category: { id: categoryIds.weddingRing }, subCategory: { id: subCategoryIds.plain } }
  const widths = ['4.00', '7.00'].map((name) => ({ id: name, name, price: 0, isFixedPrice: true }))
  const band = { ...ring, attributes: [{ name: 'Width', options: widths }], fixedAttributes: [width] }
  expect(shownPieceTexts(band)).toEqual(['Shown 7 mm wide'])
  const narrow = { name: 'Width', options: widths.slice(0, 1) }
  expect(shownPieceTexts({ ...band, attributes: [narrow] })).toEqual([])
})

it('says nothing of a piece that is pictured as it is, nor where nobody knows', () => {
  expect(shownPieceTexts({ ...jewellery, attributes: [], fixedAttributes: [pictured] })).toEqual([])
  const unknown = { ...setting, subCategory: { id: subCategoryIds.pendant }, fixedAttributes: [] }
  expect(shownPieceTexts(unknown)).toEqual([])
})
