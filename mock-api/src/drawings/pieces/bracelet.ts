import type { BraceletPicture } from '@shop/fixtures/designs/piece-picture'
import { chainMarkup } from '../jewel/chain.ts'
import { loopMarkup } from '../jewel/loop.ts'
import { motifParts } from '../jewel/motif.ts'
import { pearlMarkup } from '../jewel/pearl.ts'
import { profiles } from '../metal/profile.ts'
import { meleeMarkup } from '../mount/melee.ts'
import { insideRadius, shankPart, type Shank } from '../mount/shank.ts'
import { rowsMarkup } from '../mount/stone-row.ts'
import type { Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { lyingShadowPart } from '../picture/shadow.ts'
import { add, normalise, scale, type Vec3 } from '../picture/vector.ts'
import { stoneLineMarkup } from './stone-line.ts'

/**
 * The parts of a bracelet as it lies, its front towards the camera. It is drawn a third of its size, with
 * the inside of a ring: 60 mm are 17.
 */
export function braceletParts(bracelet: BraceletPicture, scene: Scene): Part[] {
  switch (bracelet.style) {
    case 'tennis':
      return [tennis(bracelet, scene)]
    case 'chain':
      return chainBracelet(bracelet, scene)
    case 'bangle':
    case 'cuff':
      return bangle(bracelet, scene)
  }
}

const loopRadius = 9.3

/** A place on the lying loop, 0 in front and anticlockwise seen from above. */
function onLoop(angle: number, height = 0, radius = loopRadius): Vec3 {
  return [radius * Math.sin(angle), height, radius * Math.cos(angle)]
}

const loop: readonly Vec3[] = Array.from({ length: 181 }, (_, index) =>
  onLoop(-Math.PI + (2 * Math.PI * index) / 180),
)

/** Faces up and a little outwards. */
function leaning(at: Vec3): Vec3 {
  return normalise(add(scale(at, 0.35 / loopRadius), [0, 1, 0]))
}

function tennis({ shape }: BraceletPicture, { camera }: Scene): Part {
  const count = 43
  const widthMm = (2 * Math.PI * loopRadius) / count / 1.062
  const isLong = shape === 'marquise-cut' || shape === 'pear-shape'
  const markup = stoneLineMarkup(
    { line: loop, shape, kind: 0, widthAt: () => widthMm * (isLong ? 0.9 : 1), up: leaning },
    camera,
  )
  return { kind: 'markup', markup }
}

function frontFrame(angle: number, height: number, radius = loopRadius): Frame {
  const origin = onLoop(angle, height, radius)
  const z = normalise(add(scale(origin, 1.1 / radius), [0, 1, 0]))
  const x: Vec3 = [Math.cos(angle), 0, -Math.sin(angle)]
  const y: Vec3 = [z[1] * x[2] - z[2] * x[1], z[2] * x[0] - z[0] * x[2], z[0] * x[1] - z[1] * x[0]]
  return { origin, x, y, z }
}

function chainBracelet(bracelet: BraceletPicture, scene: Scene): Part[] {
  const { camera } = scene
  const isBold = bracelet.motif === 'plain'
  const chain = chainMarkup(isBold ? 'curb' : 'trace', loop, camera, isBold ? 1.05 : 0.78)
  const clasp = loopMarkup(onLoop(Math.PI, 0.2), 1.1, camera)
  return [{ kind: 'markup', markup: chain + clasp }, ...(isBold ? [] : frontOf(bracelet, scene, 0.25))]
}

/** What a bracelet carries in front. */
function frontOf({ motif, shape, gem, letter }: BraceletPicture, scene: Scene, height: number): Part[] {
  const { camera } = scene
  const stations = [-1.0, -0.5, 0, 0.5, 1.0]
  switch (motif) {
    case 'station':
    case 'row': {
      const angles = motif === 'station' ? stations : Array.from({ length: 9 }, (_, n) => (n - 4) * 0.135)
      const markup = angles.map((angle, index) =>
        meleeMarkup({ frame: frontFrame(angle, height), widthMm: 1.15 }, camera, index),
      )
      return [{ kind: 'markup', markup: markup.join('') }]
    }
    case 'pearl': {
      const far = stations.toSorted((a, b) => Math.abs(b) - Math.abs(a))
      const markup = far.map((angle) => pearlMarkup(onLoop(angle, height + 0.3), 0.85, camera))
      return [{ kind: 'markup', markup: markup.join('') }]
    }
    case 'initial':
    case 'bar': {
      const frame = frontFrame(0, height)
      const on = motif === 'bar' ? 'bar' : 'disc'
      const size = motif === 'bar' ? 0.38 : 0.32
      return motifParts({ motif: on, shape, gem, letter, frame, size, patches: 80, isLevel: true }, scene)
    }
    case 'plain':
      return []
  }
}

function bangle(bracelet: BraceletPicture, scene: Scene): Part[] {
  const isCuff = bracelet.style === 'cuff'
  const isSet = bracelet.motif === 'row'
  const shank: Shank = {
    profile: isCuff ? profiles['slight-court'] : isSet ? profiles.set : profiles.round,
    widths: isCuff ? [2.7, 2.7] : [1.15, 1.15],
    depths: isCuff ? [0.62, 0.62] : [1.05, 1.05],
    isBare: true,
    ...(isCuff ? { gap: 0.36 } : {}),
  }
  const rim = insideRadius + shank.depths[0]
  // A cuff is open behind, and behind is where a ring has its top.
  const front = isCuff ? Math.PI : 0
  const widthMm = isCuff ? 1.25 : 0.95
  const pitch = (widthMm * 1.05) / rim
  const count = 19
  const rows = isSet
    ? rowsMarkup(
        [
          {
            radius: rim + 0.03,
            alongMm: 0,
            stoneWidthMm: widthMm,
            acrossMm: widthMm,
            count,
            pitch,
            from: front - (pitch * (count - 1)) / 2,
            kinds: 1,
            holds: { size: 0.9, postMm: 0 },
          },
        ],
        scene.camera,
      )
    : ''
  return [
    lyingShadowPart(scene, rim, -shank.widths[0] / 2),
    shankPart({ shank, scene }),
    { kind: 'markup', markup: rows },
    ...(isSet ? [] : bangleFront(bracelet, scene, rim, front)),
  ]
}

function bangleFront(
  { motif, shape, gem, letter }: BraceletPicture,
  scene: Scene,
  rim: number,
  front: number,
): Part[] {
  const { camera } = scene
  if (motif === 'plain' || motif === 'row') return []
  const outward = (angle: number): Frame => ({
    origin: onLoop(angle, 0, rim + 0.1),
    x: [Math.cos(angle), 0, -Math.sin(angle)],
    y: [0, 1, 0],
    z: [Math.sin(angle), 0, Math.cos(angle)],
  })
  if (motif === 'station' || motif === 'pearl') {
    const markup = [-0.9, 0.9, -0.45, 0.45, 0].map((angle, index) => {
      const frame = outward(front + angle)
      return motif === 'pearl'
        ? pearlMarkup(frame.origin, 0.95, camera)
        : meleeMarkup({ frame, widthMm: 1.3 }, camera, index)
    })
    return [{ kind: 'markup', markup: markup.join('') }]
  }
  const on = motif === 'bar' ? 'bar' : 'disc'
  return motifParts(
    { motif: on, shape, gem, letter, frame: outward(front), size: 0.3, patches: 80, isLevel: true },
    scene,
  )
}
