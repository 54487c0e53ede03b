import { times } from './list.ts'
import { loft } from './loft.ts'
import type { Mesh } from './mesh.ts'
import { fullTurn } from './vector.ts'

/** A ball round the origin. */
export function ball(radiusMm: number, segments = 14, rings = 8): Mesh {
  const belts = times(rings - 1, (index) => {
    const angle = (Math.PI * (index + 1)) / rings
    const radius = radiusMm * Math.sin(angle)
    return times(segments, (segment) => {
      const turn = (fullTurn * segment) / segments
      return [radius * Math.cos(turn), radius * Math.sin(turn), radiusMm * Math.cos(angle)] as const
    })
  })
  return loft([[[0, 0, radiusMm]], ...belts, [[0, 0, -radiusMm]]], { creaseDegrees: 180 })
}
