import { transform } from '../primitives/matrix.ts'
import type { Mesh } from '../primitives/mesh.ts'
import type { Material, Scene } from '../scene/scene.ts'
import type { Vector } from '../primitives/vector.ts'

/**
 * What is wrong with a mesh that should be a closed surface: edges, as the numbers of their corners, that do
 * not belong to exactly two triangles which run along them in opposite directions. Empty for a closed mesh.
 */
export function openEdges({ indices, positions }: Mesh): string[] {
  const corners = positions.length / 3
  const forth = new Float64Array(indices.length)
  const back = new Float64Array(indices.length)
  for (let place = 0; place < indices.length; place += 1) {
    const from = indices[place] ?? 0
    const to = indices[place % 3 === 2 ? place - 2 : place + 1] ?? 0
    forth[place] = from * corners + to
    back[place] = to * corners + from
  }
  forth.sort()
  back.sort()
  const wrong: string[] = []
  for (let place = 0; place < forth.length; place += 1) {
    const edge = forth[place] ?? 0
    // Sorted alike, every edge stands where its way back does, and beside no other that is the same.
    if (edge !== back[place] || edge === forth[place + 1]) {
      wrong.push(`${Math.floor(edge / corners)} ${edge % corners}`)
    }
  }
  return wrong
}

/** How far a scene's metal reaches along an axis, in millimetres: its lowest and highest corner. */
export function metalExtent(scene: Pick<Scene, 'parts'>, axis: 0 | 1 | 2): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const corner of cornersOf(scene, 'metal')) {
    low = Math.min(low, corner[axis])
    high = Math.max(high, corner[axis])
  }
  return [low, high]
}

/** Every corner of what a scene has of a material, where it stands, in millimetres. */
export function* cornersOf({ parts }: Pick<Scene, 'parts'>, wanted: Material): Generator<Vector> {
  for (const { mesh, instances, material } of parts) {
    if (material !== wanted) continue
    for (const instance of instances) {
      for (let index = 0; index < mesh.positions.length; index += 3) {
        const [x = 0, y = 0, z = 0] = mesh.positions.subarray(index, index + 3)
        yield transform(instance, [x, y, z])
      }
    }
  }
}
