import type { BandProfileSlug } from '@shop/schema/domain/taxonomy'
import type { BandProfile } from '../piece.ts'

/** A point of a shank's cross-section: how far out from the finger and how far along it. */
export interface ProfilePoint {
  readonly out: number
  readonly along: number
}

/** The outline of a shank's cross-section: how square each half is: 2 an ellipse, higher squarer, towards 1 a ridge. */
export interface Profile {
  readonly outer: number
  readonly inner: number
  /** Where the section is widest, as a share of its depth. */
  readonly waist: number
}

/** The section of each band, of a band set with small stones, and of a round wire. */
export const profiles: Record<BandProfile | BandProfileSlug | 'set' | 'round', Profile> = {
  plain: { outer: 2.4, inner: 3.2, waist: 0.46 },
  tapered: { outer: 2.4, inner: 3.2, waist: 0.46 },
  'knife-edge': { outer: 1.18, inner: 3.2, waist: 0.3 },
  twist: { outer: 2.1, inner: 2.4, waist: 0.5 },
  set: { outer: 3.6, inner: 3, waist: 0.5 },
  round: { outer: 2, inner: 2, waist: 0.5 },
  'd-shaped': { outer: 2.05, inner: 9, waist: 0.1 },
  'slight-court': { outer: 2.9, inner: 3.4, waist: 0.4 },
  'flat-court': { outer: 6, inner: 2.3, waist: 0.62 },
  'traditional-court': { outer: 2, inner: 2.2, waist: 0.44 },
  'flat-edge': { outer: 14, inner: 4, waist: 0.5 },
}

/**
 * The point of a section that faces at an angle, 0 along the finger, a quarter turn outwards. Walking by
 * facing spends the points where the light changes.
 */
export function profilePoint(profile: Profile, width: number, depth: number, angle: number): ProfilePoint {
  const [facingAlong, facingOut] = [Math.cos(angle), Math.sin(angle)]
  const power = facingOut >= 0 ? profile.outer : profile.inner
  const reach = facingOut >= 0 ? depth * (1 - profile.waist) : depth * profile.waist
  const half = width / 2
  const along = (Math.abs(facingAlong) * half ** power) ** (1 / (power - 1))
  const out = (Math.abs(facingOut) * reach ** power) ** (1 / (power - 1))
  const size = ((along / half) ** power + (out / reach) ** power) ** (1 / power)
  return {
    out: depth * profile.waist + (Math.sign(facingOut) * out) / size,
    along: (Math.sign(facingAlong) * along) / size,
  }
}
