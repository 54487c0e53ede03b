import { at, times } from './list.ts'
import { add, distance, between, scale, type Vector } from './vector.ts'

/** A smooth line through points (Catmull and Rom), cut into so many steps: one point more than steps. */
export function spline(points: readonly Vector[], steps: number): Vector[] {
  const last = points.length - 1
  const held = (index: number) => at(points, Math.max(0, Math.min(last, index)))
  return times(steps + 1, (step) => {
    const place = (last * step) / steps
    const index = Math.min(last - 1, Math.floor(place))
    return curve(held(index - 1), held(index), held(index + 1), held(index + 2), place - index)
  })
}

/** Points at equal distances along a line, its ends among them. */
export function evenly(points: readonly Vector[], count: number): Vector[] {
  const lengths = [0]
  points.slice(1).forEach((point, index) => {
    lengths.push(at(lengths, index) + distance(at(points, index), point))
  })
  const total = at(lengths, lengths.length - 1)
  return times(count, (step) => {
    const wanted = (total * step) / (count - 1)
    const index = Math.max(
      1,
      lengths.findIndex((reached) => reached >= wanted - 1e-9),
    )
    const [from, to] = [at(lengths, index - 1), at(lengths, index)]
    return between(at(points, index - 1), at(points, index), to === from ? 0 : (wanted - from) / (to - from))
  })
}

function curve(a: Vector, b: Vector, c: Vector, d: Vector, t: number): Vector {
  const terms = [
    scale(a, -t + 2 * t * t - t * t * t),
    scale(b, 2 - 5 * t * t + 3 * t * t * t),
    scale(c, t + 4 * t * t - 3 * t * t * t),
    scale(d, -t * t + t * t * t),
  ]
  return scale(
    terms.reduce((sum, term) => add(sum, term), [0, 0, 0]),
    0.5,
  )
}
