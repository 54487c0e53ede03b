import { expect, it } from 'vitest'
import { categoryIds, subCategoryIds } from '../vocabulary/taxonomy.ts'
import { createKindAt, createKindOf, settingSubCategories, stoneCountOf } from './create-kind.ts'

it.each([
  ['1', 'engagement-ring'],
  ['2', 'pendant'],
  ['3', 'earrings'],
])('a setting of subcategory %s is built into: %s', (id, kind) => {
  expect(createKindOf({ subCategory: { id } })).toBe(kind)
})

it.each([
  ['an engagement ring that is built', categoryIds.setting, subCategoryIds.engagementRing, 1],
  ['a pendant that is built', categoryIds.setting, subCategoryIds.pendant, 1],
  ['a pair of earrings that is built', categoryIds.setting, subCategoryIds.earring, 2],
  ['a wedding ring', categoryIds.weddingRing, subCategoryIds.plain, 0],
  ['a finished pair of earrings', categoryIds.jewellery, subCategoryIds.jewelleryEarring, 0],
])('%s (%s, %s) takes %i loose stones', (_, category, subCategory, count) => {
  expect(stoneCountOf({ category: { id: category }, subCategory: { id: subCategory } })).toBe(count)
})

it('each kind has its subcategory', () => {
  expect(settingSubCategories).toEqual({ 'engagement-ring': '1', pendant: '2', earrings: '3' })
})

it('a segment names a kind, or none', () => {
  expect(['engagement-ring', 'pendant', 'earrings'].map(createKindAt)).toEqual([
    'engagement-ring',
    'pendant',
    'earrings',
  ])
  expect(['', 'ring', 'Pendant', 'constructor'].map(createKindAt)).toEqual([null, null, null, null])
})
