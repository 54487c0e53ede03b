import type { EarringsPicture } from '@shop/fixtures/designs/piece-picture'
import { motifParts } from '../jewel/motif.ts'
import { ballMarkup } from '../jewel/ball.ts'
import { pearlMarkup } from '../jewel/pearl.ts'
import { studioFor } from '../metal/light.ts'
import { profiles } from '../metal/profile.ts'
import { insideRadius, shankPart, type Shank } from '../mount/shank.ts'
import { rowsMarkup, type StoneRow } from '../mount/stone-row.ts'
import { cameraAt, type Pose } from '../picture/camera.ts'
import type { Part, Scene } from '../picture/part.ts'
import { shadowPart } from '../picture/shadow.ts'

/** The angle round a hoop that faces the front of the ear, and half the angle its stones take up. */
const frontAngle = 1.85
const reach = 1.35
/** Radius of a pearl that hangs from a hoop. */
const pearlMm = 3.7

/** The poses of both hoops of a pair, the farther first; of one alone in a close view. */
export function hoopScenes({ style, motif }: EarringsPicture, isClose: boolean): Scene[] {
  const pixelsPerMm = (style === 'huggie' ? 14.5 : 16.5) * (isClose ? 1.4 : 1) * (motif === 'pearl' ? 0.8 : 1)
  const pose = (yawDegrees: number, x: number, y: number): Pose => ({
    yawDegrees,
    elevationDegrees: 18,
    aim: [0, 0, motif === 'pearl' ? -3.4 : 0],
    pixelsPerMm,
    middle: [x, y],
  })
  const poses = isClose ? [pose(62, 300, 300)] : [pose(60, 408, 270), pose(40, 222, 318)]
  return poses.map((each, index) => {
    const camera = cameraAt(`hoop ${style} ${motif === 'pearl'} ${isClose} ${index}`, each)
    return { camera, studio: studioFor(camera) }
  })
}

/** The parts of one hoop as it stands on the floor, its fastening at the top. */
export function hoopParts(earrings: EarringsPicture, scene: Scene): Part[] {
  const { camera } = scene
  const shank = hoopShank(earrings)
  const [depth] = shank.depths
  const rim = insideRadius + depth
  const hinge = ballMarkup([0, 0, rim], depth * 0.34, camera)
  return [
    shadowPart(scene, -rim - (earrings.motif === 'pearl' ? pearlMm * 2 : 0)),
    shankPart({ shank, scene }),
    { kind: 'markup', markup: hinge + rowsMarkup(rowsOf(earrings, rim), camera) },
    ...charmParts(earrings, scene, rim),
  ]
}

function hoopShank({ style, motif }: EarringsPicture): Shank {
  const isSet = motif === 'row' || motif === 'cluster' || motif === 'solitaire' || motif === 'halo'
  const width = style === 'huggie' ? 4.2 : isSet ? 2.3 : 2
  return {
    profile: isSet ? profiles.set : style === 'huggie' ? profiles['slight-court'] : profiles.round,
    widths: [width, width],
    depths: style === 'huggie' ? [2.2, 2.2] : [1.9, 1.9],
    isBare: true,
    isSmall: true,
  }
}

/** The stones down the front of a hoop. */
function rowsOf({ motif, style }: EarringsPicture, rim: number): StoneRow[] {
  if (motif !== 'row' && motif !== 'cluster') return []
  const stoneWidthMm = style === 'huggie' ? 2.9 : 1.9
  const pitch = (stoneWidthMm * 1.05) / rim
  const count = Math.floor((2 * reach) / pitch)
  return [
    {
      radius: rim + 0.05,
      alongMm: 0,
      stoneWidthMm,
      acrossMm: stoneWidthMm,
      count,
      pitch,
      from: frontAngle - (pitch * (count - 1)) / 2,
      kinds: 1,
      holds: { size: 0.9, postMm: 0 },
    },
  ]
}

/** What hangs from the foot of a hoop, or sits on its front. */
function charmParts({ motif, shape, gem, letter }: EarringsPicture, scene: Scene, rim: number): Part[] {
  const { camera } = scene
  if (motif === 'pearl') {
    return [{ kind: 'markup', markup: pearlMarkup([0, 0, -rim - pearlMm], pearlMm, camera) }]
  }
  if (motif !== 'solitaire' && motif !== 'halo' && motif !== 'initial') return []
  const [sin, cos] = [Math.sin(frontAngle), Math.cos(frontAngle)]
  const frame = {
    origin: [(rim - 0.4) * sin, 0, (rim - 0.4) * cos],
    x: [0, 1, 0],
    y: [-cos, 0, sin],
    z: [sin, 0, cos],
  } as const
  return motifParts({ motif, shape, gem, letter, frame, size: 0.62, patches: 70 }, scene)
}
