import type { Stone } from '../stones/stone.ts'

/**
 * The cutting of stones, with what was cut before at hand. Every setting of a design carries stones that others carry
 * too, and cutting them anew is a third of the work of looking at all. The shop itself cannot keep them: what it has
 * built it hands over to another thread.
 */
export function cutOnce<Geometry extends { cutStone: (spec: Stone['spec']) => Stone }>(
  geometry: Geometry,
): Geometry {
  const cut = new Map<string, Stone>()
  return {
    ...geometry,
    cutStone(spec) {
      const key = JSON.stringify(spec)
      const stone = cut.get(key) ?? geometry.cutStone(spec)
      cut.set(key, stone)
      return stone
    },
  }
}
