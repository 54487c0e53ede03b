import { at } from '../primitives/list.ts'
import { transform } from '../primitives/matrix.ts'
import type { Mesh } from '../primitives/mesh.ts'
import { normalise, type Vector } from '../primitives/vector.ts'
import type { Part } from '../scene/scene.ts'

/** A body that stands is lit from before it and above. */
const towardsLight = normalise([0.12, 0.55, 0.83])
/** What is so far off keeps no light away. */
const reachMm = 5
/** One point of a piece stands for all that are nearer to it than this. */
const sampleMm = 0.7
/** At the very place where a piece lies on the skin. */
const darkest = 0.66

/** Points of a piece, by the cubes of space that they lie in. */
interface Samples {
  readonly near: (point: Vector) => readonly Vector[]
}

/**
 * The light on a body that is left by what lies on it: a soft shadow close below it. Triangles under it are parted so many
 * times first, since a shadow is finer than they are; `settle` moves the new corners onto the body.
 */
export function shadedBy(
  body: Mesh & Required<Pick<Mesh, 'light'>>,
  parts: readonly Part[],
  timesParted: number,
  settle: (positions: readonly number[]) => Float32Array,
): Mesh {
  const samples = samplesOf(parts)
  let mesh = body
  for (let round = 0; round < timesParted; round += 1) mesh = parted(mesh, samples, settle)
  const light = mesh.light.map(
    (lit, corner) => lit * (1 - darkest * shadowAt(cornerOf(mesh, corner), samples)),
  )
  return { ...mesh, light }
}

/** How much of the light something keeps off a point, 0 to 1: the more, the closer it is in the way of it. */
function shadowAt(point: Vector, samples: Samples): number {
  let most = 0
  for (const [x, y, z] of samples.near(point)) {
    const [vx, vy, vz] = [x - point[0], y - point[1], z - point[2]]
    const along = vx * towardsLight[0] + vy * towardsLight[1] + vz * towardsLight[2]
    if (along < -1) continue
    const asideSquared = vx * vx + vy * vy + vz * vz - along * along
    const widthMm = 0.8 + 0.5 * Math.max(0, along)
    most = Math.max(most, Math.exp(-asideSquared / widthMm ** 2 - Math.max(0, along) / 4))
  }
  return most
}

function samplesOf(parts: readonly Part[]): Samples {
  const known = new Set<number>()
  const cubes = new Map<number, Vector[]>()
  for (const { mesh, instances } of parts) {
    for (const place of instances) {
      for (let corner = 0; corner < mesh.positions.length / 3; corner += 1) {
        const point = transform(place, cornerOf(mesh, corner))
        const name = cubeAt(point, sampleMm)
        if (known.has(name)) continue
        known.add(name)
        // In its own cube and those round it, so that one look finds all.
        for (const round of shifts) {
          const cube = cubeAt(point, reachMm) + round
          const list = cubes.get(cube)
          if (list) list.push(point)
          else cubes.set(cube, [point])
        }
      }
    }
  }
  return { near: (point) => cubes.get(cubeAt(point, reachMm)) ?? none }
}

const none: readonly Vector[] = []
/** No body is so many cubes wide. */
const across = 4096
/** From the number of a cube to those of it and its neighbours. */
const shifts = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => (x * across + y) * across + z)),
)

/** The number of the cube that a point lies in, of those that fill space. */
function cubeAt([x, y, z]: Vector, sideMm: number): number {
  return (Math.floor(x / sideMm) * across + Math.floor(y / sideMm)) * across + Math.floor(z / sideMm)
}

function cornerOf({ positions }: Pick<Mesh, 'positions'>, corner: number): Vector {
  return [positions[corner * 3] ?? 0, positions[corner * 3 + 1] ?? 0, positions[corner * 3 + 2] ?? 0]
}

/** A mesh whose triangles near the samples are four each; those beside them are parted where an edge of theirs is. */
function parted(
  mesh: Mesh & Required<Pick<Mesh, 'light'>>,
  samples: Samples,
  settle: (positions: readonly number[]) => Float32Array,
): Mesh & Required<Pick<Mesh, 'light'>> {
  const count = mesh.positions.length / 3
  const isNear = Array.from({ length: count }, (_, corner) => samples.near(cornerOf(mesh, corner)).length > 0)
  const middles = new Map<number, number>()
  const added: number[] = []
  const addedLight: number[] = []
  const nameOf = (one: number, other: number) => Math.min(one, other) * count + Math.max(one, other)
  for (let corner = 0; corner < mesh.indices.length; corner += 3) {
    const round = [...mesh.indices.subarray(corner, corner + 3)]
    if (!round.some((each) => isNear[each])) continue
    for (const [place, one] of round.entries()) {
      const other = at(round, (place + 1) % 3)
      if (middles.has(nameOf(one, other))) continue
      middles.set(nameOf(one, other), count + addedLight.length)
      const [a, b] = [cornerOf(mesh, one), cornerOf(mesh, other)]
      added.push((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2)
      addedLight.push(((mesh.light[one] ?? 1) + (mesh.light[other] ?? 1)) / 2)
    }
  }
  const indices: number[] = []
  for (let corner = 0; corner < mesh.indices.length; corner += 3) {
    const [a = 0, b = 0, c = 0] = mesh.indices.subarray(corner, corner + 3)
    indices.push(...partsOf([a, b, c], (one, other) => middles.get(nameOf(one, other))))
  }
  return {
    ...mesh,
    positions: joined(mesh.positions, settle(added)),
    light: joined(mesh.light, addedLight),
    indices: Uint32Array.from(indices),
  }
}

function joined(known: Float32Array, added: ArrayLike<number>): Float32Array {
  const all = new Float32Array(known.length + added.length)
  all.set(known)
  all.set(added, known.length)
  return all
}

type Triangle = readonly [number, number, number]

/** The triangles that one becomes whose edges have these middles, wound as it is: nobody sees through between two of them. */
function partsOf(
  [a, b, c]: Triangle,
  middleOf: (one: number, other: number) => number | undefined,
): number[] {
  const [ab, bc, ca] = [middleOf(a, b), middleOf(b, c), middleOf(c, a)]
  if (ab !== undefined && bc !== undefined && ca !== undefined) {
    return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca]
  }
  if (ab !== undefined && bc !== undefined) return [ab, b, bc, a, ab, bc, a, bc, c]
  if (ab !== undefined && ca === undefined) return [a, ab, c, ab, b, c]
  if (bc === undefined && ca === undefined) return [a, b, c]
  return partsOf([b, c, a], middleOf)
}
