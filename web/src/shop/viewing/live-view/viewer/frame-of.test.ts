import { expect, test } from 'vitest'
import { frameOf } from './frame-of.ts'

test('a piece fills as much of its frame as in its still, round its middle', () => {
  const { centre, widthMm, reachMm, outermost, groundMm } = frameOf(
    'loose-stone',
    [
      [0, 0, -3],
      [0, 0, 3],
    ],
    null,
  )
  // From 80 degrees above, an upright line of 6 mm is cos 80 times as high.
  expect(widthMm).toBeCloseTo((6 * 0.173648) / 0.78, 3)
  expect(centre.map((part) => Math.round(part * 1e6) + 0)).toEqual([0, 0, 0])
  expect(reachMm).toBeCloseTo(3, 6)
  expect(groundMm).toBe(-3)
  expect(outermost).toContainEqual([0, 0, 3])
  expect(outermost).toContainEqual([0, 0, -3])
})

test('where chains run out of the picture, the frame is what the focus says', () => {
  const focus = { centre: [0, 0, 1], widthMm: 12 } as const
  expect(
    frameOf(
      'hanging',
      [
        [0, 0, 0],
        [0, 0, 101],
      ],
      focus,
    ),
  ).toEqual({
    centre: [0, 0, 1],
    widthMm: 12,
    reachMm: 100,
    outermost: [],
    groundMm: -0.8,
  })
})
