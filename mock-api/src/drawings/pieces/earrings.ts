import type { EarringsPicture } from '@shop/fixtures/designs/piece-picture'
import { loopMarkup } from '../jewel/loop.ts'
import { motifParts, reachAbove, type Motif } from '../jewel/motif.ts'
import { postMarkup } from '../jewel/post.ts'
import { arc, rodMarkup } from '../jewel/rod.ts'
import { clawedMeleeMarkup } from '../mount/melee.ts'
import { place, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { tilted } from '../picture/tilt.ts'
import type { Vec3 } from '../picture/vector.ts'

/** The parts of each earring of a pair that lies on the ground; hoops stand, and are drawn elsewhere. */
export function earringParts(earrings: EarringsPicture, scene: Scene, isClose: boolean): Part[][] {
  const draw = earrings.style === 'stud' ? stud : drop
  if (isClose)
    return [draw(earrings, tilted([0.6, 0, 0], earrings.style === 'stud' ? 38 : 26, 14), scene, 320)]
  const apart = 4.8
  return [
    draw(earrings, tilted([-apart, 0.5, 0], -9, 20), scene, 140),
    draw(earrings, tilted([apart - 0.6, -0.5, 0], 24, 16), scene, 140),
  ]
}

function motifOf(earrings: EarringsPicture, frame: Frame, size: number, patches: number): Motif {
  return { ...earrings, frame, size, patches }
}

/** Studs with a stone are as large as the stones of a necklace; others differ. */
const studSizes: Partial<Record<EarringsPicture['motif'], number>> = {
  initial: 0.66,
  bar: 0.72,
  row: 0.72,
  pearl: 0.86,
  plain: 1.1,
}

/** A stud, and what it shows of its post and its butterfly behind the stone. */
function stud(earrings: EarringsPicture, frame: Frame, scene: Scene, patches: number): Part[] {
  const { camera } = scene
  const size = studSizes[earrings.motif] ?? 1
  const raised = { ...frame, origin: place(frame, [0, 0, 2]) }
  return [
    { kind: 'markup', markup: postMarkup(raised, camera) },
    ...motifParts(motifOf(earrings, raised, size, patches), scene),
  ]
}

/** A drop hangs from a small stone, or from a wire that goes through the ear. */
function drop(earrings: EarringsPicture, frame: Frame, scene: Scene, patches: number): Part[] {
  const { camera } = scene
  const at = (x: number, y: number, z = 0): Vec3 => place(frame, [x, y, z])
  const isStoneAbove = ['solitaire', 'pearl', 'halo'].includes(earrings.motif)
  const isLong = earrings.motif === 'bar' || earrings.motif === 'row'
  const size = earrings.motif === 'plain' ? 1.5 : isLong ? 0.76 : 0.95
  const middle = isStoneAbove ? -2.6 : -3.4
  const lower = motifOf(earrings, { ...frame, origin: at(0, middle, 0.6) }, size, patches * 0.8)
  const join = middle + reachAbove(lower)
  const top = join + 1.5
  const link = loopMarkup(at(0, join + 0.75, 0.6), 2.2, camera)
  if (isStoneAbove) {
    const post = rodMarkup([at(0, top + 1.8, 0), at(0, top + 1.8, -4.5)], 0.32, camera)
    return [
      { kind: 'markup', markup: post + link },
      ...motifParts(lower, scene),
      {
        kind: 'markup',
        markup: clawedMeleeMarkup(
          { frame: { ...frame, origin: at(0, top + 1.8, 1.2) }, widthMm: 3.6 },
          camera,
        ),
      },
    ]
  }
  const wire = rodMarkup(
    [
      at(0, top - 0.2, 0),
      at(0, top + 1.6, 0.6),
      ...arc(at(0, top + 2.8, -2.2), [frame.z, frame.y], 3, [0.1, Math.PI * 0.94]),
      at(0, top - 1.5, -5.8),
    ],
    0.3,
    camera,
  )
  return [{ kind: 'markup', markup: wire + link }, ...motifParts(lower, scene)]
}
