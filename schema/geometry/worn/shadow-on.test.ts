import { expect, it } from 'vitest'
import { ball } from '../primitives/ball.ts'
import { times } from '../primitives/list.ts'
import { translation } from '../primitives/matrix.ts'
import type { Mesh } from '../primitives/mesh.ts'
import { shadedBy } from './shadow-on.ts'

const side = 13
const corners = times(side * side, (corner) => [
  (corner % side) * 2 - 12,
  Math.floor(corner / side) * 2 - 12,
  0,
])
const triangles = times((side - 1) ** 2, (square) => {
  const a = (square % (side - 1)) + Math.floor(square / (side - 1)) * side
  return [a, a + 1, a + side + 1, a, a + side + 1, a + side]
})
/** A flat piece of skin, 24 mm wide, of squares of 2 mm, that looks towards +z, and a bead that lies on it. */
const skin = {
  positions: Float32Array.from(corners.flat()),
  indices: Uint32Array.from(triangles.flat()),
  creaseDegrees: 180,
  light: new Float32Array(side * side).fill(1),
}
const bead = { mesh: ball(1), material: 'metal', instances: [translation([0, 0, 1])] } as const
const shaded = shadedBy(skin, [bead], 2, (positions) => Float32Array.from(positions))

function lightAt({ positions, light }: Mesh, x: number, y: number): number {
  const gaps = times(positions.length / 3, (corner) =>
    Math.hypot((positions[corner * 3] ?? 0) - x, (positions[corner * 3 + 1] ?? 0) - y),
  )
  return light?.[gaps.indexOf(Math.min(...gaps))] ?? 0
}

it('is darkest below what lies on the skin, longer away from the light, and nothing far off', () => {
  expect(lightAt(shaded, 0, 0)).toBeLessThan(0.6)
  expect(lightAt(shaded, 0, -2)).toBeLessThan(lightAt(shaded, 0, 2))
  expect(lightAt(shaded, 0, 10)).toBe(1)
  expect(lightAt(shaded, -10, 0)).toBe(1)
})

it('leaves no gap where triangles that are parted meet whole ones', () => {
  const { positions, indices } = shaded
  const edges = new Map<string, number>()
  for (let corner = 0; corner < indices.length; corner += 3) {
    const round = [...indices.subarray(corner, corner + 3)]
    for (const [place, one] of round.entries()) {
      const name = [one, round[(place + 1) % 3] ?? 0].toSorted((a, b) => a - b).join()
      edges.set(name, (edges.get(name) ?? 0) + 1)
    }
  }
  // Only the rim of the skin has edges of one triangle.
  const open = [...edges].flatMap(([name, count]) => (count === 1 ? name.split(',').map(Number) : []))
  const isOnRim = (corner: number) =>
    [0, 1].some((axis) => Math.abs(positions[corner * 3 + axis] ?? 0) === 12)
  expect(open.filter((corner) => !isOnRim(corner))).toEqual([])
  expect(indices.length).toBeGreaterThan(skin.indices.length)
})
