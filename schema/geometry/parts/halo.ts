import { at, cyclic, times } from '../primitives/list.ts'
import { identity, product, rotationZ, translation, type Matrix } from '../primitives/matrix.ts'
import { girth, offsetOutline, resampled, type Outline } from '../primitives/outline-offset.ts'
import { SceneParts, type Part } from '../scene/scene.ts'
import { setRow } from './set-row.ts'
import { smallCollar, smallSetting } from './small-setting.ts'
import type { Stone } from '../stones/stone.ts'
import { stoneOutline } from '../stones/stone-outline.ts'
import type { RowLine } from '../stones/stone-row.ts'
import { meleeSpec } from '../stones/usual-stone.ts'
import { fullTurn, pointBetween, type Vector } from '../primitives/vector.ts'

/** Between the girdle and the innermost row. */
const haloGapMm = 0.2

/** The width of the metal under a row, as a multiple of its stones. */
const barShare = 1.12

/** The small stones that suit a main stone. */
export function haloStoneMm({ spec: { widthMm, lengthMm } }: Stone): number {
  return Math.max(1, Math.min(1.5, Math.min(widthMm, lengthMm) * 0.2))
}

/** A row of small stones along a closed line, parallel to the girdle and so far below it. */
function haloRow(line: Outline, diameterMm: number, dropMm: number): readonly Part[] {
  const count = Math.max(6, Math.floor(girth(line) / (diameterMm * 1.06)))
  return setRow({
    line: lineOn(line, count, (point, way) => ({
      origin: [point[0], point[1], -dropMm],
      side: way,
      up: [0, 0, 1],
    })),
    count,
    isClosed: true,
    pitchMm: girth(line) / count,
    widthMm: diameterMm * barShare,
    depthMm: diameterMm * 0.8,
    setting: 'grain',
    stones: [meleeSpec(diameterMm)],
  })
}

/** Small stones round the gallery below a stone, which look outwards and are seen only from the side. */
export function hiddenHalo(outline: Outline, diameterMm: number, dropMm: number): readonly Part[] {
  const line = offsetOutline(outline, -0.12)
  const count = Math.max(6, Math.floor(girth(line) / (diameterMm * 1.08)))
  return setRow({
    line: lineOn(line, count, (point, way) => ({
      origin: [point[0], point[1], -dropMm],
      side: [0, 0, 1],
      up: [way[0], way[1], 0],
    })),
    count,
    isClosed: true,
    pitchMm: girth(line) / count,
    widthMm: diameterMm * 1.12,
    depthMm: diameterMm * 0.52,
    setting: 'grain',
    stones: [meleeSpec(diameterMm)],
  })
}

/** Eight petals round a stone, each of three small stones. */
export function floralHalo({ outline }: Stone, radiusMm: number): readonly Part[] {
  const parts = new SceneParts()
  const [inner, outer] = [radiusMm * 0.34, radiusMm * 0.38]
  const petal = new SceneParts()
  const apart = radiusMm * 0.2
  const near = radiusMm + inner * 0.62
  petal.addAll(smallSetting(meleeSpec(inner)), translation([near, apart, -0.35]))
  petal.addAll(smallSetting(meleeSpec(inner)), translation([near, -apart, -0.35]))
  petal.addAll(smallSetting(meleeSpec(outer)), translation([near + inner * 0.92, 0, -0.35]))
  times(8, (index) => {
    const [x, y] = outline.centre
    parts.addAll(petal.list(), turnedAbout([x, y, 0], (fullTurn * (index + 0.5)) / 8))
  })
  return parts.list()
}

/** A row of small stones in a soft square that holds the stone, whatever its own outline. */
export function cushionFrame(stone: Stone, place?: Matrix): readonly Part[] {
  const { widthMm, lengthMm, shape } = stone.spec
  const frame = stoneOutline('cushion-cut', widthMm, lengthMm)
  return haloRings(stone, 1, place, shape === 'cushion-cut' ? stone.outline.points : frame.points)
}

/** Small stones round a stone, each rubbed over in a curved seat of its own, so that the edge ripples. */
export function scallopedHalo(stone: Stone): readonly Part[] {
  const diameterMm = haloStoneMm(stone) * 1.05
  const seat = smallCollar(meleeSpec(diameterMm))
  const line = offsetOutline(stone.outline.points, haloGapMm + diameterMm * 0.62)
  const count = Math.max(6, Math.round(girth(line) / (diameterMm * 1.3)))
  const parts = new SceneParts()
  for (const [x, y] of resampled(fromTop(line), count)) parts.addAll(seat, translation([x, y, -0.24]))
  return parts.list()
}

/** The rings of a halo that has one or two rows, round a stone or round a wider outline. */
export function haloRings(
  stone: Stone,
  rows: 1 | 2,
  place: Matrix = identity,
  framed: Outline = stone.outline.points,
): readonly Part[] {
  const parts = new SceneParts()
  const diameterMm = haloStoneMm(stone) * (rows === 2 ? 0.86 : 1)
  const barMm = diameterMm * barShare
  const reachMm = diameterMm * 0.5
  const inner = offsetOutline(framed, haloGapMm + barMm / 2)
  parts.addAll(haloRow(inner, diameterMm, 0.24), place)
  if (rows === 2) {
    const outer = openCleft(offsetOutline(inner, barMm + 0.02), reachMm)
    parts.addAll(haloRow(outer, diameterMm, 0.42), place)
  }
  return parts.list()
}

/** How far a halo reaches beyond the stone. */
export function haloReachMm(stone: Stone, rows: 0 | 1 | 2): number {
  const diameterMm = haloStoneMm(stone) * (rows === 2 ? 0.86 : 1)
  return rows === 0 ? 0 : haloGapMm + rows * (diameterMm * barShare + 0.02)
}

/** A closed line whose clefts are filled up to a curve that stones can follow; what points out stays. */
function openCleft(outline: Outline, reachMm: number): Outline {
  const count = 360
  const reach = Math.max(1, Math.round((reachMm * count) / girth(outline)))
  let line = resampled(outline, count)
  for (let round = 0; round < 2; round += 1) {
    line = line.map((point, index) => {
      const [before, after] = [cyclic(line, index - reach), cyclic(line, index + reach)]
      const turn =
        (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0])
      // A turn to the right, on a line that runs anticlockwise, is a cleft.
      return turn < 0 ? pointBetween(point, pointBetween(before, after, 0.5), 0.5) : point
    })
  }
  return line
}

/** A closed line that begins above its middle: at a cleft or a tip, if it has one there. */
function fromTop(outline: Outline): Outline {
  const first = outline.reduce((best, [x, y], index) => {
    const [bestX, bestY] = at(outline, best)
    return y > 0 && (bestY <= 0 || Math.abs(x) < Math.abs(bestX)) ? index : best
  }, 0)
  return [...outline.slice(first), ...outline.slice(0, first)]
}

/** A closed line cut into stones; `place` says where one is from its point and the way out of the line. */
function lineOn(
  outline: Outline,
  count: number,
  place: (point: readonly [number, number], way: Vector) => ReturnType<RowLine>,
): RowLine {
  const fine = resampled(fromTop(outline), count * 12)
  return (stones) => {
    const spot = (stones / count) * fine.length
    const index = Math.floor(spot)
    const share = spot - index
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => cyclic(fine, index + step)) as [
      (typeof fine)[number],
      (typeof fine)[number],
      (typeof fine)[number],
      (typeof fine)[number],
    ] // four steps give four points
    const dx = (to[0] - before[0]) * (1 - share) + (after[0] - from[0]) * share
    const dy = (to[1] - before[1]) * (1 - share) + (after[1] - from[1]) * share
    const size = Math.hypot(dx, dy) || 1
    return place(
      [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
      [dy / size, -dx / size, 0],
    )
  }
}

function turnedAbout(centre: Vector, angle: number): Matrix {
  return product(translation(centre), rotationZ(angle))
}
