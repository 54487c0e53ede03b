import { stepOf } from '../metal/metalwork.ts'
import type { Camera } from '../picture/camera.ts'
import { short, stepsPerPixel, tokenFor } from '../picture/svg.ts'
import type { Vec3 } from '../picture/vector.ts'

const stops: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.12, 0.97],
  [0.3, 0.78],
  [0.55, 0.62],
  [0.74, 0.3],
  [0.86, 0.16],
  [0.93, 0.42],
  [1, 0.5],
]

/** A polished ball of metal, which every ball of a picture is a copy of. */
export const ballDefinition = `<radialGradient id="k" cx=".38" cy=".32" r=".72">${stops
  .map(([offset, light]) => `<stop offset="${offset}" stop-color="${tokenFor(stepOf(light))}"/>`)
  .join('')}</radialGradient><circle id="ba" r="100" fill="url(#k)"/>`

/** A ball of metal where the camera sees it. */
export function ballMarkup(middle: Vec3, radiusMm: number, camera: Camera): string {
  const [x, y] = camera.project(middle).map((way) => short(way * stepsPerPixel, 0))
  const size = short((radiusMm * camera.pixelsPerMm * stepsPerPixel) / 100, 3)
  return `<use href="#ba" transform="translate(${x} ${y})scale(${size})"/>`
}
