import type { GemClarity } from '../../domain/vocabulary/gemstone-grades.ts'
import { seededNumbers } from '../primitives/seeded.ts'
import { add, scale, type Vector } from '../primitives/vector.ts'
import type { Inclusion } from '../scene/scene.ts'
import type { Stone } from './stone.ts'

/** What a report says of the inside of a stone. */
export interface ClarityPlot {
  readonly clarity: GemClarity
  /** The stone's own, such as its id: the same stone always has the same inclusions. */
  readonly seed: string
}

/** What grows in stones: threads of some pieces, which bend, or specks round a point; in a stone of about one carat. */
interface Growth {
  readonly pieceCount: number
  readonly radiusMm: number
  readonly lengthMm: number
  readonly isCloud?: boolean
}

const pinpoint: Growth = { pieceCount: 1, radiusMm: 0.028, lengthMm: 0 }
const crystal: Growth = { pieceCount: 1, radiusMm: 0.055, lengthMm: 0.06 }
const needle: Growth = { pieceCount: 1, radiusMm: 0.014, lengthMm: 0.3 }
const cloud: Growth = { pieceCount: 6, radiusMm: 0.018, lengthMm: 0.26, isCloud: true }
const feather: Growth = { pieceCount: 4, radiusMm: 0.036, lengthMm: 0.44 }

/** What grew in stones of a clarity; in those that are better than VS2 nothing that an eye could see. */
const growthsOf: Partial<Readonly<Record<GemClarity, readonly Growth[]>>> = {
  VS2: [pinpoint, pinpoint],
  SI1: [crystal, needle, pinpoint],
  SI2: [feather, crystal, cloud, pinpoint],
  I1: [feather, crystal, cloud, feather, crystal, needle],
}

/** The width of the stone that growths are measured in. */
const usualWidthMm = 6.5
/** From how far out to how far out a growth lies, as shares of half the width: a report's plot shows few in the middle. */
const [nearest, farthest] = [0.25, 0.8]
/** How deep and how high, as shares of pavilion and crown: deeper down, every facet would show it again. */
const [deepest, highest] = [0.2, 0.75]
/** How far a line bends, as a share of its length. */
const bend = 0.9
/** Tries to find a place inside the stone. */
const tries = 24

/** What grew in a stone, thrown by its seed, wholly inside it; most of it off the middle, as on a plot. */
export function inclusionsOf(stone: Stone, { clarity, seed }: ClarityPlot): readonly Inclusion[] {
  const next = seededNumbers(seed)
  const { widthMm, lengthMm } = stone.spec
  const size = Math.min(widthMm, lengthMm) / usualWidthMm
  const isInside = ({ from, to, radiusMm }: Inclusion) =>
    [from, to].every((end) => stone.clearanceMm(end) < -radiusMm)
  return (growthsOf[clarity] ?? []).flatMap((growth) => {
    for (let tried = 0; tried < tries; tried += 1) {
      const pieces = thrown(growth, placeIn(stone, next), size, next)
      if (pieces.every(isInside)) return pieces
    }
    return []
  })
}

function placeIn({ spec, culetMm, tableMm }: Stone, next: () => number): Vector {
  const angle = next() * 2 * Math.PI
  const out = (nearest + (farthest - nearest) * next()) / 2
  const height = next() * (deepest * -culetMm + highest * tableMm) + deepest * culetMm
  return [Math.cos(angle) * out * spec.widthMm, Math.sin(angle) * out * spec.lengthMm, height]
}

function thrown(growth: Growth, centre: Vector, size: number, next: () => number): Inclusion[] {
  const { pieceCount, radiusMm, lengthMm, isCloud = false } = growth
  if (isCloud) {
    return Array.from({ length: pieceCount }, () => {
      const speck = add(centre, scale(directionOf(next), lengthMm * size * next()))
      return { from: speck, to: speck, radiusMm: radiusMm * size * (0.6 + 0.4 * next()) }
    })
  }
  const [along, aside] = [directionOf(next), directionOf(next)]
  const pointAt = (share: number): Vector => {
    const place = share - 0.5
    const moved = add(scale(along, place * lengthMm), scale(aside, place * place * lengthMm * bend))
    return add(centre, scale(moved, size))
  }
  return Array.from({ length: pieceCount }, (_, piece) => ({
    from: pointAt(piece / pieceCount),
    to: pointAt((piece + 1) / pieceCount),
    // It thins out from one end to the other.
    radiusMm: radiusMm * size * (1 - (0.6 * piece) / pieceCount),
  }))
}

/** Most growths lie rather flat. */
function directionOf(next: () => number): Vector {
  const angle = next() * 2 * Math.PI
  return [Math.cos(angle), Math.sin(angle), next() - 0.5]
}
