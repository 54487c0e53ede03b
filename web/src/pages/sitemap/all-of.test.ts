import { expect, test } from 'vitest'
import { allOf } from './all-of.ts'

test('all pages of a list are read', async () => {
  const asked: number[] = []
  const all = await allOf((page) => {
    asked.push(page)
    return Promise.resolve({ total: 5, items: [2 * page - 1, 2 * page].filter((item) => item <= 5) })
  })
  expect(all).toEqual([1, 2, 3, 4, 5])
  expect(asked).toEqual([1, 2, 3])
})

test('a list that holds less than it says comes to an end', async () => {
  expect(await allOf((page) => Promise.resolve({ total: 9, items: page === 1 ? ['a'] : [] }))).toEqual(['a'])
})
