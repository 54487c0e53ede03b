import type { Part, Scene } from './part.ts'
import { short, stepsPerPixel } from './svg.ts'
import type { Vec3 } from './vector.ts'

/** The soft shadow of an upright ring on the floor it stands on, under the softbox overhead. */
export function shadowPart(scene: Scene, floor: number): Part {
  const pool = (x: number, lengthMm: number, widthMm: number, opacity: number) =>
    poolMarkup(scene, { at: [x, 0, floor], x: [lengthMm, 0, 0], y: [0, widthMm, 0], opacity })
  return {
    kind: 'markup',
    markup: pool(0, 12.5, 4.6, 0.3) + pool(0, 7.5, 2.4, 0.42) + pool(0, 3.6, 1.15, 0.5),
  }
}

/** The shadow of a ring that lies on the floor. */
export function lyingShadowPart(scene: Scene, radius: number, floor: number): Part {
  const reach = radius * 1.18
  const pool = { at: [0, floor, 0], x: [reach, 0, 0], y: [0, 0, reach], opacity: 0.6, fill: 'l' } as const
  return { kind: 'markup', markup: poolMarkup(scene, pool) }
}

interface Pool {
  readonly at: Vec3
  /** Its half axes on the floor. */
  readonly x: Vec3
  readonly y: Vec3
  readonly opacity: number
  readonly fill?: string
}

/** A pool of shadow on the floor. */
function poolMarkup({ camera }: Scene, { at, x, y, opacity, fill = 's' }: Pool): string {
  const origin = camera.project(at)
  const axis = ([dx, dy, dz]: Vec3): number[] => {
    const length = Math.hypot(dx, dy, dz) || 1
    const end = camera.project([at[0] + dx / length, at[1] + dy / length, at[2] + dz / length])
    return [(end[0] - origin[0]) * length, (end[1] - origin[1]) * length]
  }
  const columns = [...axis(x), ...axis(y)].map((way) => short(way * stepsPerPixel, 1))
  const place = origin.map((way) => short(way * stepsPerPixel, 0))
  return `<circle r="1" fill="url(#${fill})" opacity="${short(opacity, 2)}" transform="matrix(${[...columns, ...place].join(' ')})"/>`
}

/** The fall-off that every pool of shadow is filled with: warm, since the stage is. */
export const shadowDefinition =
  '<radialGradient id="s"><stop stop-color="#3a2f22" stop-opacity=".62"/><stop offset=".35" stop-color="#3a2f22" stop-opacity=".36"/>' +
  '<stop offset=".7" stop-color="#3a2f22" stop-opacity=".09"/><stop offset="1" stop-color="#3a2f22" stop-opacity="0"/></radialGradient>'

/** The fall-off on both sides of a ring that lies down. */
export const lyingShadowDefinition =
  '<radialGradient id="l"><stop offset=".48" stop-color="#3a2f22" stop-opacity="0"/><stop offset=".64" stop-color="#3a2f22" stop-opacity=".16"/><stop offset=".81" stop-color="#3a2f22" stop-opacity=".7"/>' +
  '<stop offset=".87" stop-color="#3a2f22" stop-opacity=".26"/><stop offset="1" stop-color="#3a2f22" stop-opacity="0"/></radialGradient>'
