import { stepOf } from '../metal/metalwork.ts'
import type { Camera } from '../picture/camera.ts'
import { short, stepsPerPixel, tokenFor } from '../picture/svg.ts'
import type { Vec3 } from '../picture/vector.ts'

/** An upright loop that a chain runs through, this high. */
export function loopMarkup(middle: Vec3, heightMm: number, camera: Camera): string {
  const [x, y] = camera.project(middle).map((way) => short(way * stepsPerPixel, 0))
  const size = short((heightMm * camera.pixelsPerMm * stepsPerPixel) / 100, 2)
  const wire = ring(0.14, 25) + ring(0.52, 20) + ring(0.76, 13, 1.6) + ring(1, 5, 3)
  return `<g fill="none" transform="translate(${x} ${y})scale(${size})">${wire}</g>`
}

function ring(light: number, width: number, shift = 0): string {
  const moved = shift === 0 ? '' : ` cx="${-shift}" cy="${-shift}"`
  return `<ellipse rx="27" ry="42" stroke="${tokenFor(stepOf(light))}" stroke-width="${width}"${moved}/>`
}
