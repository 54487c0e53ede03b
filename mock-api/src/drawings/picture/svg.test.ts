import { expect, it } from 'vitest'
import { curvedPathOf, inMetal, pathOf, short, tokenFor } from './svg.ts'

it('writes a polygon as steps in fifths of a pixel', () => {
  const triangle = [
    [10, 10],
    [20, 10],
    [10, 15],
  ] as const
  expect(pathOf([triangle])).toBe('M50 50l50 0-50 25z')
})

it('leaves out points that fall together, and loops of nothing else', () => {
  const crowded = [
    [10, 10],
    [10.04, 10],
    [20, 10],
    [10, 15],
  ] as const
  expect(
    pathOf([
      crowded,
      [
        [1, 1],
        [1.01, 1],
      ],
    ]),
  ).toBe('M50 50l50 0-50 25z')
})

it('writes curves from where each begins, on a coarser raster if asked', () => {
  const loop = {
    start: [0, 0],
    cubics: [
      [
        [2, 0],
        [4, 2],
        [4, 4],
      ],
    ],
  } as const
  expect(curvedPathOf([loop])).toBe('M0 0c10 0 20 10 20 20z')
  expect(curvedPathOf([loop], 2)).toBe('M0 0c5 0 10 5 10 10z')
})

it('shortens numbers', () => {
  expect([short(0.25, 2), short(-0.5), short(3.04), short(-0.001)]).toEqual(['.25', '-.5', '3', '0'])
})

it('colours each step of light in a metal', () => {
  expect(inMetal(`<path fill="${tokenFor(2)}"/>`, (step) => `#00000${step}`)).toBe('<path fill="#000002"/>')
})
