import { expect, it } from 'vitest'
import { checkedPage, firstPlaceOf, rowsOfPage } from './checked-page.ts'

it.each([
  { page: 1, pageSize: 1 },
  { page: 1000, pageSize: 100 },
])('a page may be %j', (page) => {
  expect(checkedPage(page)).toEqual(page)
})

it.each([
  ['page', { page: 0, pageSize: 24 }, 'page must be at least 1, not 0.'],
  ['pageSize', { page: 1, pageSize: 0 }, 'pageSize must be between 1 and 100, not 0.'],
  ['pageSize', { page: 1, pageSize: 101 }, 'pageSize must be between 1 and 100, not 101.'],
])('another %s is refused: %j', (argument, page, message) => {
  expect(() => checkedPage(page)).toThrow(
    expect.objectContaining({ message, extensions: { code: 'BAD_USER_INPUT', argument } }),
  )
})

it('a page begins where the one before it ends', () => {
  expect(firstPlaceOf({ page: 1, pageSize: 24 })).toBe(0)
  expect(firstPlaceOf({ page: 3, pageSize: 24 })).toBe(48)
})

it('the last page has what is left, one beyond it nothing', () => {
  const rows = ['a', 'b', 'c']
  expect(rowsOfPage(rows, { page: 1, pageSize: 2 })).toEqual(['a', 'b'])
  expect(rowsOfPage(rows, { page: 2, pageSize: 2 })).toEqual(['c'])
  expect(rowsOfPage(rows, { page: 3, pageSize: 2 })).toEqual([])
})
