import { looseStoneLook, stoneLooks, type LookedAtStone } from '@shop/schema/geometry/looks/stone-looks'
import { linearColour } from '#lib/linear-colour.ts'

/** How far light has gone through a stone when it comes back to the eye, in millimetres. */
const lightPathMm = 8

/**
 * The colour to lay over the clear stone of a picture so that it is this one, for CSS; null for a clear stone, and for
 * none. What is left of light fades exponentially with its way through the stone.
 */
export function stoneColour(stone: LookedAtStone | undefined): string | null {
  if (!stone) return null
  const look = looseStoneLook(stone)
  if (look === 'white') return null
  return linearColour(stoneLooks[look].absorptionPerMm.map((fade) => Math.exp(-fade * lightPathMm)))
}
