import { ball } from '../primitives/ball.ts'
import { cutStone, type Stone } from '../stones/stone.ts'
import { frame, product, rotationZ, scaling, type Matrix } from '../primitives/matrix.ts'
import { SceneParts, type Part, type StoneSpec } from '../scene/scene.ts'
import { wallSection } from '../primitives/sections.ts'
import { at, times } from '../primitives/list.ts'
import { loft } from '../primitives/loft.ts'
import { offsetOutline, scaledOutline } from '../primitives/outline-offset.ts'
import { collar } from './collar.ts'
import { drilledStrip, placed, type RowLine } from '../stones/stone-row.ts'
import { tube } from '../primitives/tube.ts'
import { cross, ease, normalise, type Point, type Vector } from '../primitives/vector.ts'

/** How small stones are held in a row. */
export type RowSetting = 'grain' | 'claw' | 'cutdown' | 'channel' | 'rubover' | 'cut-line'

export interface SetRow {
  readonly line: RowLine
  readonly count: number
  readonly isClosed: boolean
  readonly pitchMm: number
  /** The strip under the stones. */
  readonly widthMm: number
  readonly depthMm: number
  readonly setting: RowSetting
  /** In turn along the row. */
  readonly stones: readonly StoneSpec[]
  /** Turns of the stones about their middles, in turn along the row. */
  readonly turns?: readonly number[]
}

/** A row of stones in their seats, with what holds them. */
export function setRow(row: SetRow): readonly Part[] {
  const parts = new SceneParts()
  const { line, count, isClosed, pitchMm, widthMm, depthMm, stones, turns = [0] } = row
  const cut = stones.map(cutStone)
  const seated = at(cut, 0)
  const { widthMm: alongMm } = seated.spec
  parts.metal(
    drilledStrip({
      line,
      count,
      isClosed,
      pitchMm,
      section: wallSection(widthMm, depthMm, Math.min(0.2, widthMm / 8)),
      seat: turned(scaledOutline(seated.outline.points, [0, 0], 0.955), at(turns, 0)),
      seatDepthMm: Math.min(depthMm * 0.8, -seated.culetMm + 0.1),
    }),
  )
  const liftMm = Math.min(0.05, alongMm * 0.04)
  const places = times(count, (index) =>
    product(matrixAt(line, index, liftMm), rotationZ(at(turns, index % turns.length))),
  )
  cut.forEach(({ mesh, spec }, kind) => {
    const material = alongMm > 2.2 || spec.shape !== 'round-brilliant' ? 'side-stone' : 'melee'
    const own = places.filter((_, index) => index % cut.length === kind)
    if (own.length > 0) parts.add({ mesh, material, stone: spec }, own)
  })
  parts.addAll(holders(row, seated, liftMm, places))
  return parts.list()
}

function holders(row: SetRow, stone: Stone, liftMm: number, places: readonly Matrix[]): readonly Part[] {
  const { line, count, isClosed, setting, pitchMm } = row
  const parts = new SceneParts()
  const { widthMm: alongMm, lengthMm: acrossMm } = stone.spec
  if (setting === 'rubover') {
    const wall = {
      thicknessMm: Math.max(0.16, alongMm * 0.09),
      lipMm: alongMm * 0.06,
      depthMm: alongMm * 0.2,
    }
    parts.metal(collar(stone, wall), ...places)
  } else if (setting === 'channel' || setting === 'cut-line') {
    for (const side of [1, -1] as const) {
      parts.metal(channelWall(row, side, acrossMm / 2, liftMm + stone.halfGirdleMm))
    }
  } else {
    const radius = grainRadius(setting, alongMm)
    // Beads stand where two stones and the edge leave room for them.
    const across = Math.min(beadAcross(stone, pitchMm / 2, radius), row.widthMm / 2 - radius * 0.8)
    const seams = times(isClosed ? count : count + 1, (seam) => seam - 0.5)
    const bead = setting === 'grain' ? ball(1, 10, 6) : claws()
    parts.metal(
      bead,
      ...seams.flatMap((seam) =>
        [1, -1].map((side) => {
          const { origin, ...ways } = line(seam)
          const centre = placed(() => ({ origin, ...ways }), seam, side * across, liftMm + 0.02 * alongMm)
          const ahead = normalise(cross(ways.side, ways.up))
          return product(frame(ahead, ways.side, ways.up, centre), scaling(radius, radius, radius * 1.15))
        }),
      ),
    )
  }
  return parts.list()
}

function grainRadius(setting: RowSetting, alongMm: number): number {
  const share = setting === 'claw' ? 0.125 : setting === 'cutdown' ? 0.15 : 0.135
  return Math.max(0.12, Math.min(0.26, share * alongMm))
}

/** How far across a bead of a radius stands at a seam, so that it touches the stones on both sides. */
function beadAcross(stone: Stone, halfPitchMm: number, radiusMm: number): number {
  const touching = offsetOutline(stone.outline.points, radiusMm * 0.93)
  const atSeam = touching.flatMap(([x, y], index) => {
    const [nx, ny] = at(touching, (index + 1) % touching.length)
    const crosses = x >= halfPitchMm !== nx >= halfPitchMm
    return crosses ? [Math.abs(y + ((ny - y) * (halfPitchMm - x)) / (nx - x))] : []
  })
  // Stones with air between them have their beads in it.
  return atSeam.length > 0 ? Math.max(...atSeam) : stone.spec.lengthMm * 0.3
}

/** A little claw of radius 1 that stands on the strip and ends in a ball. */
function claws() {
  return tube(
    [
      [0, 0, -2.2],
      [0, 0, -0.8],
      [0, 0, 0.35],
    ],
    { radius: 1, up: [1, 0, 0], segments: 10 },
  )
}

/** A wall along a row, whose lip lies on the girdles. */
function channelWall(row: SetRow, side: 1 | -1, girdleMm: number, girdleUpMm: number) {
  const { line, count, isClosed, widthMm } = row
  const outer = Math.max(widthMm / 2, girdleMm + 0.2)
  const thin = outer - girdleMm
  const section: Point[] = [
    [girdleMm - 0.05, girdleUpMm + 0.01],
    [girdleMm + 0.02, girdleUpMm - 0.06],
    [girdleMm + 0.02, -0.3],
    [outer, -0.3],
    [outer, girdleUpMm + 0.02],
    [outer - thin * 0.25, girdleUpMm + 0.1],
    [girdleMm, girdleUpMm + 0.1],
    [girdleMm - 0.05, girdleUpMm + 0.07],
  ]
  const steps = count * 8
  const sections = times(isClosed ? steps : steps + 1, (step) => {
    // At the ends of a row the walls sink into the band.
    const rise = isClosed ? 1 : ease(Math.min(step, steps - step) / 6)
    return section.map(([across, up]): Vector =>
      placed(line, step / 8 - 0.5, side * across, up > -0.2 ? up * rise - 0.1 * (1 - rise) : up),
    )
  })
  return loft(sections, { isClosed })
}

/** The matrix that stands a stone at a place of a row: x along it, y across it, z up. */
function matrixAt(line: RowLine, stones: number, upMm: number): Matrix {
  const { side, up } = line(stones)
  return frame(normalise(cross(side, up)), side, up, placed(line, stones, 0, upMm))
}

function turned(points: readonly Point[], angle: number): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([x, y]): Point => [x * c - y * s, x * s + y * c])
}
