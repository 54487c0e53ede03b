import { fullTurn, radians } from '@shop/schema/geometry/primitives/vector'
import type { Sight } from './camera.ts'
import type { Pose } from '@shop/schema/geometry/scene/pose'

/** How low and how high one can stand, and how close one can look. */
const lowest = radians(-40)
const highest = radians(88)
const leastZoom = 0.6
const mostZoom = 5

/** From where a piece is seen, and where the view is going: it follows smoothly. */
export interface Orbit {
  readonly shown: Sight
  readonly target: Sight
}

/** How a view is to change: angles in radians are added, the zoom is multiplied. */
export interface Move {
  readonly yaw?: number
  readonly elevation?: number
  readonly zoom?: number
}

/** What counts as there: less than a quarter of a pixel on any screen. */
const near = 2e-4
/** A view comes two thirds of the way in this time. */
const followMs = 110

/** Where a piece is seen from at first. */
export function startSight({ yawDegrees, elevationDegrees }: Pose): Sight {
  return { yaw: radians(yawDegrees), elevation: radians(elevationDegrees), zoom: 1 }
}

/** A sight moved within its bounds. */
export function moved(sight: Sight, { yaw = 0, elevation = 0, zoom = 1 }: Move): Sight {
  return {
    yaw: sight.yaw + yaw,
    elevation: held(sight.elevation + elevation, lowest, highest),
    zoom: held(sight.zoom * zoom, leastZoom, mostZoom),
  }
}

/** An orbit so many milliseconds later. Where it has arrived, it is the same object as its goal. */
export function followed({ shown, target }: Orbit, passedMs: number): Orbit {
  const share = 1 - Math.exp(-passedMs / followMs)
  const next = {
    yaw: shown.yaw + (target.yaw - shown.yaw) * share,
    elevation: shown.elevation + (target.elevation - shown.elevation) * share,
    zoom: shown.zoom + (target.zoom - shown.zoom) * share,
  }
  const isThere =
    Math.abs(next.yaw - target.yaw) < near &&
    Math.abs(next.elevation - target.elevation) < near &&
    Math.abs(next.zoom - target.zoom) < near
  return { shown: isThere ? target : next, target }
}

/** A sight without the whole turns that lie between it and another. */
export function unwound(sight: Sight, other: Sight): Sight {
  const turns = Math.round((sight.yaw - other.yaw) / fullTurn)
  return { ...sight, yaw: sight.yaw - turns * fullTurn }
}

/** Whether a view has come to rest. */
export function isAtRest({ shown, target }: Orbit): boolean {
  return shown === target
}

function held(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
