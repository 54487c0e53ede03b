import { expect, it } from 'vitest'
import { hitCategory } from './hit-category.ts'

it.each([
  ['1', 'Engagement ring setting', 'Engagement ring settings'],
  ['2', 'Pendant setting', 'Pendant settings'],
  ['3', 'Earring settings', 'Earring settings'],
  ['7', 'Engagement ring', 'Ready engagement rings'],
  ['10', 'Necklace', 'Necklaces'],
  ['99', 'Jewellery', 'Jewellery'],
])('a piece of subcategory %s is called %s, and is found among %s', (id, kind, name) => {
  const category = hitCategory({ subCategory: { id } })
  expect([category.kind(), category.name()]).toEqual([kind, name])
})
