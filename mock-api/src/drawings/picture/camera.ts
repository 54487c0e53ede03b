import type { RingView } from '../piece.ts'
import { add, cross, dot, normalise, scale, subtract, type Vec2, type Vec3 } from './vector.ts'

/** A camera on a long lens: where it stands and how the world falls on to the 600 by 600 picture. */
export interface Camera {
  readonly name: string
  readonly position: Vec3
  readonly right: Vec3
  readonly up: Vec3
  readonly pixelsPerMm: number
  /** From the aim towards the camera. */
  readonly back: Vec3
  /** Straight up from the floor: along the finger where a ring lies on its side. */
  readonly vertical: Vec3
  project(point: Vec3): Vec2
  /** The direction in which the camera sees a point. */
  sight(point: Vec3): Vec3
}

export interface Pose {
  readonly yawDegrees: number
  readonly elevationDegrees: number
  readonly aim: Vec3
  readonly pixelsPerMm: number
  /** Where on the picture the aim falls. */
  readonly middle: Vec2
  /** Whether the piece lies on its side, the finger's direction upwards. */
  readonly isLying?: boolean
}

const distanceMm = 105

const poses: Record<RingView, Pose> = {
  hero: { yawDegrees: 24, elevationDegrees: 35, aim: [0, 0, 0], pixelsPerMm: 21.5, middle: [300, 352] },
  top: { yawDegrees: 0, elevationDegrees: 62, aim: [0, 0, 4], pixelsPerMm: 21.5, middle: [300, 330] },
  front: { yawDegrees: 0, elevationDegrees: 8, aim: [0, 0, 0], pixelsPerMm: 19.5, middle: [300, 362] },
  side: { yawDegrees: 72, elevationDegrees: 14, aim: [0, 0, 0], pixelsPerMm: 19.5, middle: [300, 362] },
}

/** Where the camera stands for one of a setting's four pictures. */
export function ringPose(view: RingView): Pose {
  return poses[view]
}

/** The camera of one of a setting's four pictures; every design stands at the same scale on the same line. */
export function cameraFor(view: RingView): Camera {
  return cameraAt(view, poses[view])
}

/** A camera in a pose of its own; the name tells its pictures from those of other cameras. */
export function cameraAt(
  name: string,
  { yawDegrees, elevationDegrees, aim, pixelsPerMm, middle, isLying = false }: Pose,
): Camera {
  const yaw = (yawDegrees * Math.PI) / 180
  const elevation = (elevationDegrees * Math.PI) / 180
  const laid = ([x, y, z]: Vec3): Vec3 => (isLying ? [x, z, -y] : [x, y, z])
  const back = laid([
    Math.sin(yaw) * Math.cos(elevation),
    -Math.cos(yaw) * Math.cos(elevation),
    Math.sin(elevation),
  ])
  const right = laid([Math.cos(yaw), Math.sin(yaw), 0])
  const up = cross(back, right)
  const position = add(aim, scale(back, distanceMm))
  return {
    name,
    position,
    right,
    up,
    pixelsPerMm,
    back,
    vertical: laid([0, 0, 1]),
    project(point) {
      const offset = subtract(point, aim)
      const zoom = (pixelsPerMm * distanceMm) / (distanceMm - dot(offset, back))
      return [middle[0] + dot(offset, right) * zoom, middle[1] - dot(offset, up) * zoom]
    },
    sight(point) {
      return normalise(subtract(point, position))
    },
  }
}
