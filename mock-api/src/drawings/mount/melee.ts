import type { Camera } from '../picture/camera.ts'
import { place, type Frame } from '../picture/frame.ts'
import { remembered } from '../picture/memo.ts'
import { stepOf } from '../metal/metalwork.ts'
import { patchesOf } from '../stone/stone-part.ts'
import { glimpsesOf } from '../stone/stone.ts'
import { short, stepsPerPixel, tokenFor } from '../picture/svg.ts'
import { dot, normalise, type Vec3 } from '../picture/vector.ts'

/** A small stone: its middle, its table's facing and its width. */
export interface Melee {
  readonly frame: Frame
  readonly widthMm: number
}

/** Width of the drawings that are copied, in their own units. */
const unit = 200
/** How far each of the drawings is turned, so that neighbours differ. */
const turns = [0.2, 0.9, 1.7]

/** The drawings that small stones and the grains that hold them are copies of. */
export const meleeDefinitions = remembered(1, () => '', drawMelee)

function drawMelee(): string {
  const stones = turns.map((turned, index) => {
    const [sin, cos] = [Math.sin(turned), Math.cos(turned)]
    const frame: Frame = { origin: [0, 0, 0], x: [cos, sin, 0], y: [-sin, cos, 0], z: [0, 0, 1] }
    const sight = normalise([0.1 * Math.cos(index * 2), 0.1 * Math.sin(index * 2), -1])
    const glimpses = glimpsesOf('round-brilliant', frame, sight, 0.02, { colour: 'white', isMounted: false })
    const patches = patchesOf(glimpses, ([x, y]) => [
      (x * cos - y * sin) * (unit / stepsPerPixel),
      (x * sin + y * cos) * (unit / stepsPerPixel),
    ])
    const paths = patches.map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`).join('')
    return `<g id="m${index}"><circle r="${unit * 0.54}" fill="${tokenFor(stepOf(0.3))}"/><circle r="${unit * 0.5}" fill="#bbb"/>${paths}</g>`
  })
  const grain =
    `<g id="g"><circle r="12" fill="${tokenFor(stepOf(0.2))}"/><circle cx="-.6" cy="-1" r="10" fill="${tokenFor(stepOf(0.62))}"/>` +
    `<circle cx="-2" cy="-3.5" r="5.5" fill="${tokenFor(stepOf(0.82))}"/><circle cx="-2.5" cy="-4.5" r="2.6" fill="${tokenFor(stepOf(1))}"/></g>`
  return `<defs>${stones.join('')}${grain}</defs>`
}

/** A small stone where the camera sees it. */
export function meleeMarkup({ frame, widthMm }: Melee, camera: Camera, index: number): string {
  const at = camera.project(frame.origin)
  const across = camera.project(place(frame, [widthMm, 0, 0]))
  const along = camera.project(place(frame, [0, widthMm, 0]))
  const matrix = [
    ...[across[0] - at[0], across[1] - at[1], along[0] - at[0], along[1] - at[1]].map((way) =>
      short((way * stepsPerPixel) / unit, 3),
    ),
    ...at.map((way) => short(way * stepsPerPixel, 0)),
  ]
  const variant = (index * 5 + (index >> 2)) % turns.length
  return `<use href="#m${variant}" transform="matrix(${matrix.join(' ')})"/>`
}

/** A grain of metal pushed over a stone's edge. */
export function grainMarkup(point: Vec3, camera: Camera): string {
  const [x, y] = camera.project(point)
  return `<use href="#g" x="${short(x * stepsPerPixel, 0)}" y="${short(y * stepsPerPixel, 0)}"/>`
}

/** Whether the camera sees a table that faces this way. */
export function isFacing(frame: Frame, camera: Camera): boolean {
  return dot(frame.z, camera.sight(frame.origin)) < -0.06
}
