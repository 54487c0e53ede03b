import { expect, it } from 'vitest'
import { at } from '../primitives/list.ts'
import { shankMeshes } from './shank.ts'
import { openEdges } from '../testing/mesh-checks.ts'
import type { Mesh } from '../primitives/mesh.ts'

const shape = { innerRadiusMm: 8.5, depthMm: 1.7, widthMm: 2.5, band: 'plain', shank: 'split' } as const

it('divides a split shank without a face across the place where it divides', () => {
  const meshes = shankMeshes(shape)
  for (const mesh of meshes) expect(openEdges(mesh)).toEqual([])
  const [half, whole] = [at(meshes, 0), at(meshes, 2)]
  // Where the whole band begins, between the halves, it is lower than they are: they hide its end.
  const begins = Math.min(...cornersOf(whole).map(({ angle }) => Math.abs(angle)))
  expect(heightAt(whole, begins)).toBeLessThan(heightAt(half, begins) * 0.6)
  // And where the halves end, within the band, they are lower than it is.
  const ends = Math.max(...cornersOf(half).map(({ angle }) => Math.abs(angle)))
  expect(heightAt(half, ends)).toBeLessThan(heightAt(whole, ends))
})

/** How far a mesh reaches out beyond the inside of the ring at an angle from the head. */
function heightAt(mesh: Mesh, angle: number): number {
  const near = cornersOf(mesh).filter((corner) => Math.abs(Math.abs(corner.angle) - angle) < 0.02)
  return Math.max(...near.map(({ outMm }) => outMm))
}

function cornersOf({ positions }: Mesh): { angle: number; outMm: number }[] {
  return Array.from({ length: positions.length / 3 }, (_, index) => {
    const [x = 0, , z = 0] = positions.subarray(index * 3, index * 3 + 3)
    return { angle: Math.atan2(x, z), outMm: Math.hypot(x, z) - shape.innerRadiusMm }
  })
}
