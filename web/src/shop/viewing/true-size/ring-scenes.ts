import { isPlainRing } from '@shop/schema/geometry/pieces/ring-kinds'
import type { Scene } from '@shop/schema/geometry/scene/scene'
import type { MeasuredRing } from './true-size-thing.ts'

/** Builds a ring that carries more stones than its main one; null for one that does not, or is of another kind. */
export type RingScenes = (ring: MeasuredRing) => Scene | null

const noScene: RingScenes = () => null

/** Loads what builds a ring such as this one, where what is seen of it from above has to be built. */
export async function ringScenesFor(ring: MeasuredRing | null): Promise<RingScenes> {
  if (ring?.kind === 'setting' && hasMoreStones(ring)) {
    const { ringSettingScene } = await import('@shop/schema/geometry/pieces/ring-setting')
    return (each) => (each.kind === 'setting' ? ringSettingScene(each) : null)
  }
  if (ring?.kind === 'stone-band') {
    const { stoneBandScene } = await import('@shop/schema/geometry/pieces/stone-band')
    return (each) => (each.kind === 'stone-band' ? stoneBandScene(each) : null)
  }
  return noScene
}

function hasMoreStones(ring: Extract<MeasuredRing, { kind: 'setting' }>): boolean {
  return ring.sideStones !== 'none' || !isPlainRing(ring)
}
