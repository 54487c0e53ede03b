import type { Part, Scene } from './part.ts'
import { short, stepsPerPixel } from './svg.ts'

/** The soft shadow of an upright ring on the floor it stands on, under the softbox overhead. */
export function shadowPart({ camera }: Scene, floor: number): Part {
  const at = camera.project([0, 0, floor])
  const across = camera.project([1, 0, floor])
  const along = camera.project([0, 1, floor])
  const pool = (x: number, lengthMm: number, widthMm: number, opacity: number) => {
    const columns = [
      [across[0] - at[0], across[1] - at[1]].map((way) => short(way * stepsPerPixel * lengthMm, 1)),
      [along[0] - at[0], along[1] - at[1]].map((way) => short(way * stepsPerPixel * widthMm, 1)),
    ].flat()
    const origin = camera.project([x, 0, floor]).map((way) => short(way * stepsPerPixel, 0))
    return `<circle r="1" fill="url(#s)" opacity="${short(opacity, 2)}" transform="matrix(${[...columns, ...origin].join(' ')})"/>`
  }
  return {
    kind: 'markup',
    markup: pool(0, 12.5, 4.6, 0.3) + pool(0, 7.5, 2.4, 0.42) + pool(0, 3.6, 1.15, 0.5),
  }
}

/** The fall-off that every pool of shadow is filled with: warm, since the stage is. */
export const shadowDefinition =
  '<radialGradient id="s"><stop stop-color="#3a2f22" stop-opacity=".62"/><stop offset=".35" stop-color="#3a2f22" stop-opacity=".36"/>' +
  '<stop offset=".7" stop-color="#3a2f22" stop-opacity=".09"/><stop offset="1" stop-color="#3a2f22" stop-opacity="0"/></radialGradient>'
