import type { Camera } from '../picture/camera.ts'
import { profilePoint } from '../metal/profile.ts'
import { stepOf } from '../metal/metalwork.ts'
import { placeOf, short, stepsPerPixel, tokenFor } from '../picture/svg.ts'
import { dot, type Vec2, type Vec3 } from '../picture/vector.ts'
import { insideRadius, shankSize, type Shank } from './shank.ts'

/** Where a line runs round a band. */
export interface RoundLine {
  readonly alongMm: number
  /** How far above the surface. */
  readonly liftMm?: number
  /** How far it reaches on both sides of the top, as an angle. */
  readonly reach?: number
}

/** The parts of a line round the outside of a band that the camera sees, as the data of a path. */
export function lineRound(shank: Shank, line: RoundLine, camera: Camera): string {
  const { alongMm, liftMm = 0, reach = Math.PI } = line
  const { width, depth } = shankSize(shank, 0)
  const facing = facingAt(shank, alongMm)
  const { out, along } = profilePoint(shank.profile, width, depth, facing)
  const radius = insideRadius + out + liftMm
  const count = 72
  const near = Math.atan2(camera.back[0], camera.back[2])
  const runs: Vec2[][] = []
  let isOpen = false
  for (let step = 0; step <= count; step++) {
    const angle = near + Math.PI + (2 * Math.PI * step) / count
    const outward: Vec3 = [Math.sin(angle), 0, Math.cos(angle)]
    const normal: Vec3 = [outward[0] * Math.sin(facing), Math.cos(facing), outward[2] * Math.sin(facing)]
    const point: Vec3 = [outward[0] * radius, along, outward[2] * radius]
    const isWithin = Math.abs(Math.atan2(outward[0], outward[2])) <= reach
    const isSeen = isWithin && dot(normal, camera.sight(point)) < -0.1
    if (isSeen && !isOpen) runs.push([])
    if (isSeen) runs.at(-1)?.push(camera.project(point))
    isOpen = isSeen
  }
  return runs
    .filter((run) => run.length > 1)
    .map(pathOf)
    .join('')
}

function pathOf(run: readonly Vec2[]): string {
  return `M${run.map(placeOf).join('L')}`
}

/** The facing at which a section lies this far along the finger; its outermost where it is that wide. */
function facingAt(shank: Shank, alongMm: number): number {
  const { width, depth } = shankSize(shank, 0)
  let [low, high] = [0.02, Math.PI - 0.02]
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (profilePoint(shank.profile, width, depth, middle).along > alongMm) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** A groove turned into the outside of a band: dark, with light on its far lip. */
export function grooveMarkup(
  shank: Shank,
  { alongMm, reach = Math.PI }: RoundLine,
  widthMm: number,
  camera: Camera,
): string {
  const pixels = widthMm * camera.pixelsPerMm * stepsPerPixel
  const stroke = (at: number, light: number, width: number) =>
    `<path fill="none" stroke="${tokenFor(stepOf(light))}" stroke-width="${short(width, 0)}" d="${lineRound(shank, { alongMm: at, reach }, camera)}"/>`
  return (
    stroke(alongMm - widthMm * 0.55, 0.97, pixels * 0.4) +
    stroke(alongMm + widthMm * 0.4, 0.55, pixels * 0.5) +
    stroke(alongMm, 0.2, pixels * 0.8)
  )
}

/** Milgrain: beads rolled along an edge. */
export function beadedMarkup(shank: Shank, alongMm: number, beadMm: number, camera: Camera): string {
  const bead = beadMm * camera.pixelsPerMm * stepsPerPixel
  const line = lineRound(shank, { alongMm, liftMm: -beadMm * 0.3 }, camera)
  const beads = (light: number, size: number, dx: number) =>
    `<path fill="none" stroke="${tokenFor(stepOf(light))}" stroke-width="${short(bead * size, 0)}" stroke-linecap="round" stroke-dasharray="0 ${short(bead, 0)}"${dx === 0 ? '' : ` transform="translate(${-dx} ${-dx * 1.5})"`} d="${line}"/>`
  return (
    `<path fill="none" stroke="${tokenFor(stepOf(0.3))}" stroke-width="${short(bead * 0.9, 0)}" d="${line}"/>` +
    beads(0.15, 1, 0) +
    beads(0.66, 0.84, 0) +
    beads(0.98, 0.4, 3)
  )
}

/** The fine lines that a brush leaves round the outside of a band. */
export function brushMarkup(shank: Shank, camera: Camera): string {
  const { width } = shankSize(shank, 0)
  const count = Math.round(width * 5)
  const lines = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5 + 0.35 * Math.sin(index * 12.9)) / count
    const light = index % 3 === 0 ? 0.42 : 0.96
    return `<path fill="none" stroke="${tokenFor(stepOf(light))}" stroke-width="3" opacity="${index % 2 === 0 ? '.3' : '.2'}" d="${lineRound(shank, { alongMm: (share - 0.5) * 0.86 * width }, camera)}"/>`
  })
  return lines.join('')
}
