import type { Focus, SceneKind } from '@shop/schema/geometry/scene/scene'
import { heroPoseOf, type Pose } from '@shop/schema/geometry/scene/pose'
import { distance, dot, radians, scale, add, type Vector } from '@shop/schema/geometry/primitives/vector'
import { axesOf, type Frame } from './camera.ts'

/** How far behind a hanging piece its wall is, as in the stills. */
const wallGapMm = 0.8

/**
 * The frame in which a piece fills as much of the picture as in its still, or which its focus asks for. From
 * the first sight of it, so that the picture does not jump when it comes to life.
 */
export function frameOf(
  kind: SceneKind,
  corners: readonly Vector[],
  focus: Focus | null,
  { yawDegrees, elevationDegrees, fill }: Pose = heroPoseOf(kind),
): Omit<Frame, 'detail'> {
  const axes = axesOf({ yaw: radians(yawDegrees), elevation: radians(elevationDegrees) })
  const extents = axes.map((axis) => extentAlong(axis, corners))
  const [across, upwards] = extents.map(({ low, high }) => high - low)
  const middle = extents
    .map(({ low, high }, place) => scale(axes[place] ?? [0, 0, 0], (low + high) / 2))
    .reduce(add)
  const centre = focus?.centre ?? middle
  return {
    centre,
    widthMm: focus?.widthMm ?? Math.max(across ?? 0, upwards ?? 0) / fill,
    reachMm: corners.reduce((most, corner) => Math.max(most, distance(corner, centre)), 0),
    outermost: focus ? [] : ways.map((way) => farthestAlong(way, corners)),
    groundMm:
      kind === 'hanging'
        ? extentAlong([0, -1, 0], corners).low - wallGapMm
        : extentAlong([0, 0, 1], corners).low,
  }
}

/** To all sides, and between them. */
const ways = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z): Vector => [x, y, z])))

function farthestAlong(way: Vector, corners: readonly Vector[]): Vector {
  return corners.reduce((best, corner) => (dot(way, corner) > dot(way, best) ? corner : best))
}

function extentAlong(axis: Vector, corners: readonly Vector[]): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity]
  for (const corner of corners) {
    const place = dot(axis, corner)
    if (place < low) low = place
    if (place > high) high = place
  }
  return { low, high }
}
