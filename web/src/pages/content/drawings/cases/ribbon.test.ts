import { expect, it } from 'vitest'
import { ribbon, straightBand } from './ribbon.ts'

it('is as wide on both sides of a line', () => {
  expect(
    ribbon(
      [
        [0, 0],
        [4, 0],
      ],
      1,
    ),
  ).toEqual([
    [0, -1],
    [4, -1],
    [4, 1],
    [0, 1],
  ])
})

it('turns its width with the line', () => {
  const [one, , , other] = ribbon(
    [
      [0, 0],
      [3, 4],
    ],
    5,
  )
  expect([one, other]).toEqual([
    [4, -3],
    [-4, 3],
  ])
})

it('draws a straight band beyond both ends of the drawing', () => {
  const xs = straightBand(1, 2).map(([x]) => x)
  const ys = straightBand(1, 2).map(([, y]) => y)
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-12, 12])
  expect([...new Set(ys)]).toEqual([1, 3])
})
