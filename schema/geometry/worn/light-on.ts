import type { Mesh } from '../primitives/mesh.ts'
import { normalise, type Vector } from '../primitives/vector.ts'
import type { Field } from './surface-nets.ts'

/** How far out of the surface one looks for what keeps the light off, and how much that counts. */
const looks = [
  { outMm: 1.5, weight: 0.3 },
  { outMm: 4, weight: 0.34 },
  { outMm: 9, weight: 0.3 },
] as const
/** Light goes into skin, and comes out again elsewhere: no fold of it is black. */
const leastLight = 0.3
const stepMm = 0.4
/** Fields say less than the distance, so that nothing is passed over. */
const saidShare = 0.75

/** How much of the light reaches the corners of a field's surface, 0 to 1: less in folds and hollows. */
export function lightOn({ positions }: Mesh, field: Field): Float32Array {
  const light = new Float32Array(positions.length / 3)
  for (let corner = 0; corner < light.length; corner += 1) {
    const [x = 0, y = 0, z = 0] = positions.subarray(corner * 3, corner * 3 + 3)
    const [nx, ny, nz] = outwards(field, x, y, z)
    const kept = looks.reduce((sum, { outMm, weight }) => {
      const gapMm = field(x + nx * outMm, y + ny * outMm, z + nz * outMm)
      return sum + weight * Math.max(0, 1 - gapMm / (outMm * saidShare))
    }, 0)
    light[corner] = Math.max(leastLight, 1 - kept)
  }
  return light
}

/** At the surface the field itself is nothing. */
function outwards(field: Field, x: number, y: number, z: number): Vector {
  return normalise([field(x + stepMm, y, z), field(x, y + stepMm, z), field(x, y, z + stepMm)])
}
