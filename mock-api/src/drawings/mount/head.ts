import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import type { Camera } from '../picture/camera.ts'
import { clawAngles, clawLine, clawSurface, reachOf, type Claw } from './claw.ts'
import { girdle } from '../stone/girdle.ts'
import { turn, turnBack, type Frame } from '../picture/frame.ts'
import { bezelParts } from './bezel.ts'
import { clearMm, haloParts } from './halo.ts'
import { paintMetal, type Shading } from '../metal/metalwork.ts'
import { outlineOf } from '../stone/outline.ts'
import type { Part, Scene } from '../picture/part.ts'
import { footOf, halvesOfLine, railLine, railSurface, type Rail } from './rail.ts'
import type { StoneColour } from '../stone/stone-colours.ts'
import { stonePart } from '../stone/stone-part.ts'
import { facetsOf } from '../stone/stone.ts'
import type { Surface } from '../metal/surface.ts'
import { add, dot, normalise, scale, smoothStep, subtract } from '../picture/vector.ts'

/** A stone in its claws; its frame stands in the middle of the stone's girdle. */
export interface Head {
  readonly shape: ShapeSlug
  readonly widthMm: number
  readonly clawCount: 4 | 6
  readonly frame: Frame
  /** From the girdle down to the shank. */
  readonly heightMm: number
  readonly clawRadiusMm: number
  /** About how many patches the picture of the stone may have. */
  readonly patches: number
  /** Colourless when left out. */
  readonly colour?: StoneColour
  /** Width of the small stones round it, if it has a halo. */
  readonly haloMeleeMm?: number
  /** How many rows of them; one when left out. */
  readonly haloRows?: 1 | 2
  /** Whether a wall of metal holds it in place of claws. */
  readonly isRubover?: boolean
  /** Whether that wall goes down to the foot of the head and hides what carries the stone. */
  readonly isClosed?: boolean
}

/** How deep a stone of this shape reaches below its girdle, in widths. */
export function depthOf(shape: ShapeSlug): number {
  return -Math.min(...facetsOf(shape).flatMap(({ corners }) => corners.map((corner) => corner[2])))
}

/** Heights of the gallery rails, as shares of the head's. */
const railShares = [0.42, 0.93]

/** How finely pieces that lie deep are painted: every how many steps of light. */
const hidden = 5
const railFineness = 4
/** Cosine of the angle from the stone's axis within which its crown hides what carries it. */
const crownHides = 0.74

/** The parts of a head from back to front. */
export function headParts(head: Head, scene: Scene): Part[] {
  const { camera } = scene
  const { shape, frame, widthMm, patches, colour = 'white' } = head
  const paint = painterFor(head, scene)
  const clawFineness = patches > 500 ? 2 : 4
  const claws = clawsOf(head).toSorted((a, b) => nearness(head, camera, a) - nearness(head, camera, b))
  const behind = claws.filter((claw) => nearness(head, camera, claw) < -0.15)
  const before = claws.filter((claw) => !behind.includes(claw))
  const below = (claw: Claw) => paint(clawSurface(claw, frame, 0, waistOf(claw, head), camera), hidden)
  const tip = (claw: Claw) =>
    paint(clawSurface(claw, frame, waistOf(claw, head) - 1, claw.line.length - 1, camera), clawFineness)
  const whole = (claw: Claw) => paint(clawSurface(claw, frame, 0, claw.line.length - 1, camera), clawFineness)
  const rails = railsOf(head).map((rail) => railHalves(rail, head, camera))
  const nearRails = rails.map(([, near]) => paint(near, railFineness))
  const stone = stonePart({ camera, shape, frame, widthMm, patches, colour, isMounted: true })
  const halo = roundStone(head, scene)
  const tips = head.isRubover ? [] : claws.map(tip)

  const height = dot(frame.z, camera.back)
  if (height > crownHides) {
    const plate = halo ? [...halo.far, ...halo.near] : []
    // Seen from above, the near half of a plate must not cover a small stone on the border of the far half.
    const plates = [...plate.filter(isMetal), ...plate.filter((part) => !isMetal(part))]
    return [
      ...nearRails,
      ...before.map(below),
      ...plates,
      stone,
      ...(head.isRubover ? (halo?.near ?? []) : []),
      ...tips,
    ]
  }
  const isFarHidden = isSmall(head) && height > 0.4
  const farBelow = isFarHidden ? [] : [...behind.map(below), ...rails.map(([far]) => paint(far, hidden))]
  return halo
    ? [...farBelow, ...halo.far, stone, ...nearRails, ...before.map(below), ...halo.near, ...tips]
    : [...farBelow, stone, ...nearRails, ...behind.map(tip), ...before.map(whole)]
}

function isMetal({ kind }: Part): boolean {
  return kind === 'metal'
}

/** A side stone's head is drawn with less care: smoother lines, and nothing behind its stone if that hides it. */
function isSmall(head: Head): boolean {
  return head.patches < 200
}

function painterFor(head: Head, { camera, studio }: Scene) {
  const shading = headShading(head, camera)
  const care = isSmall(head) ? { tolerance: 0.4, smallestArea: 4 } : { tolerance: 0.3, smallestArea: 2 }
  return (surface: Surface, stride: number): Part => ({
    kind: 'metal',
    works: [paintMetal(surface, camera, studio, { ...care, stride, shading })],
    isBroad: false,
  })
}

/** What surrounds the stone: rows of small stones, or the wall of a rubover. */
function roundStone(head: Head, scene: Scene): { readonly far: Part[]; readonly near: Part[] } | undefined {
  const { shape, frame, widthMm, haloMeleeMm: meleeMm, haloRows = 1, isRubover } = head
  const stone = { outline: outlineOf(shape), stoneWidthMm: widthMm, frame }
  if (isRubover) return bezelParts(head.isClosed ? { ...stone, depthMm: head.heightMm } : stone, scene)
  if (meleeMm === undefined) return undefined
  const inner = haloParts({ ...stone, meleeMm, z: -0.2 }, scene)
  if (haloRows === 1) return inner
  const outer = haloParts({ ...stone, meleeMm, z: -0.45, gapMm: clearMm + meleeMm * 1.08 }, scene)
  return { far: [...outer.far, ...inner.far], near: [...outer.near, ...inner.near] }
}

/**
 * Inside a head it is darker: towards the shank, towards the stone, and where the shank is reflected. A
 * reflector beside the camera puts a gleam on wires that lean away from the softbox.
 */
function headShading(head: Head, camera: Camera): Shading {
  const reflector = normalise(add(add(camera.back, scale(camera.right, -0.45)), scale(camera.up, -0.25)))
  return (point, normal, reflected, light) => {
    const [x, y, z] = turnBack(head.frame, subtract(point, head.frame.origin))
    const [nx, ny] = turnBack(head.frame, normal)
    const outward = (nx * x + ny * y) / (Math.hypot(x, y) || 1)
    const nearShank = Math.exp(-(z + head.heightMm) / 0.6)
    const inside = smoothStep(0.4, -0.5, outward) * smoothStep(0.2, -0.6, z)
    const gleam = 0.3 * Math.max(0, dot(reflected, reflector)) ** 14
    return Math.max(0.22, (light * 0.94 + gleam) * (1 - 0.32 * nearShank) * (1 - 0.42 * inside))
  }
}

function clawsOf(head: Head): Claw[] {
  const outline = outlineOf(head.shape)
  const { widthMm } = head
  return clawAngles(head.shape, outline, head.clawCount).map((angle) => {
    const reach = reachOf(outline, angle) * widthMm
    return {
      angle,
      radius: head.clawRadiusMm,
      middle: [outline.centre[0] * widthMm, outline.centre[1] * widthMm],
      line: clawLine({
        reach,
        radius: head.clawRadiusMm,
        height: head.heightMm,
        foot: footOf(reach),
        crownSlope: 0.62,
        girdle: girdle * widthMm,
      }),
    }
  })
}

/** The point of a claw's line at which it comes past the girdle, or past the halo's plate. */
function waistOf(claw: Claw, head: Head): number {
  const level = head.isRubover ? -0.6 : head.haloMeleeMm ? -0.25 : -0.1
  return claw.line.findIndex(([, z]) => z > level)
}

/** How far towards the camera a claw stands, -1 behind the stone to 1 before it. */
function nearness(head: Head, camera: Camera, claw: Claw): number {
  const direction = turn(head.frame, [Math.cos(claw.angle), Math.sin(claw.angle), 0])
  return dot(direction, camera.back) / Math.hypot(camera.back[0], camera.back[1])
}

function railsOf(head: Head): Rail[] {
  const outline = outlineOf(head.shape)
  return railShares.map((share) => ({
    line: railLine(outline, head.widthMm, (1 - share) ** 0.9),
    z: -head.heightMm * share,
    halfWidth: head.clawRadiusMm * 0.72,
    halfHeight: head.clawRadiusMm * 0.8,
  }))
}

function railHalves(rail: Rail, head: Head, camera: Camera): readonly [far: Surface, near: Surface] {
  const towards = turnBack(head.frame, camera.back)
  const [x, y] = outlineOf(head.shape).centre
  const [toNear, toFar] = halvesOfLine(
    rail.line,
    [x * head.widthMm, y * head.widthMm],
    [towards[0], towards[1]],
  )
  return [
    railSurface(rail, head.frame, toFar, toNear + rail.line.length, camera),
    railSurface(rail, head.frame, toNear, toFar, camera),
  ]
}
