import { expect, it } from 'vitest'
import { partAtTop } from './current-part.ts'

const tops = [
  ['orders', -900],
  ['wishlist', -40],
  ['builds', 700],
] as const

it('is the last section that has reached the upper part of the window', () => {
  expect(partAtTop(tops, 300)).toBe('wishlist')
  expect(partAtTop(tops, 800)).toBe('builds')
})

it('is the first one while none has', () => {
  expect(
    partAtTop(
      [
        ['orders', 400],
        ['wishlist', 1200],
      ],
      300,
    ),
  ).toBe('orders')
})

it('is the last one at the end of the page, which cannot be scrolled any further', () => {
  expect(partAtTop(tops, 300, true)).toBe('builds')
})
