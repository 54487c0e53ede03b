import { usualInnerDiameterMm } from '@shop/schema/geometry/pieces/piece'
import { pieceScene } from '@shop/schema/geometry/pieces/piece-scene'
import { silhouettes } from '@shop/schema/geometry/primitives/silhouette'
import type { Point } from '@shop/schema/geometry/primitives/vector'
import type { Part } from '@shop/schema/geometry/scene/scene'
import { stonesFromAbove } from '#shop/viewing/true-size/seen-from-above.ts'

/** The ring whose making is shown: a sapphire among eight diamonds. */
const { parts } = pieceScene({
  kind: 'dress-ring',
  motif: 'cluster',
  shape: 'round-brilliant',
  gem: 'SAPPHIRE',
  letter: null,
})

/** Points nearer than this are one. */
const leastMm = 0.15
/** Parts with more corners take long to go round: the band is two circles, and seats are drawn from where they stand. */
const mostCorners = 1000
const seatMm = { top: 1.35, foot: 0.8, height: 1.3 } as const

/** Circles of the band from the front. */
export const bandMm = { inside: usualInnerDiameterMm / 2, outside: usualInnerDiameterMm / 2 + 1.65 } as const

/** The stones of the ring from above. */
export function stonesOfCluster() {
  return stonesFromAbove(parts)
}

export interface ClusterLines {
  readonly metal: readonly (readonly Point[])[]
  readonly diamonds: readonly (readonly Point[])[]
  readonly sapphire: readonly (readonly Point[])[]
}

/** The outlines of the head and of the stones from the front. */
export function clusterFromFront(): ClusterLines {
  return {
    metal: [...seats(), ...outlinesOf('metal')],
    diamonds: outlinesOf('melee'),
    sapphire: outlinesOf('side-stone'),
  }
}

function outlinesOf(material: Part['material']): Point[][] {
  return parts
    .filter((part) => part.material === material && part.mesh.positions.length / 3 < mostCorners)
    .flatMap(({ mesh, instances }) => instances.flatMap((place) => silhouettes(mesh, place, leastMm)))
}

/** What each diamond sits in, narrower at its foot. */
function seats(): Point[][] {
  const { top, foot, height } = seatMm
  return parts
    .filter(({ material }) => material === 'melee')
    .flatMap(({ instances }) => instances)
    .map(([, , , x, , , , , , , , z]) => [
      [x - top, -z],
      [x + top, -z],
      [x + foot, height - z],
      [x - foot, height - z],
    ])
}
