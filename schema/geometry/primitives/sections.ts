import type { BandProfileSlug } from '../../domain/vocabulary/taxonomy.ts'
import { times } from './list.ts'
import { radians, type Point } from './vector.ts'

/**
 * Sections of bands: closed lines of points that say how far each is from the inside of the ring and where
 * it is across the band, whose middle is 0.
 */
export type BandSection = readonly Point[]

interface Doming {
  /** How much lower the outside is at the edges than in the middle, as a share of the depth. */
  readonly outside: number
  /** How much the inside rises towards the edges, in millimetres. */
  readonly insideMm: number
  /** The radius of the edges. */
  readonly edgeMm: number
}

/** The five profiles: round or flat outside, and inside straight or rounded for comfort, which is called court. */
const domings: Readonly<Record<BandProfileSlug, Doming>> = {
  'd-shaped': { outside: 0.55, insideMm: 0, edgeMm: 0.16 },
  'slight-court': { outside: 0.3, insideMm: 0.1, edgeMm: 0.2 },
  'flat-court': { outside: 0.04, insideMm: 0.22, edgeMm: 0.3 },
  'traditional-court': { outside: 0.5, insideMm: 0.26, edgeMm: 0.2 },
  'flat-edge': { outside: 0.01, insideMm: 0.18, edgeMm: 0.09 },
}

/**
 * The section of a plain band. Its width is exact; the inside touches the finger in the middle. The relief is
 * how much is taken from the outside at a place across the band.
 */
export function profileSection(
  profile: BandProfileSlug,
  widthMm: number,
  depthMm: number,
  reliefMm?: (across: number) => number,
): BandSection {
  return domedSection(widthMm, depthMm, domings[profile], roundFall, reliefMm)
}

/** The section of a ring that carries a stone: domed outside, all but straight inside. */
export function shankSection(widthMm: number, depthMm: number): BandSection {
  return domedSection(widthMm, depthMm, { outside: 0.42, insideMm: 0.05, edgeMm: 0.16 })
}

/** Two slopes that meet in an edge round the finger. */
export function knifeEdgeSection(widthMm: number, depthMm: number): BandSection {
  return domedSection(widthMm, depthMm, { outside: 0.5, insideMm: 0.05, edgeMm: 0.16 }, slopeFall)
}

/** A flat top with rounded edges, as bands have that are set with stones; the sides are slightly full. */
export function flatSection(widthMm: number, depthMm: number, edgeMm = 0.2): BandSection {
  return wallSection(widthMm, depthMm, edgeMm).map(([across, up]): Point => [up + depthMm, across])
}

/**
 * Sides and underside of a bar that hangs below a flat top: from the top's edge on one side round to the
 * other. Points say how far across and how far up they are; the top is at 0.
 */
export function wallSection(widthMm: number, depthMm: number, edgeMm = 0.2): Point[] {
  const half = widthMm / 2
  const straight = depthMm - 2 * edgeMm
  // A side that is dead flat mirrors one flat colour and looks like plastic.
  const fullnessMm = Math.min(0.05 * depthMm, edgeMm * 0.6)
  const steps = 4
  const arc = (x: number, y: number, from: number): Point[] =>
    times(steps + 1, (step) => {
      const angle = radians(from - (90 * step) / steps)
      return [x + edgeMm * Math.cos(angle), y + edgeMm * Math.sin(angle)]
    })
  const side = times(5, (step): Point => {
    const share = (step + 1) / 6
    return [half - fullnessMm * (2 * share - 1) ** 2, -edgeMm - straight * share]
  })
  const right = [
    ...arc(half - edgeMm - fullnessMm, -edgeMm, 90),
    ...side,
    ...arc(half - edgeMm - fullnessMm, -depthMm + edgeMm, 0),
  ]
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])]
}

/** A rectangle with rounded corners round the origin. */
export function roundedRectangle(widthMm: number, heightMm: number, cornerMm: number, steps = 4): Point[] {
  const [x, y] = [widthMm / 2 - cornerMm, heightMm / 2 - cornerMm]
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
  return corners.flatMap(([sideX, sideY], quarter) =>
    times(steps + 1, (step): Point => {
      const angle = radians(90 * (quarter + step / steps))
      return [sideX * x + cornerMm * Math.cos(angle), sideY * y + cornerMm * Math.sin(angle)]
    }),
  )
}

/** How far the slope of a knife edge has fallen: dead flat, it would mirror one patch of light. */
function slopeFall(share: number): number {
  return share * (0.7 + 0.3 * share)
}

/** How far a dome has fallen at a share of the way to the edge: flat in the middle, steep at the end. */
function roundFall(share: number): number {
  return 1 - Math.sqrt(Math.max(0, 1 - share ** 2.3))
}

function domedSection(
  widthMm: number,
  depthMm: number,
  { outside, insideMm, edgeMm }: Doming,
  fall: (share: number) => number = roundFall,
  reliefMm?: (across: number) => number,
): BandSection {
  const half = widthMm / 2
  const edge = Math.min(edgeMm, widthMm / 5)
  const inner = half - edge
  const outerAt = (y: number) => depthMm - outside * depthMm * fall(Math.abs(y) / half)
  const innerAt = (y: number) => insideMm * (y / half) ** 2
  const steps = reliefMm === undefined ? 24 : 48
  const outer = times(steps + 1, (step): Point => {
    const y = -inner + (2 * inner * step) / steps
    return [outerAt(y) - (reliefMm?.(y) ?? 0), y]
  })
  const [top, bottom] = [outerAt(inner), innerAt(inner)]
  const roundMm = Math.min(edge, (top - bottom) / 2.2)
  const quarter = times(5, (step) => radians((90 * (step + 0.5)) / 5))
  const rightEdge = [
    ...quarter.map((angle): Point => [top - roundMm * (1 - Math.cos(angle)), inner + edge * Math.sin(angle)]),
    [(top + bottom) / 2, half] as const,
    ...quarter
      .toReversed()
      .map((angle): Point => [bottom + roundMm * (1 - Math.cos(angle)), inner + edge * Math.sin(angle)]),
  ]
  const inside = times(9, (step): Point => {
    const y = inner - (2 * inner * step) / 8
    return [innerAt(y), y]
  })
  return [...outer, ...rightEdge, ...inside, ...rightEdge.toReversed().map(([out, y]): Point => [out, -y])]
}
