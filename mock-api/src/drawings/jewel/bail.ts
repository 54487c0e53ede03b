import { meleeMarkup } from '../mount/melee.ts'
import { place, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import type { Camera } from '../picture/camera.ts'
import type { Vec2, Vec3 } from '../picture/vector.ts'
import { plateParts } from './plate.ts'
import { rodMarkup } from './rod.ts'

/** What a chain runs through. */
export type BailKind = 'ring' | 'sleeve' | 'set-sleeve'

/** Where the chain runs through a bail, above the place where the bail meets what hangs from it. */
export const chainAboveMm: Record<BailKind, number> = { ring: 1.7, sleeve: 3.3, 'set-sleeve': 4.2 }

/** How far a bail reaches above that place. */
export const bailHeightMm: Record<BailKind, number> = { ring: 2.5, sleeve: 4.6, 'set-sleeve': 5.8 }

/** Half the widths of a sleeve at its top and at its foot. */
const sleeves = { sleeve: [1.35, 0.7], 'set-sleeve': [1.5, 0.85] } as const

/** The small stones of a set sleeve: how high each sits, and its width. */
const sleeveStones = [
  [4.3, 2.05],
  [2.5, 1.6],
  [1.12, 1.2],
] as const

/** A bail on a frame whose origin it meets from above, the frame's y upwards. */
export function bailParts(kind: BailKind, frame: Frame, scene: Scene): Part[] {
  const { camera } = scene
  if (kind === 'ring') {
    return [{ kind: 'markup', markup: ringMarkup({ frame, y: 1, width: 1.9, height: 2.9 }, camera) }]
  }
  const thicknessMm = 1.7
  const [top, foot] = sleeves[kind]
  const sleeve = plateParts({ line: taper(-0.9, bailHeightMm[kind], foot, top), frame, thicknessMm }, scene)
  if (kind === 'sleeve') return sleeve
  const stones = sleeveStones.map(([y, widthMm], index) =>
    meleeMarkup({ frame: at(frame, [0, y, thicknessMm / 2]), widthMm }, camera, index),
  )
  return [...sleeve, { kind: 'markup', markup: stones.join('') }]
}

interface Ring {
  readonly frame: Frame
  /** Its middle, along the frame's y. */
  readonly y: number
  readonly width: number
  readonly height: number
}

/** An oval ring of wire in the plane of a frame's x and y. */
export function ringMarkup({ frame, y, width, height }: Ring, camera: Camera): string {
  const line = Array.from({ length: 33 }, (_, index): Vec3 => {
    const angle = (2 * Math.PI * index) / 32
    return place(frame, [(width / 2) * Math.sin(angle), y + (height / 2) * Math.cos(angle), 0])
  })
  return rodMarkup(line, 0.27, camera)
}

/** A line with round ends that widens from its foot to its top, anticlockwise. */
function taper(foot: number, top: number, footRadius: number, topRadius: number): Vec2[] {
  return [...halfCircle(top - topRadius, topRadius, 0), ...halfCircle(foot + footRadius, footRadius, Math.PI)]
}

function halfCircle(middle: number, radius: number, from: number): Vec2[] {
  return Array.from({ length: 24 }, (_, index): Vec2 => {
    const angle = from + (Math.PI * index) / 23
    return [radius * Math.cos(angle), middle + radius * Math.sin(angle)]
  })
}

function at(frame: Frame, point: Vec3): Frame {
  return { ...frame, origin: place(frame, point) }
}
