import { expect, it } from 'vitest'
import { createKindAt, createKindOf, settingSubCategories } from './create-kind.ts'

it.each([
  ['1', 'engagement-ring'],
  ['2', 'pendant'],
  ['3', 'earrings'],
])('a setting of subcategory %s is built into: %s', (id, kind) => {
  expect(createKindOf({ subCategory: { id } })).toBe(kind)
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
