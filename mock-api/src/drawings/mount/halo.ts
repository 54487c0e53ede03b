import type { Camera } from '../picture/camera.ts'
import { place, turnBack, type Frame } from '../picture/frame.ts'
import { grainMarkup, isFacing, meleeMarkup } from './melee.ts'
import { paintMetal } from '../metal/metalwork.ts'
import { evenly, type Outline } from '../stone/outline.ts'
import type { Part, Scene } from '../picture/part.ts'
import { halvesOfLine, railSurface } from './rail.ts'
import type { Vec2 } from '../picture/vector.ts'

/** A row of small stones round a centre stone. */
export interface Halo {
  readonly outline: Outline
  readonly stoneWidthMm: number
  readonly frame: Frame
  readonly meleeMm: number
  /** Height of the plate's top, girdle at 0. */
  readonly z: number
  /** How far outside the stone it begins; just clear of it when left out. */
  readonly gapMm?: number
}

/** How far a halo stays clear of its stone. */
export const clearMm = 0.14

/** The two halves of a halo: the far one lies behind the centre stone, the near one before it. */
export function haloParts(halo: Halo, scene: Scene): { readonly far: Part[]; readonly near: Part[] } {
  const { camera, studio } = scene
  const { meleeMm, frame, z } = halo
  const line = widened(halo)
  const plate = { line, z: z - meleeMm * 0.36, halfWidth: meleeMm * 0.58, halfHeight: meleeMm * 0.36 }
  const away = turnBack(frame, camera.back)
  const centre = halo.outline.centre
  const middle: Vec2 = [centre[0] * halo.stoneWidthMm, centre[1] * halo.stoneWidthMm]
  const [toNear, toFar] = halvesOfLine(line, middle, [away[0], away[1]])
  const half = (from: number, to: number): Part => ({
    kind: 'metal',
    works: [
      paintMetal(railSurface(plate, frame, from, to, camera), camera, studio, { stride: 3, smallestArea: 3 }),
    ],
    isBroad: false,
  })
  const stones = stonesAlong(halo, line, middle, camera)
  return {
    far: [half(toFar, toNear + line.length), { kind: 'markup', markup: stones.far }],
    near: [half(toNear, toFar), { kind: 'markup', markup: stones.near }],
  }
}

function stonesAlong(
  halo: Halo,
  line: readonly Vec2[],
  middle: Vec2,
  camera: Camera,
): { far: string; near: string } {
  const { meleeMm, frame, z } = halo
  const count = Math.floor(lengthOf(line) / (meleeMm * 1.02))
  const places = evenly(line, count * 2)
  const level = turnBack(frame, camera.back)
  const markup = { far: '', near: '' }
  places.forEach(([x, y], index) => {
    const side = (x - middle[0]) * level[0] + (y - middle[1]) * level[1] < 0 ? 'far' : 'near'
    const isStone = index % 2 === 0
    if (isStone) {
      const standing: Frame = { ...frame, origin: place(frame, [x, y, z + 0.04]) }
      if (isFacing(standing, camera))
        markup[side] += meleeMarkup({ frame: standing, widthMm: meleeMm }, camera, index)
      return
    }
    const [before, after] = [places[index - 1] ?? [x, y], places[(index + 1) % places.length] ?? [x, y]]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const out: Vec2 = [(after[1] - before[1]) / length, (before[0] - after[0]) / length]
    for (const way of [1, -1]) {
      const offset = way * meleeMm * 0.4
      markup[side] += grainMarkup(place(frame, [x + out[0] * offset, y + out[1] * offset, z + 0.1]), camera)
    }
  })
  return markup
}

/** The halo's middle line: the stone's outline moved outwards and its corners eased. */
function widened({ outline, stoneWidthMm, meleeMm, gapMm = clearMm }: Halo): Vec2[] {
  return widenedLine(outline, stoneWidthMm, gapMm + meleeMm * 0.58)
}

/** A stone's outline moved outwards, its corners eased. */
export function widenedLine(outline: Outline, stoneWidthMm: number, by: number): Vec2[] {
  const dense = evenly(outline.points, 144).map(([x, y]): Vec2 => [x * stoneWidthMm, y * stoneWidthMm])
  let line = dense.map((point, index): Vec2 => {
    const [before, after] = [dense.at(index - 1) ?? point, dense[(index + 1) % dense.length] ?? point]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [point[0] + (dy / length) * by, point[1] - (dx / length) * by]
  })
  for (let pass = 0; pass < 4; pass++) line = line.map((point, index) => eased(line, point, index))
  return evenly(line, 96)
}

function eased(line: readonly Vec2[], point: Vec2, index: number): Vec2 {
  const [before, after] = [line.at(index - 1) ?? point, line[(index + 1) % line.length] ?? point]
  return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
}

function lengthOf(line: readonly Vec2[]): number {
  return line.reduce((total, point, index) => {
    const next = line[(index + 1) % line.length] ?? point
    return total + Math.hypot(next[0] - point[0], next[1] - point[1])
  }, 0)
}
