import { expect, it } from 'vitest'
import { awaitsMatch } from './awaits-match.ts'

const design = (category: string, subCategory: string) => ({
  category: { id: category },
  subCategory: { id: subCategory },
})

it.each([
  ['a pair without stones', design('1', '3'), [], true],
  ['a pair with one', design('1', '3'), ['one'], true],
  ['a pair with both', design('1', '3'), ['one', 'other'], false],
  ['a ring without a stone', design('1', '1'), [], false],
  ['finished earrings', design('3', '8'), [], false],
])('of %s waits for stones of a pair', (_, piece, stones, awaits) => {
  expect(awaitsMatch(piece, stones)).toBe(awaits)
})
