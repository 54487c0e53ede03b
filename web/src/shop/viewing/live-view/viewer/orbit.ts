import { fullTurn, radians } from '@shop/schema/geometry/primitives/vector'
import type { EyeView } from '../drawn-view.ts'
import type { Frame, Sight } from './camera.ts'
import { heroPoseOf, isWorn, sidePoseOf, type Pose } from '@shop/schema/geometry/scene/pose'
import type { SceneKind } from '@shop/schema/geometry/scene/scene'

/** How far round, how low and how high one can stand, and how close one can look. */
interface Bounds {
  readonly yaw: Range
  readonly elevation: Range
  readonly zoom: Range
}

type Range = readonly [least: number, most: number]

/** Beyond that a facet fills the picture. */
const mostZoom = 5

const freeBounds: Bounds = {
  yaw: [-Infinity, Infinity],
  elevation: [radians(-40), radians(88)],
  zoom: [0.6, mostZoom],
}

/** How far one may go round a scene: a body ends outside its picture, where nobody is to look. */
export function boundsOf(kind: SceneKind): Bounds {
  if (!isWorn(kind)) return freeBounds
  const { yawDegrees, elevationDegrees } = heroPoseOf(kind)
  return { yaw: around(yawDegrees, 25), elevation: around(elevationDegrees, 18), zoom: [1, mostZoom] }
}

function around(degrees: number, byDegrees: number): Range {
  return [radians(degrees - byDegrees), radians(degrees + byDegrees)]
}

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
  return { yaw: radians(yawDegrees), elevation: radians(elevationDegrees), zoom: 1, aim: 0 }
}

/** Where the eye stands for a view of a scene. */
export function sightOf(view: EyeView, kind: SceneKind, { widthMm, detail }: Frame): Sight {
  switch (view) {
    case 'side':
      return startSight(sidePoseOf(kind))
    case 'above':
      return { yaw: 0, elevation: radians(84), zoom: 1, aim: 0 }
    case 'detail':
      return { ...startSight(heroPoseOf(kind)), zoom: Math.min(mostZoom, widthMm / detail.widthMm), aim: 1 }
  }
}

/** A sight moved within its bounds. */
export function moved(
  sight: Sight,
  { yaw = 0, elevation = 0, zoom = 1 }: Move,
  bounds: Bounds = freeBounds,
): Sight {
  return {
    ...sight,
    yaw: held(sight.yaw + yaw, bounds.yaw),
    elevation: held(sight.elevation + elevation, bounds.elevation),
    zoom: held(sight.zoom * zoom, bounds.zoom),
  }
}

/** An orbit so many milliseconds later. Where it has arrived, it is the same object as its goal. */
export function followed({ shown, target }: Orbit, passedMs: number): Orbit {
  const share = 1 - Math.exp(-passedMs / followMs)
  const next = {
    yaw: shown.yaw + (target.yaw - shown.yaw) * share,
    elevation: shown.elevation + (target.elevation - shown.elevation) * share,
    zoom: shown.zoom + (target.zoom - shown.zoom) * share,
    aim: shown.aim + (target.aim - shown.aim) * share,
  }
  const isThere =
    Math.abs(next.yaw - target.yaw) < near &&
    Math.abs(next.elevation - target.elevation) < near &&
    Math.abs(next.zoom - target.zoom) < near &&
    Math.abs(next.aim - target.aim) < near
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

function held(value: number, [least, most]: Range): number {
  return Math.min(most, Math.max(least, value))
}
