import { restingOn } from './claw.ts'
import { at, cyclic } from '../primitives/list.ts'
import { loft } from '../primitives/loft.ts'
import type { Mesh } from '../primitives/mesh.ts'
import { edgeAt, mitres } from '../primitives/outline-offset.ts'
import type { Stone } from '../stones/stone.ts'
import { pointBetween, pointDistance, type Point, type Vector } from '../primitives/vector.ts'

export interface CollarShape {
  readonly thicknessMm: number
  /** How far it reaches over the edge of the crown. */
  readonly lipMm: number
  /** From the girdle down to its lower edge. */
  readonly depthMm: number
}

/** A wall of metal all round a stone, rubbed over the edge of its crown. */
export function collar(stone: Stone, shape: CollarShape): Mesh {
  const { points } = stone.outline
  const ways = mitres(points)
  return loft(
    points.map((point, index) => wall(stone, point, at(ways, index), shape)),
    { isClosed: true },
  )
}

/** A claw folded round a point of a stone, along both its sides for a length; it thins out towards its ends. */
export function foldedClaw(stone: Stone, angle: number, lengthMm: number, shape: CollarShape): Mesh {
  const path = outlineRound(stone, angle, lengthMm)
  return loft(
    path.map(({ point, way, share }) => {
      const full = Math.sqrt(1 - share * share * 0.8)
      return wall(stone, point, way, {
        thicknessMm: shape.thicknessMm * full,
        lipMm: shape.lipMm * full,
        depthMm: shape.depthMm * full,
      })
    }),
  )
}

function wall(stone: Stone, [x, y]: Point, [wx, wy]: Point, shape: CollarShape): Vector[] {
  const { thicknessMm, lipMm, depthMm } = shape
  const { halfGirdleMm } = stone
  const place = (out: number, z: number): Vector => [x + wx * out, y + wy * out, z]
  const onCrown = (out: number, aboveMm: number) => restingOn(stone, (z) => place(out, z), aboveMm)
  const gapMm = 0.006
  return [
    place(thicknessMm, -depthMm),
    place(thicknessMm, halfGirdleMm),
    place(thicknessMm * 0.8, halfGirdleMm + thicknessMm * 0.55),
    place(thicknessMm * 0.35, halfGirdleMm + thicknessMm * 0.85),
    onCrown(-lipMm * 0.5, thicknessMm * 0.62),
    onCrown(-lipMm, thicknessMm * 0.3),
    onCrown(-lipMm * 1.02, gapMm),
    onCrown(-lipMm * 0.5, gapMm),
    place(gapMm, halfGirdleMm + gapMm),
    place(gapMm, -depthMm),
  ]
}

interface PathPoint {
  readonly point: Point
  readonly way: Point
  /** From -1 at one end to 1 at the other, 0 in the middle. */
  readonly share: number
}

/** The outline near an angle, for a length to both sides. */
function outlineRound({ outline }: Stone, angle: number, lengthMm: number): PathPoint[] {
  const { points, centre } = outline
  const ways = mitres(points)
  const middle = edgeAt(points, centre, angle)
  const nearest = points.reduce(
    (best, point, index) =>
      pointDistance(point, middle) < pointDistance(at(points, best), middle) ? index : best,
    0,
  )
  const walk = (step: 1 | -1): PathPoint[] => {
    const found: PathPoint[] = []
    let [index, done] = [nearest, 0]
    while (done < lengthMm) {
      const from = cyclic(points, index)
      const to = cyclic(points, index + step)
      const reach = pointDistance(from, to)
      const share = Math.min(1, (lengthMm - done) / reach)
      // Long straight sides are walked in steps, so that the claw can thin out along them.
      const stops = reach * share > 0.4 ? [0.34, 0.67, 1] : [1]
      for (const stop of stops) {
        const along = share * stop
        found.push({
          point: pointBetween(from, to, along),
          way: along > 0.99 ? cyclic(ways, index + step) : sideWay(from, to, step),
          share: (step * (done + reach * along)) / lengthMm,
        })
      }
      done += reach
      index += step
    }
    return found
  }
  return [
    ...walk(-1).toReversed(),
    { point: at(points, nearest), way: at(ways, nearest), share: 0 },
    ...walk(1),
  ]
}

function sideWay(from: Point, to: Point, step: 1 | -1): Point {
  const size = pointDistance(from, to) || 1
  return [(step * (to[1] - from[1])) / size, (step * (from[0] - to[0])) / size]
}
