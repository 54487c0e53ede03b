import { stepOf } from '../metal/metalwork.ts'
import type { Camera } from '../picture/camera.ts'
import { placeOf, short, stepsPerPixel, tokenFor } from '../picture/svg.ts'
import type { Vec3 } from '../picture/vector.ts'

/** A thin round wire along a line: an ear wire, a post, the strand under a row of stones. */
export function rodMarkup(line: readonly Vec3[], radiusMm: number, camera: Camera): string {
  const path = `M${line.map((point) => placeOf(camera.project(point))).join('L')}`
  const width = 2 * radiusMm * camera.pixelsPerMm * stepsPerPixel
  const stroke = (light: number, share: number, shift: number) =>
    `<path stroke="${tokenFor(stepOf(light))}" stroke-width="${short(width * share, 0)}"${shift === 0 ? '' : ` transform="translate(${short(-shift * width, 0)} ${short(-shift * width, 0)})"`} d="${path}"/>`
  const strokes =
    stroke(0.14, 1.1, 0) + stroke(0.52, 0.9, 0) + stroke(0.74, 0.62, 0.07) + stroke(0.98, 0.26, 0.14)
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`
}

/** An arc in the plane of two directions, as points. */
export function arc(
  centre: Vec3,
  [a, b]: readonly [Vec3, Vec3],
  radius: number,
  [from, to]: readonly [number, number],
): Vec3[] {
  return Array.from({ length: 25 }, (_, index) => {
    const angle = from + ((to - from) * index) / 24
    const [cos, sin] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    return [
      centre[0] + cos * a[0] + sin * b[0],
      centre[1] + cos * a[1] + sin * b[1],
      centre[2] + cos * a[2] + sin * b[2],
    ]
  })
}
