import { at, cyclic, times } from './list.ts'
import { meshOf, type Face, type Mesh } from './mesh.ts'
import { add, scale, type Vector } from './vector.ts'

/** One section of a body: its outline as a closed line of corners. */
export type Section = readonly Vector[]

/**
 * A body through sections of equally many corners. A closed one goes on from its last section to its first;
 * an open one has a flat end at both sides, or a point, where a section is a single corner.
 */
export function loft(
  sections: readonly Section[],
  { isClosed = false, creaseDegrees = 40 }: { isClosed?: boolean; creaseDegrees?: number } = {},
): Mesh {
  const corners: Vector[] = []
  const rows = sections.map((section) => section.map((corner) => corners.push(corner) - 1))
  const faces: Face[] = []
  times(isClosed ? rows.length : rows.length - 1, (index) => {
    faces.push(...strip(at(rows, index), cyclic(rows, index + 1)))
  })
  if (!isClosed) {
    faces.push(...flatEnd(corners, at(rows, 0), true), ...flatEnd(corners, at(rows, rows.length - 1), false))
  }
  return meshOf(corners, faces, creaseDegrees)
}

/** The middle of some points. */
export function middleOf(points: readonly Vector[]): Vector {
  return scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0]),
    1 / points.length,
  )
}

function strip(from: readonly number[], to: readonly number[]): Face[] {
  if (from.length === 1) return to.map((corner, k) => [at(from, 0), cyclic(to, k + 1), corner])
  if (to.length === 1) return from.map((corner, k) => [corner, cyclic(from, k + 1), at(to, 0)])
  return from.map((corner, k) => [corner, cyclic(from, k + 1), cyclic(to, k + 1), at(to, k)])
}

function flatEnd(corners: Vector[], row: readonly number[], isFirst: boolean): Face[] {
  if (row.length === 1) return []
  const middle = corners.push(middleOf(row.map((corner) => at(corners, corner)))) - 1
  return row.map((corner, k) =>
    isFirst ? [middle, cyclic(row, k + 1), corner] : [middle, corner, cyclic(row, k + 1)],
  )
}
