import { product, rotationX, transform, type Matrix } from '@shop/schema/geometry/primitives/matrix'
import { facetPlanes, type Mesh } from '@shop/schema/geometry/primitives/mesh'
import { shadedMesh } from '@shop/schema/geometry/primitives/normals'
import { isUpright, type Pose } from '@shop/schema/geometry/scene/pose'
import type { Inclusion, Part, Scene, StoneSpec } from '@shop/schema/geometry/scene/scene'
import type { Vector } from '@shop/schema/geometry/primitives/vector'
import { detailOf } from './detail-of.ts'
import { frameOf } from './frame-of.ts'
import type { PackedPart, PackedScene, PackedStone } from './packed-scene.ts'

/** Facets steeper than this are the girdle's: too narrow to matter to light, and too many. */
const girdleSlope = 0.02
/** Of the corners of a large mesh a part is enough to know how large it is. */
const sampleStride = 3

/**
 * A scene ready for the graphics card; what hangs is stood up, its face towards the viewer at -y. It is framed for
 * the pose of its catalogue picture, or for another.
 */
export function packScene({ kind, parts, focus }: Scene, pose?: Pose): PackedScene {
  const upright = isUpright(kind) ? rotationX(Math.PI / 2) : null
  const placed = parts.map((part) =>
    upright ? { ...part, instances: part.instances.map((instance) => product(upright, instance)) } : part,
  )
  const centre = focus && upright ? transform(upright, focus.centre) : focus?.centre
  const frame = frameOf(
    kind,
    placed.flatMap(cornersOf),
    centre ? { centre, widthMm: focus?.widthMm ?? 1 } : null,
    pose,
  )
  const parted = placed.map((part) => ({
    material: part.material,
    corners: cornersOf({ ...part, instances: part.instances.slice(0, 1) }),
  }))
  return { kind, frame: { ...frame, detail: detailOf(parted, frame) }, parts: placed.map(packPart) }
}

function packPart({ mesh, material, instances, stone, inclusions = [] }: Part): PackedPart {
  return {
    material,
    ...shadedMesh(mesh),
    matrices: Float32Array.from(instances.flat()),
    stone: stone ? packStone(mesh, stone, inclusions) : null,
  }
}

function packStone(
  mesh: Mesh,
  { gem, shape, widthMm, lengthMm }: StoneSpec,
  inclusions: readonly Inclusion[],
): PackedStone {
  const isMirrored = shape === 'heart-shape'
  const planes = facetPlanes(isMirrored ? rightHalf(mesh) : mesh).filter(
    ([, , slope]) => Math.abs(slope) > girdleSlope,
  )
  return {
    gem,
    widthMm: Math.min(widthMm, lengthMm),
    planes: Float32Array.from(planes.flat()),
    inclusions: Float32Array.from(
      inclusions.flatMap(({ from, to, radiusMm }) => [...from, radiusMm, ...to, 0]),
    ),
    isMirrored,
  }
}

/** The triangles that lie at x >= 0. */
function rightHalf(mesh: Mesh): Mesh {
  const { positions, indices } = mesh
  const isRight = (corner: number) => (positions[corner * 3] ?? 0) > -1e-5
  const triangles = Array.from({ length: indices.length / 3 }, (_, place) =>
    indices.subarray(place * 3, place * 3 + 3),
  )
  return {
    ...mesh,
    indices: Uint32Array.from(
      triangles.filter((triangle) => triangle.every(isRight)).flatMap((triangle) => [...triangle]),
    ),
  }
}

/** Corners of a part wherever it stands, some of them. */
function cornersOf({ mesh: { positions }, instances }: Part): Vector[] {
  const corners: Vector[] = []
  for (let place = 0; place < positions.length; place += 3 * sampleStride) {
    corners.push([positions[place] ?? 0, positions[place + 1] ?? 0, positions[place + 2] ?? 0])
  }
  return instances.flatMap((instance: Matrix) => corners.map((corner) => transform(instance, corner)))
}

/** The memory of a scene, which is handed over and not copied. */
export function buffersOf({ parts }: PackedScene): ArrayBuffer[] {
  return parts.flatMap(({ positions, normals, indices, matrices, stone }) =>
    [positions, normals, indices, matrices, ...(stone ? [stone.planes, stone.inclusions] : [])].map(
      // Every one of them was made with memory of its own.
      ({ buffer }) => buffer as ArrayBuffer,
    ),
  )
}
