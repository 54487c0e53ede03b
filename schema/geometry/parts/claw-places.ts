import { at, times } from '../primitives/list.ts'
import type { Stone } from '../stones/stone.ts'
import { fullTurn, radians, type Point } from '../primitives/vector.ts'

/** Where claws hold a stone: angles round its middle, from +x towards +y. */
export interface ClawPlaces {
  /** Points and sharp corners, which a folded claw can guard. */
  readonly points: readonly number[]
  readonly sides: readonly number[]
}

/** At the four winds, whatever the stone. */
export const compassPlaces: ClawPlaces = {
  points: [],
  sides: times(4, (index) => (fullTurn * index) / 4),
}

/**
 * Where a stone is held: at its corners or points and along its sides. Six claws are six of any stone that four would
 * hold: two more stand at the middle of its long sides, of a pear one at its round end.
 */
export function clawPlaces({ outline, spec }: Stone, clawCount: 4 | 6): ClawPlaces {
  const { widthMm, lengthMm } = spec
  const angleTo = ([x, y]: Point) => Math.atan2(y - outline.centre[1], x - outline.centre[0])
  const onLongSides = clawCount === 6 ? [0, Math.PI] : []
  switch (spec.shape) {
    case 'round-brilliant':
      return { points: [], sides: times(clawCount, (index) => (fullTurn * (index + 0.5)) / clawCount) }
    case 'oval-shape':
    case 'cushion-cut':
      return {
        points: [],
        sides: [...quarters(Math.atan2(lengthMm, widthMm)), ...onLongSides],
      }
    case 'princess-cut':
      return { points: quarters(Math.atan2(lengthMm, widthMm)), sides: onLongSides }
    case 'emerald-cut':
    case 'asscher-cut':
    case 'radiant-cut':
      return {
        points: [],
        sides: [
          ...[1, 3, 5, 7].map((corner) => {
            const [from, to] = [at(outline.points, corner), at(outline.points, (corner + 1) % 8)]
            return angleTo([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
          }),
          ...onLongSides,
        ],
      }
    case 'pear-shape':
      return {
        points: [radians(90)],
        sides: [24, 156, -49, -131, ...(clawCount === 6 ? [-90] : [])].map(radians),
      }
    case 'marquise-cut':
      return { points: [radians(90), radians(-90)], sides: [24, 156, 204, -24].map(radians) }
    case 'heart-shape':
      return { points: [radians(-90)], sides: [52, 128, -16, 196].map(radians) }
    case 'tapered-baguette':
      return { points: [], sides: outline.points.map(angleTo) }
    case 'half-moon':
      return {
        points: [],
        sides: [
          angleTo([-widthMm / 2, lengthMm / 2.2]),
          angleTo([-widthMm / 2, -lengthMm / 2.2]),
          radians(28),
          radians(-28),
        ],
      }
  }
}

/** An angle and its images in the other three quarters. */
function quarters(angle: number): number[] {
  return [angle, Math.PI - angle, Math.PI + angle, -angle]
}
