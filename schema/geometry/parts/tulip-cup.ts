import type { Mesh } from '../primitives/mesh.ts'
import { loft } from '../primitives/loft.ts'
import { resampled } from '../primitives/outline-offset.ts'
import type { Stone } from '../stones/stone.ts'
import type { Vector } from '../primitives/vector.ts'

/** Shares of the stone's outline and of the head's height, from the stem to the rim of the cup. */
const profile = [
  [0.17, 1],
  [0.19, 0.86],
  [0.3, 0.7],
  [0.52, 0.55],
  [0.74, 0.42],
] as const
const wallShare = 0.1

/** The cup that the petals of a tulip rise from: narrow at the band, and open below the stone, which it never touches. */
export function tulipCup(stone: Stone, heightMm: number): Mesh {
  const { points, centre } = stone.outline
  const at = ([x, y]: readonly [number, number], out: number, down: number): Vector => [
    centre[0] + (x - centre[0]) * out,
    centre[1] + (y - centre[1]) * out,
    -heightMm * down,
  ]
  return loft(
    resampled(points, 64).map((point) => [
      ...profile.map(([out, down]) => at(point, out, down)),
      ...profile
        .toReversed()
        .map(([out, down]) => at(point, Math.max(0.04, out - wallShare), Math.min(1, down + 0.03))),
    ]),
    { isClosed: true },
  )
}
