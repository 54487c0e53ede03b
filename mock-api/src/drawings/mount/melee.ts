import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import type { Camera } from '../picture/camera.ts'
import { place, type Frame } from '../picture/frame.ts'
import { remembered } from '../picture/memo.ts'
import { stepOf } from '../metal/metalwork.ts'
import { outlineOf } from '../stone/outline.ts'
import type { StoneColour } from '../stone/stone-colours.ts'
import { patchesOf } from '../stone/stone-part.ts'
import { glimpsesOf } from '../stone/stone.ts'
import { pathOf, short, stepsPerPixel, tokenFor } from '../picture/svg.ts'
import { dot, normalise, type Vec2, type Vec3 } from '../picture/vector.ts'

/** A small stone: its middle, its table's facing and its width. */
export interface Melee {
  readonly frame: Frame
  readonly widthMm: number
}

/** A kind of small stone: those of one kind are copies of a few drawings. */
export interface MeleeKind {
  readonly shape: ShapeSlug
  readonly colour: StoneColour
  /** About how many patches each of its drawings has. */
  readonly patches: number
  /** Whether a wall of metal stands round each. */
  readonly isBezelled?: boolean
}

const usualMelee: MeleeKind = { shape: 'round-brilliant', colour: 'white', patches: 39 }

/** Width of the drawings that are copied, in their own units. */
const unit = 200
/** How far each of the drawings of a round stone is turned, so that neighbours differ. */
const turns = [0.2, 0.9, 1.7]

/** The drawings that small stones and the grains that hold them are copies of. */
export function meleeDefinitions(): string {
  return `<defs>${meleeDrawings([usualMelee]).join('')}</defs>`
}

/** The same for small stones of some kinds, one by one. */
export function meleeDrawings(kinds: readonly MeleeKind[]): string[] {
  const stones = kinds.flatMap((kind, number) =>
    turns.map((_, variant) => `<g id="${nameOf(number, variant)}">${drawing({ kind, variant })}</g>`),
  )
  return [...stones, grain]
}

function nameOf(kind: number, variant: number): string {
  return `${kind === 0 ? 'm' : `n${kind}`}${variant}`
}

const drawing = remembered(
  60,
  (order: { readonly kind: MeleeKind; readonly variant: number }) => JSON.stringify(order),
  ({ kind: { shape, colour, patches, isBezelled = false }, variant }) => {
    const turned = shape === 'round-brilliant' ? (turns[variant] ?? 0) : 0
    const [sin, cos] = [Math.sin(turned), Math.cos(turned)]
    const frame: Frame = { origin: [0, 0, 0], x: [cos, sin, 0], y: [-sin, cos, 0], z: [0, 0, 1] }
    const sight = normalise([0.1 * Math.cos(variant * 2), 0.1 * Math.sin(variant * 2), -1])
    const outline = outlineOf(shape)
    const smallestArea = (0.78 * outline.lengthToWidth) / patches
    const glimpses = glimpsesOf(shape, frame, sight, smallestArea, { colour, isMounted: false })
    const scaled = unit / stepsPerPixel
    const isLit = colour === 'white' && patches !== usualMelee.patches
    const lit = isLit
      ? glimpses.map((glimpse) => ({ ...glimpse, colour: brightened(glimpse.colour) }))
      : glimpses
    const drawn = patchesOf(lit, ([x, y]) => [(x * cos - y * sin) * scaled, (x * sin + y * cos) * scaled])
    const paths = drawn.map(({ colour: fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('')
    const fill = drawn[drawn.length >> 1]?.colour ?? '#bbb'
    return (isBezelled ? bezelOf(shape) : '') + rimOf(shape, fill) + paths
  },
)

/** Larger copies of white stones are lit from beside the camera too, whose dark they would else mirror. */
function brightened(colour: string): string {
  return colour.replace(/[\da-f]/g, (digit) =>
    Math.round(15 * (parseInt(digit, 16) / 15) ** 0.66).toString(16),
  )
}

/** The dark line of metal round a small stone, and what shows where no patch is drawn. */
function rimOf(shape: ShapeSlug, fill: string): string {
  const dark = tokenFor(stepOf(0.3))
  if (shape === 'round-brilliant') {
    return `<circle r="${unit * 0.54}" fill="${dark}"/><circle r="${unit * 0.5}" fill="${fill}"/>`
  }
  const scaled = unit / stepsPerPixel
  const path = pathOf([outlineOf(shape).points.map(([x, y]): Vec2 => [x * scaled, y * scaled])])
  return `<path fill="${fill}" stroke="${dark}" stroke-width="16" d="${path}"/><path fill="${fill}" d="${path}"/>`
}

/** A wall of metal rubbed over a stone's edge, lit from above. */
function bezelOf(shape: ShapeSlug): string {
  const scaled = unit / stepsPerPixel
  const path = pathOf([outlineOf(shape).points.map(([x, y]): Vec2 => [x * scaled, y * scaled])])
  const wall = (light: number, width: number, dy = 0) =>
    `<path fill="none" stroke="${tokenFor(stepOf(light))}" stroke-width="${width}" stroke-linejoin="round"${dy === 0 ? '' : ` transform="translate(0 ${dy})"`} d="${path}"/>`
  return wall(0.2, 76) + wall(0.55, 70) + wall(0.74, 58, 1) + wall(0.96, 36, 3) + wall(0.7, 24)
}

const grain =
  `<g id="g"><circle r="12" fill="${tokenFor(stepOf(0.2))}"/><circle cx="-.6" cy="-1" r="10" fill="${tokenFor(stepOf(0.62))}"/>` +
  `<circle cx="-2" cy="-3.5" r="5.5" fill="${tokenFor(stepOf(0.82))}"/><circle cx="-2.5" cy="-4.5" r="2.6" fill="${tokenFor(stepOf(1))}"/></g>`

/** A small stone where the camera sees it; `kind` counts the kinds that the picture defines. */
export function meleeMarkup({ frame, widthMm }: Melee, camera: Camera, index: number, kind = 0): string {
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
  return `<use href="#${nameOf(kind, variant)}" transform="matrix(${matrix.join(' ')})"/>`
}

/** A grain of metal pushed over a stone's edge, this many times its usual size. */
export function grainMarkup(point: Vec3, camera: Camera, size = 1): string {
  const [x, y] = camera.project(point).map((way) => short(way * stepsPerPixel, 0))
  return size === 1
    ? `<use href="#g" x="${x}" y="${y}"/>`
    : `<use href="#g" transform="translate(${x} ${y})scale(${short(size, 2)})"/>`
}

/** A small stone in four claws, for where a head of its own would weigh too much. */
export function clawedMeleeMarkup({ frame, widthMm }: Melee, camera: Camera, index = 0): string {
  const claws = [1, 3, 5, 7].map((eighth) => {
    const angle = (eighth * Math.PI) / 4
    const reach = widthMm * 0.486
    return grainMarkup(
      place(frame, [reach * Math.cos(angle), reach * Math.sin(angle), 0.1]),
      camera,
      widthMm * 0.72,
    )
  })
  return meleeMarkup({ frame, widthMm }, camera, index) + claws.join('')
}

/** Whether the camera sees a table that faces this way. */
export function isFacing(frame: Frame, camera: Camera): boolean {
  return dot(frame.z, camera.sight(frame.origin)) < -0.06
}
