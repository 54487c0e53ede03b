import type { DressRingPicture } from '@shop/fixtures/designs/piece-picture'
import { ballMarkup } from '../jewel/ball.ts'
import { engravedMarkup, raisedMarkup } from '../jewel/letter.ts'
import { pearlMarkup } from '../jewel/pearl.ts'
import { capsule, ellipse, plateParts } from '../jewel/plate.ts'
import { profiles } from '../metal/profile.ts'
import { grainMarkup, meleeMarkup, type MeleeKind } from '../mount/melee.ts'
import { settingOf } from '../mount/setting.ts'
import { insideRadius, shankPart, type Shank } from '../mount/shank.ts'
import { rowsMarkup } from '../mount/stone-row.ts'
import { standing } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { shadowPart } from '../picture/shadow.ts'
import { cameraAt, ringPose } from '../picture/camera.ts'
import { studioFor } from '../metal/light.ts'
import type { PieceView } from '../piece.ts'
import { settingParts } from '../ring.ts'
import { gemColour } from '../stone/gem-colours.ts'
import { proportions } from '../stone/outline.ts'

const depth = 1.6

/** The drawings that its small stones are copies of: of its own gem, save those beside a stone or a pearl. */
export function dressRingKinds({ motif, gem }: DressRingPicture): MeleeKind[] {
  const isOwn = motif === 'bar' || motif === 'crossover' || motif === 'open'
  return [{ shape: 'round-brilliant', colour: isOwn ? gemColour(gem) : 'white', patches: 60 }]
}

/** The parts of a ring that is worn for itself. */
export function dressRingParts(ring: DressRingPicture, scene: Scene, view: PieceView): Part[] {
  switch (ring.motif) {
    case 'solitaire':
    case 'trilogy':
    case 'cluster':
      return settingParts(settingOf(stoneRing(ring)), scene)
    case 'signet':
      return signetParts(ring, scene)
    case 'initial':
      return initialParts(ring, scene)
    case 'pearl':
      return pearlParts(scene)
    case 'bar':
      return barParts(scene)
    case 'crossover':
      return crossoverParts(scene, view)
    case 'open':
      return openParts(scene)
  }
}

function stoneRing({ motif, shape, gem }: DressRingPicture) {
  const usual = proportions[shape].widthMm
  const style = motif === 'trilogy' ? '3-stone' : motif === 'cluster' ? 'halo' : 'solitaire'
  return {
    style,
    shape,
    clawCount: 4,
    band: 'plain',
    bandWidthMm: 2.1,
    stoneSizeMm: usual * (motif === 'solitaire' ? 1.22 : 1.02),
    stoneColour: gemColour(gem),
  } as const
}

function plainShank(widthMm: number): Shank {
  return { profile: profiles.plain, widths: [widthMm, widthMm], depths: [depth, depth], isBare: true }
}

function standingParts(shank: Shank, scene: Scene): Part[] {
  return [shadowPart(scene, -(insideRadius + shank.depths[1])), shankPart({ shank, scene })]
}

function signetParts({ letter }: DressRingPicture, scene: Scene): Part[] {
  const shank: Shank = {
    profile: profiles['slight-court'],
    widths: [9.4, 3.2],
    depths: [3.1, 1.6],
    taper: [0.1, 0.55],
    isBare: true,
  }
  const frame = standing(insideRadius + 2.95)
  const face = plateParts({ line: ellipse(4.5, 5.4), frame, thicknessMm: 1.1 }, scene)
  const cut =
    letter === null
      ? ''
      : engravedMarkup({ letter, frame: standing(insideRadius + 3.47), heightMm: 5.2 }, scene.camera)
  return [...standingParts(shank, scene), ...face, { kind: 'markup', markup: cut }]
}

function initialParts({ letter }: DressRingPicture, scene: Scene): Part[] {
  const frame = standing(insideRadius + depth + 0.9)
  const markup = raisedMarkup({ letter: letter ?? 'A', frame, heightMm: 8 }, scene.camera)
  return [...standingParts(plainShank(1.7), scene), { kind: 'markup', markup }]
}

function pearlParts(scene: Scene): Part[] {
  const { camera } = scene
  const radius = insideRadius + depth
  const cup = plateParts({ line: ellipse(1.9, 1.9), frame: standing(radius + 0.2), thicknessMm: 0.8 }, scene)
  const stones = [-1, 1].flatMap((side) =>
    [0.44, 0.58].map((angle) =>
      meleeMarkup({ frame: standing(radius, side * angle), widthMm: 1.5 }, camera, 1),
    ),
  )
  const pearl = pearlMarkup([0, 0, radius + 4.1], 4, camera)
  return [
    ...standingParts(plainShank(2), scene),
    { kind: 'markup', markup: stones.join('') },
    ...cup,
    { kind: 'markup', markup: pearl },
  ]
}

function barParts(scene: Scene): Part[] {
  const { camera } = scene
  const top = insideRadius + depth + 0.2
  const bar = plateParts({ line: capsule(13.6, 2.6), frame: standing(top), thicknessMm: 1.3 }, scene)
  const stones = Array.from({ length: 7 }, (_, index) => {
    const frame = { ...standing(top + 0.66), origin: [(index - 3) * 1.78, 0, top + 0.66] as const }
    return meleeMarkup({ frame, widthMm: 1.72 }, camera, index)
  })
  const grains = Array.from({ length: 6 }, (_, index) =>
    [-1, 1].map((side) => grainMarkup([(index - 2.5) * 1.78, side * 0.72, top + 0.7], camera)).join(''),
  )
  return [
    ...standingParts(plainShank(1.9), scene),
    ...bar,
    { kind: 'markup', markup: stones.join('') + grains.join('') },
  ]
}

/** Two bands that cross at the top: each is a ring seen by a camera that has gone round it a little. */
function crossoverParts(scene: Scene, view: PieceView): Part[] {
  const turned = (degrees: number): Scene => {
    const pose = ringPose(view === 'close' ? 'hero' : view)
    const camera = cameraAt(`crossover ${view} ${degrees}`, {
      ...pose,
      yawDegrees: pose.yawDegrees + degrees,
    })
    return { camera, studio: studioFor(camera) }
  }
  const [plain, set] = [turned(-15), turned(15)]
  const widthMm = 1.75
  const shank: Shank = {
    profile: profiles.set,
    widths: [1.9, 1.9],
    depths: [depth, depth],
    isBare: true,
  }
  const stones = rowsMarkup(
    [
      {
        radius: insideRadius + depth + 0.03,
        alongMm: 0,
        stoneWidthMm: 1.45,
        acrossMm: 1.45,
        count: 15,
        pitch: 0.156,
        from: -0.156 * 7,
        kinds: 1,
        holds: { size: 1, postMm: 0 },
      },
    ],
    set.camera,
  )
  return [
    shadowPart(scene, -(insideRadius + depth)),
    shankPart({ shank: { ...shank, profile: profiles.plain, widths: [widthMm, widthMm] }, scene: plain }),
    shankPart({ shank, scene: set }),
    { kind: 'markup', markup: stones },
  ]
}

function openParts(scene: Scene): Part[] {
  const { camera } = scene
  const gap = 0.3
  const shank: Shank = { ...plainShank(2), gap }
  const cup = { line: ellipse(1.75, 1.75), frame: standing(insideRadius + 1.1, -gap), thicknessMm: 1.3 }
  const stone = meleeMarkup({ frame: standing(insideRadius + 1.85, -gap), widthMm: 3.3 }, camera, 0)
  const ball = ballMarkup(standing(insideRadius + 0.85, gap - 0.05).origin, 1.5, camera)
  const set: Part[] = [...plateParts(cup, scene), { kind: 'markup', markup: stone }]
  const ends: Part[] = [...set, { kind: 'markup', markup: ball }]
  return [...standingParts(shank, scene), ...(camera.back[0] >= 0 ? ends : ends.toReversed())]
}
