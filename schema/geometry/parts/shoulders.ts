import { ball } from '../primitives/ball.ts'
import { times } from '../primitives/list.ts'
import { translation } from '../primitives/matrix.ts'
import type { RingSettingLook } from '../looks/piece-look.ts'
import { SceneParts, type Part, type StoneSpec } from '../scene/scene.ts'
import { setRow, type RowSetting } from './set-row.ts'
import { onRing } from './shank.ts'
import type { RowLine } from '../stones/stone-row.ts'
import { girth, offsetOutline, resampled } from '../primitives/outline-offset.ts'
import type { Stone } from '../stones/stone.ts'
import { meleeSpec, usualStone } from '../stones/usual-stone.ts'
import { radians, type Vector } from '../primitives/vector.ts'

export interface ShouldersShape {
  readonly shoulders: Exclude<RingSettingLook['shoulders'], 'plain' | 'trefoil'>
  readonly innerRadiusMm: number
  readonly depthMm: number
  readonly widthMm: number
  /** The angle from the head at which the stones begin. */
  readonly from: number
  /** How far across the band its middle runs at an angle; 0 when left out. */
  readonly offsetAt?: (angle: number) => number
}

interface RowShape {
  readonly stones: readonly StoneSpec[]
  readonly setting: RowSetting
  readonly pitchMm: number
  readonly turns?: readonly number[]
  readonly widthMm: number
  /** How many at most on each shoulder. */
  readonly most: number
}

/** The last angle that stones reach: further down they would be worn off. */
const lastAngle = radians(74)

/** The stones down both shoulders, and the angle at which they end. */
export function setShoulders(shape: ShouldersShape): { parts: readonly Part[]; to: number; widthMm: number } {
  const { innerRadiusMm, depthMm, from, offsetAt = () => 0 } = shape
  const row = rowShape(shape)
  const radius = innerRadiusMm + depthMm
  const count = Math.max(1, Math.min(row.most, Math.floor(((lastAngle - from) * radius) / row.pitchMm)))
  const step = row.pitchMm / radius
  const parts = new SceneParts()
  for (const side of [1, -1] as const) {
    const line: RowLine = (stones) => {
      const angle = side * (from + (stones + 0.5) * step)
      return {
        origin: onRing(angle, radius, offsetAt(angle)),
        side: [0, side, 0],
        up: onRing(angle, 1),
      }
    }
    parts.addAll(setRow({ ...row, line, count, isClosed: false, depthMm }))
  }
  return { parts: parts.list(), to: from + count * step, widthMm: row.widthMm }
}

function rowShape({ shoulders, widthMm }: ShouldersShape): RowShape {
  switch (shoulders) {
    case 'grain-set': {
      const diameter = widthMm * 0.74
      return { stones: [meleeSpec(diameter)], setting: 'grain', pitchMm: diameter * 1.06, widthMm, most: 16 }
    }
    case 'cutdown-set': {
      const diameter = widthMm * 0.86
      return {
        stones: [meleeSpec(diameter)],
        setting: 'cutdown',
        pitchMm: diameter * 1.05,
        widthMm: widthMm * 0.92,
        most: 12,
      }
    }
    case 'channel-set': {
      const diameter = widthMm * 0.7
      return {
        stones: [meleeSpec(diameter)],
        setting: 'channel',
        pitchMm: diameter * 1.03,
        widthMm,
        most: 14,
      }
    }
    case 'baguette': {
      const stone = {
        ...usualStone('tapered-baguette', 'NATURAL_DIAMOND'),
        lengthMm: widthMm * 0.72,
        widthMm: 2.9,
        depthMm: 0.95,
      }
      return { stones: [stone], setting: 'channel', pitchMm: 3.05, widthMm, most: 2 }
    }
    case 'marquise': {
      const stone = {
        ...usualStone('marquise-cut', 'NATURAL_DIAMOND'),
        lengthMm: 3.3,
        widthMm: 1.65,
        depthMm: 1,
      }
      // Leaves on a stem: along the band, and leaning to either side of it.
      return {
        stones: [stone],
        setting: 'claw',
        pitchMm: 3.1,
        turns: [radians(76)],
        widthMm: Math.max(widthMm, 2.4),
        most: 2,
      }
    }
  }
}

/** Rows of little beads along both edges of a band, over an angle to both sides of the head. */
export function milgrainEdges(
  { innerRadiusMm, depthMm, widthMm }: Pick<ShouldersShape, 'innerRadiusMm' | 'depthMm' | 'widthMm'>,
  from: number,
  to: number,
): readonly Part[] {
  const beadMm = 0.12
  const radius = innerRadiusMm + depthMm - beadMm * 0.4
  const count = Math.max(1, Math.floor(((to - from) * radius) / (beadMm * 1.9)))
  const spots = times(count, (index) => from + ((to - from) * (index + 0.5)) / count)
  const places = spots.flatMap((angle): Vector[] =>
    [1, -1].map((side) => onRing(angle, radius, side * (widthMm / 2 - beadMm * 0.75))),
  )
  return [{ mesh: ball(beadMm, 8, 6), material: 'metal', instances: places.map(translation) }]
}

/** A row of little beads along the rim of the collar round a stone, whose girdle lies round z = 0. */
export function milgrainRim({ outline, halfGirdleMm }: Stone): readonly Part[] {
  const beadMm = 0.13
  const line = offsetOutline(outline.points, 0.24)
  const spots = resampled(line, Math.floor(girth(line) / (beadMm * 1.95)))
  const places = spots.map(([x, y]) => translation([x, y, halfGirdleMm + 0.33]))
  return [{ mesh: ball(beadMm, 8, 6), material: 'metal', instances: places }]
}
