import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import { identity } from '../primitives/matrix.ts'
import type { Part } from '../scene/scene.ts'
import { setRow } from './set-row.ts'
import { plate } from '../primitives/sweep.ts'
import { meleeSpec } from '../stones/usual-stone.ts'
import { roundedBar } from '../primitives/wires.ts'

/** A plain bar along x, its front at z = 0. */
export function plainBar(lengthMm: number, heightMm: number): readonly Part[] {
  const mesh = plate(roundedBar(lengthMm, heightMm, Math.min(1, heightMm * 0.35)), -1.1, 0, 0.3)
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
