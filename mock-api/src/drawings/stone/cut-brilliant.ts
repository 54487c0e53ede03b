import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { at, foldsTowards, girdle, lift, middle, wallsOf } from './girdle.ts'
import { evenly, heartLobe, type Outline } from './outline.ts'
import { planeThrough, type Plane } from './polytope.ts'
import { add, cross, dot, normalise, scale, subtract, type Vec2, type Vec3 } from '../picture/vector.ts'

interface Brilliant {
  readonly stations: readonly Vec2[]
  readonly centre: Vec2
  readonly table: number
  readonly crown: number
  readonly depth: number
}

const tables: Partial<Record<ShapeSlug, number>> = { 'cushion-cut': 0.58, 'radiant-cut': 0.6 }
const deepened: Partial<Record<ShapeSlug, number>> = { 'cushion-cut': 1.04, 'radiant-cut': 1.05 }

function brilliant(outline: Outline, shape: ShapeSlug, stations: readonly Vec2[]): Brilliant {
  const table = tables[shape] ?? 0.57
  const crown = (0.1478 * (1 - table)) / 0.43
  return { stations, centre: outline.centre, table, crown, depth: 0.431 * (deepened[shape] ?? 1) }
}

/** A brilliant: table, eight stars, eight mains and sixteen halves above, mains and halves below. */
export function brilliantPlanes(outline: Outline, shape: ShapeSlug): Plane[] {
  const isRadiant = shape === 'radiant-cut'
  const stations = isRadiant ? wallStations(outline.points) : evenly(outline.points, 16)
  const stone = brilliant(outline, shape, stations)
  const planes: Plane[] = [...wallsOf(outline.points), { normal: [0, 0, 1], offset: stone.crown + girdle }]
  for (let main = 0; main < 16; main += 2) {
    planes.push(...crownFlats(stone, main), crownMain(stone, main))
    if (isRadiant) planes.push(...radiantPavilion(stone, main))
    else planes.push(...pavilionFlats(stone, main), pavilionMain(stone, main))
  }
  return planes
}

/** A heart is not convex, so its right half is cut alone, against the plane of its symmetry. */
export function heartPlanes(outline: Outline): Plane[] {
  const stations = evenly(outline.points, 16)
  const lobe = heartLobe(outline.lengthToWidth)
  stations[8] = lobe.at(-1) ?? [0, 0]
  const stone = brilliant(outline, 'heart-shape', stations)
  const planes: Plane[] = [
    ...wallsOf(lobe, false),
    { normal: [0, 0, 1], offset: stone.crown + girdle },
    { normal: [-1, 0, 0], offset: 0 },
  ]
  for (const main of [0, 2, 4, 6]) planes.push(...crownFlats(stone, main), ...pavilionFlats(stone, main))
  for (const main of [2, 4, 6]) planes.push(crownMain(stone, main), pavilionMain(stone, main))
  for (const [main, beside] of [
    [0, 1],
    [8, 7],
  ] as const) {
    const inside = insideOf(stone)
    planes.push(
      planeThrough(tableCorner(stone, main), star(stone, beside), onGirdle(stone, main, 1), inside),
      planeThrough(culet(stone), lower(stone, beside), onGirdle(stone, main, -1), inside),
    )
  }
  return planes
}

const mainsTilt = Math.cos(Math.PI / 8)
const lowerShare = 0.225

function tableCorner(stone: Brilliant, station: number): Vec3 {
  return lift(at(stone.stations, station), stone.table, girdle + stone.crown, stone.centre)
}

function star(stone: Brilliant, station: number): Vec3 {
  const share = (stone.table * mainsTilt + 1) / 2
  const height = stone.crown * (1 - (share * mainsTilt - stone.table) / (1 - stone.table))
  return lift(at(stone.stations, station), share, girdle + height, stone.centre)
}

function lower(stone: Brilliant, station: number): Vec3 {
  const height = -stone.depth * (1 - lowerShare * mainsTilt)
  return lift(at(stone.stations, station), lowerShare, -girdle + height, stone.centre)
}

function onGirdle(stone: Brilliant, station: number, side: 1 | -1): Vec3 {
  return lift(at(stone.stations, station), 1, side * girdle)
}

function culet(stone: Brilliant): Vec3 {
  return [stone.centre[0], stone.centre[1], -girdle - stone.depth]
}

function insideOf(stone: Brilliant): Vec3 {
  return [stone.centre[0] + 0.01, stone.centre[1], 0]
}

function crownFlats(stone: Brilliant, main: number): Plane[] {
  const inside = insideOf(stone)
  const tip = star(stone, main + 1)
  const [from, mid, to] = [0, 1, 2].map((step) => onGirdle(stone, main + step, 1)) as [Vec3, Vec3, Vec3] // three in, three out
  return [
    planeThrough(tableCorner(stone, main), tableCorner(stone, main + 2), tip, inside),
    planeThrough(tip, from, mid, inside),
    planeThrough(tip, mid, to, inside),
  ]
}

function pavilionFlats(stone: Brilliant, main: number): Plane[] {
  const inside = insideOf(stone)
  const tip = lower(stone, main + 1)
  const [from, mid, to] = [0, 1, 2].map((step) => onGirdle(stone, main + step, -1)) as [Vec3, Vec3, Vec3] // three in, three out
  return [planeThrough(tip, from, mid, inside), planeThrough(tip, mid, to, inside)]
}

function crownMain(stone: Brilliant, main: number): Plane {
  const top = tableCorner(stone, main)
  return mainThrough(top, onGirdle(stone, main, 1), subtract(star(stone, main + 1), star(stone, main - 1)), 1)
}

function pavilionMain(stone: Brilliant, main: number): Plane {
  const across = subtract(lower(stone, main + 1), lower(stone, main - 1))
  return mainThrough(culet(stone), onGirdle(stone, main, -1), across, -1)
}

function mainThrough(from: Vec3, to: Vec3, across: Vec3, up: 1 | -1): Plane {
  const raw = normalise(cross(subtract(to, from), across))
  const normal = raw[2] * up < 0 ? scale(raw, -1) : raw
  return { normal, offset: dot(normal, from) }
}

function radiantPavilion(stone: Brilliant, main: number): Plane[] {
  const [before, middleOfWall, after] = [main - 1, main, main + 1].map((n) => at(stone.stations, n)) as [
    Vec2,
    Vec2,
    Vec2,
  ] // three in, three out
  if (Math.hypot(before[0] - after[0], before[1] - after[1]) > 0.3)
    return foldsTowards(middleOfWall, [before, after], stone.depth)
  const fold = lift(middleOfWall, 0.56, -girdle - stone.depth * 0.565)
  const along: Vec3 = [after[0] - before[0], after[1] - before[1], 0]
  return [
    planeThrough(fold, lift(before, 1, -girdle), lift(after, 1, -girdle), [0, 0, 0]),
    planeThrough(fold, [0, 0, -girdle - stone.depth], add(fold, along), [0, 0, 0]),
  ]
}

/** The middles and the ends of a cut-cornered outline's walls, in turn. */
function wallStations(points: readonly Vec2[]): Vec2[] {
  return points.flatMap((end, index) => [middle(at(points, index - 1), end), end])
}
