import { times } from './list.ts'
import type { Mesh } from './mesh.ts'
import { closedTube, type Thickness } from './tube.ts'
import { fullTurn, type Point, type Vector } from './vector.ts'

/** A round ring of wire seen from the front: in the plane of x and y. */
export function flatRing(radiusMm: number, thickness: Thickness, centre: Vector = [0, 0, 0]): Mesh {
  const [x, y, z] = centre
  const line = circle(radiusMm, Math.max(36, Math.round(radiusMm * 10))).map(([out, up]): Vector => [
    x + out,
    y + up,
    z,
  ])
  return closedTube(line, { radius: thickness, up: [0, 0, 1], segments: 14 })
}

/** A ring of wire seen from its edge: in the plane of y and z. */
export function edgeRing(radiusMm: number, wireMm: number, [x, y, z]: Vector): Mesh {
  const line = times(36, (index): Vector => {
    const angle = (fullTurn * index) / 36
    return [x, y + radiusMm * Math.cos(angle), z + radiusMm * Math.sin(angle)]
  })
  return closedTube(line, { radius: wireMm, up: [1, 0, 0], segments: 10 })
}

/** The sleeve that a chain runs through: a loop seen from its edge, wide in front and narrow behind. */
export function sleeve(heightMm: number, bottom: Vector): Mesh {
  const [x, y, z] = bottom
  const half = heightMm / 2
  const line = times(64, (index): Vector => {
    const angle = (fullTurn * index) / 64
    return [x, y + half - half * Math.cos(angle), z + 0.85 * Math.sin(angle)]
  })
  return closedTube(line, {
    radius: (share) => [0.4 - 0.26 * Math.cos(fullTurn * share), 0.2],
    up: [1, 0, 0],
    segments: 14,
  })
}

/** So many corners of a circle. */
export function circle(radiusMm: number, count = 96): Point[] {
  return times(count, (index): Point => {
    const angle = (fullTurn * index) / count
    return [radiusMm * Math.cos(angle), radiusMm * Math.sin(angle)]
  })
}

/** A rectangle with rounded corners as an outline, anticlockwise. */
export function roundedBar(widthMm: number, heightMm: number, cornerMm: number): Point[] {
  const [x, y] = [widthMm / 2 - cornerMm, heightMm / 2 - cornerMm]
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
  return corners.flatMap(([sideX, sideY], quarter) =>
    times(9, (step): Point => {
      const angle = (fullTurn / 4) * (quarter + step / 8)
      return [sideX * x + cornerMm * Math.cos(angle), sideY * y + cornerMm * Math.sin(angle)]
    }),
  )
}
