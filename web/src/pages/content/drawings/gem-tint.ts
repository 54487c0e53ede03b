import { stoneLooks, type StoneLook } from '@shop/schema/geometry/looks/stone-looks'
import { linearColour } from '#lib/linear-colour.ts'

/** The colour, as CSS writes it, of light that goes into a stone of a look, `depthMm` deep, and comes back. */
export function gemTint(look: StoneLook, depthMm: number): string {
  return linearColour(stoneLooks[look].absorptionPerMm.map((fading) => Math.exp(-fading * 2 * depthMm)))
}
