import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import { identity } from '../primitives/matrix.ts'
import type { Part } from '../scene/scene.ts'
import { setRow } from './set-row.ts'
import { times } from '../primitives/list.ts'
import { loft } from '../primitives/loft.ts'
import { profileSection } from '../primitives/sections.ts'
import { radians, type Vector } from '../primitives/vector.ts'
import { meleeSpec } from '../stones/usual-stone.ts'

/** How far a bar that hangs looks up: upright, it would mirror the dark line of the horizon alone. */
export const barLean = radians(11)

/** A plain bar along x with rounded corners, domed across; the middle of its front is at z = 0. */
export function plainBar(lengthMm: number, heightMm: number, depthMm = 1.25): readonly Part[] {
  const section = profileSection('slight-court', heightMm, depthMm)
  const cornerMm = Math.min(1.6, heightMm * 0.3)
  const quarter = times(9, (step) => (Math.PI / 2) * (step / 8))
  const leftEnd = quarter.map((angle) => ({
    x: -lengthMm / 2 + cornerMm * (1 - Math.cos(angle)),
    share: 1 - (2 * cornerMm * (1 - Math.sin(angle))) / heightMm,
  }))
  const rightEnd = leftEnd.toReversed().map(({ x, share }) => ({ x: -x, share }))
  const mesh = loft(
    [...leftEnd, ...rightEnd].map(({ x, share }) =>
      section.map(([out, y]): Vector => [x, y * share, out - depthMm]),
    ),
  )
  return [{ mesh, material: 'metal', instances: [identity] }]
}

/** A bar along x that is set with a row of stones. */
export function barOfStones(gem: GemStoneType, count: number, diameterMm: number): readonly Part[] {
  const pitchMm = diameterMm * 1.08
  return setRow({
    line: (stones) => ({
      origin: [(stones - (count - 1) / 2) * pitchMm, 0, 0],
      side: [0, 1, 0],
      up: [0, 0, 1],
    }),
    count,
    isClosed: false,
    pitchMm,
    widthMm: diameterMm * 1.28,
    depthMm: Math.max(1.2, diameterMm * 0.62),
    setting: 'grain',
    stones: [meleeSpec(diameterMm, gem)],
  })
}
