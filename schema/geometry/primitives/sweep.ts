import { at, times } from './list.ts'
import { loft, type Section } from './loft.ts'
import type { Mesh } from './mesh.ts'
import { mitres, type Outline } from './outline-offset.ts'
import { fullTurn, type Point, type Vector } from './vector.ts'

/** A wall or a rail round an outline; the section's points say how far out and how far up they are. */
export function sweepRound(outline: Outline, section: readonly Point[], creaseDegrees = 40): Mesh {
  const ways = mitres(outline)
  return loft(
    outline.map(([x, y], index) => {
      const [wx, wy] = at(ways, index)
      return section.map(([out, up]): Vector => [x + wx * out, y + wy * out, up])
    }),
    { isClosed: true, creaseDegrees },
  )
}

interface PlateShape {
  /** Of its upper and lower edge. */
  readonly roundingMm?: number
  /** How far the middle of its upper face stands above the edge of it. */
  readonly domeMm?: number
}

/** A plate between two heights with an outline that goes round the origin. Flat metal mirrors one spot of a room. */
export function plate(
  outline: Outline,
  bottomMm: number,
  topMm: number,
  { roundingMm = 0.15, domeMm = 0 }: PlateShape = {},
): Mesh {
  const ways = mitres(outline)
  const edgeMm = topMm - domeMm
  const r = Math.min(roundingMm, (edgeMm - bottomMm) / 2)
  const steps = 3
  const quarter = times(steps + 1, (step) => (Math.PI / 2) * (step / steps))
  const section: Point[] = [
    ...quarter.map((angle): Point => [-r + r * Math.sin(angle), bottomMm + r - r * Math.cos(angle)]),
    ...quarter.map((angle): Point => [-r + r * Math.cos(angle), edgeMm - r + r * Math.sin(angle)]),
  ]
  const sections = section.map(([out, up]) =>
    outline.map(([x, y], index): Vector => {
      const [wx, wy] = at(ways, index)
      return [x + wx * out, y + wy * out, up]
    }),
  )
  return loft(domeMm === 0 ? sections : [...sections, ...domeOn(sections.at(-1) ?? [], domeMm)])
}

/** The sections of a dome above the last one of a body, up to the point of it. */
function domeOn(edge: Section, domeMm: number): Section[] {
  const rings = 12
  return times(rings, (ring): Section => {
    const share = 1 - (ring + 1) / rings
    const dome = edge.map(([x, y, up]): Vector => [x * share, y * share, up + domeMm * (1 - share ** 2)])
    return share === 0 ? dome.slice(0, 1) : dome
  })
}

/**
 * A ring round the y axis, or a part of one. The section's points say how far they are from the inside of
 * the ring and where along y; angle 0 is the top, +z, and grows towards +x.
 */
export function ringOf(
  innerRadiusMm: number,
  sectionAt: (angle: number) => readonly Point[],
  { from = 0, to = fullTurn, steps = 288 }: { from?: number; to?: number; steps?: number } = {},
): Mesh {
  const isClosed = to - from > fullTurn - 1e-6
  const sections = times(isClosed ? steps : steps + 1, (step) => {
    const angle = from + ((to - from) * step) / steps
    return sectionAt(nearTop(angle)).map(([out, y]): Vector => {
      const radius = innerRadiusMm + out
      return [radius * Math.sin(angle), y, radius * Math.cos(angle)]
    })
  })
  return loft(sections, { isClosed })
}

/** The same angle between minus and plus half a turn. */
function nearTop(angle: number): number {
  return angle - fullTurn * Math.round(angle / fullTurn)
}
