import type { Camera } from './camera.ts'
import { place, type Frame } from './frame.ts'
import { short, stepsPerPixel } from './svg.ts'

/**
 * The transform that lays a flat drawing on the x and y of a frame, `unitMm` millimetres to one of its
 * units; `isDownward` for a drawing whose y runs down the page.
 */
export function matrixOf(frame: Frame, unitMm: number, camera: Camera, isDownward = false): string {
  const at = camera.project(frame.origin)
  const across = camera.project(place(frame, [1, 0, 0]))
  const along = camera.project(place(frame, [0, isDownward ? -1 : 1, 0]))
  const ways = [across[0] - at[0], across[1] - at[1], along[0] - at[0], along[1] - at[1]]
  const columns = ways.map((way) => short(way * stepsPerPixel * unitMm, 3))
  return `matrix(${[...columns, ...at.map((way) => short(way * stepsPerPixel, 0))].join(' ')})`
}
