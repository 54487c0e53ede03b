import { times } from '../primitives/list.ts'
import type { Mesh } from '../primitives/mesh.ts'
import type { Vector } from '../primitives/vector.ts'

/** How far a point is from a surface: negative inside. */
export type Field = (x: number, y: number, z: number) => number

/** Where a surface is looked for, and how finely, in millimetres. */
export interface Bounds {
  readonly low: Vector
  readonly high: Vector
  readonly cellMm: number
}

/** Cells along each side of a block: one that the surface does not come near is not looked into. */
const blockCells = 6

/**
 * The surface of a field as a mesh, smooth all over: a corner in every cell that the surface runs through, from the middle
 * of where it crosses the cell's edges moved onto it, so that no edge of it is stepped. The field must not change faster
 * than distance does.
 */
export function surfaceOf(field: Field, { low, high, cellMm }: Bounds): Mesh {
  const counts = low.map((from, axis) => Math.ceil(((high[axis] ?? 0) - from) / cellMm) + 1)
  const [nx = 0, ny = 0, nz = 0] = counts
  const strides = [1, nx, nx * ny] as const
  const values = sampled(field, { low, high, cellMm }, [nx, ny, nz])
  const corners = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const indices: number[] = []
  const valueAt = (place: number) => values[place] ?? 1

  for (let z = 0; z < nz - 1; z += 1) {
    for (let y = 0; y < ny - 1; y += 1) {
      for (let x = 0; x < nx - 1; x += 1) {
        const place = x + y * strides[1] + z * strides[2]
        // Most cells are far from the surface.
        if (Math.abs(valueAt(place)) > 2 * cellMm) continue
        const middle = crossing(place, strides, valueAt)
        if (!middle) continue
        corners[place] = positions.length / 3
        positions.push(
          low[0] + (x + middle[0]) * cellMm,
          low[1] + (y + middle[1]) * cellMm,
          low[2] + (z + middle[2]) * cellMm,
        )
        // Each edge at the cell's first corner is walled by the four cells round it.
        for (const axis of [0, 1, 2] as const) {
          const isIn = valueAt(place) < 0
          if (isIn === valueAt(place + strides[axis]) < 0) continue
          const [one, two] = [strides[(axis + 1) % 3] ?? 1, strides[(axis + 2) % 3] ?? 1]
          const round = [place, place - one, place - one - two, place - two].map((at) => corners[at] ?? -1)
          if (round.some((corner) => corner < 0)) continue
          const [a = 0, b = 0, c = 0, d = 0] = isIn ? round : round.toReversed()
          indices.push(a, b, c, a, c, d)
        }
      }
    }
  }
  return {
    positions: settled(positions, field, cellMm),
    indices: Uint32Array.from(indices),
    creaseDegrees: 180,
  }
}

/** The field at every corner of every cell; far from the surface only its sign is right. */
function sampled(
  field: Field,
  { low, cellMm }: Bounds,
  [nx, ny, nz]: readonly [number, number, number],
): Float32Array {
  const values = new Float32Array(nx * ny * nz)
  const blocksAlong = (count: number) => times(Math.ceil(count / blockCells), (block) => block * blockCells)
  const reachMm = (blockCells * cellMm * Math.sqrt(3)) / 2 + cellMm
  const at = (axis: 0 | 1 | 2, cell: number) => low[axis] + cell * cellMm
  const half = blockCells / 2
  for (const bz of blocksAlong(nz)) {
    for (const by of blocksAlong(ny)) {
      for (const bx of blocksAlong(nx)) {
        const middle = field(at(0, bx + half), at(1, by + half), at(2, bz + half))
        for (let z = bz; z < Math.min(nz, bz + blockCells); z += 1) {
          for (let y = by; y < Math.min(ny, by + blockCells); y += 1) {
            for (let x = bx; x < Math.min(nx, bx + blockCells); x += 1) {
              values[x + y * nx + z * nx * ny] =
                Math.abs(middle) > reachMm ? middle : field(at(0, x), at(1, y), at(2, z))
            }
          }
        }
      }
    }
  }
  return values
}

/** Points near the surface of a field, each moved onto it the shortest way, and no further than half a cell. */
export function settled(positions: readonly number[], field: Field, cellMm: number): Float32Array {
  const onSurface = Float32Array.from(positions)
  const step = cellMm / 8
  for (let corner = 0; corner < onSurface.length; corner += 3) {
    const [x = 0, y = 0, z = 0] = onSurface.subarray(corner, corner + 3)
    const gap = field(x, y, z)
    const sx = (field(x + step, y, z) - gap) / step
    const sy = (field(x, y + step, z) - gap) / step
    const sz = (field(x, y, z + step) - gap) / step
    const steepness = sx * sx + sy * sy + sz * sz
    if (steepness < 0.01) continue
    const most = cellMm / 2 / Math.sqrt(steepness)
    const way = Math.min(most, Math.max(-most, gap / steepness))
    onSurface.set([x - sx * way, y - sy * way, z - sz * way], corner)
  }
  return onSurface
}

/** The middle of where a surface crosses the edges of a cell, in shares of the cell; null where it does not. */
function crossing(
  place: number,
  strides: readonly [number, number, number],
  valueAt: (place: number) => number,
): Vector | null {
  let [sumX, sumY, sumZ, count] = [0, 0, 0, 0]
  for (const axis of [0, 1, 2] as const) {
    const [one, two] = [(axis + 1) % 3, (axis + 2) % 3] as const
    for (let side = 0; side < 4; side += 1) {
      const [u, v] = [side & 1, side >> 1]
      const from = place + u * (strides[one] ?? 0) + v * (strides[two] ?? 0)
      const [start, end] = [valueAt(from), valueAt(from + strides[axis])]
      if (start < 0 === end < 0) continue
      const point = [0, 0, 0]
      point[axis] = start / (start - end)
      point[one] = u
      point[two] = v
      sumX += point[0] ?? 0
      sumY += point[1] ?? 0
      sumZ += point[2] ?? 0
      count += 1
    }
  }
  return count === 0 ? null : [sumX / count, sumY / count, sumZ / count]
}
