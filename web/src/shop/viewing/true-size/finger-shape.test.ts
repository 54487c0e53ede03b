import { expect, it } from 'vitest'
import { fingerEnds, fingerPath, foldsPath, nailPath } from './finger-shape.ts'

const outline = pointsOf(fingerPath)

it('is as wide as the ring where that is worn, and nowhere much wider', () => {
  const atRing = outline.filter(([, y]) => y === 0).map(([x]) => x)
  expect(atRing).toEqual([0.5, -0.5])
  for (const [x] of outline) expect(Math.abs(x)).toBeLessThanOrEqual(0.53)
})

it('looks alike on both sides, from the hand to the tip', () => {
  for (const [x, y] of outline) expect(outline).toContainEqual([x === 0 ? 0 : -x, y])
  const ys = outline.map(([, y]) => y)
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([fingerEnds.tip, fingerEnds.hand])
})

it('has its nail at the tip and its folds between nail and ring', () => {
  const nail = pointsOf(nailPath).map(([, y]) => y)
  const folds = pointsOf(foldsPath).map(([, y]) => y)
  expect(Math.min(...nail)).toBeGreaterThan(fingerEnds.tip)
  expect(Math.max(...nail)).toBeLessThan(Math.min(...folds))
  expect(Math.max(...folds)).toBeLessThan(-1)
})

function pointsOf(path: string): [number, number][] {
  const figures = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return figures.flatMap((x, at) => (at % 2 === 0 ? [[x, figures[at + 1] ?? Number.NaN]] : []))
}
