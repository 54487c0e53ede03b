import { ringMarkup } from '../jewel/bail.ts'
import { ballMarkup } from '../jewel/ball.ts'
import { studioFor } from '../metal/light.ts'
import { profiles } from '../metal/profile.ts'
import { type Head, headParts } from '../mount/head.ts'
import { extentOf, mountedHead } from '../mount/mounted-stone.ts'
import { insideRadius, shankPart, type Shank } from '../mount/shank.ts'
import { cameraAt } from '../picture/camera.ts'
import type { Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import { shadowPart } from '../picture/shadow.ts'
import type { PieceView } from '../piece.ts'
import type { EarringPiece } from './earring-setting.ts'

/** One hoop of a picture: what it is seen with, and whether it is the other's mirror image. */
export interface PosedHoop {
  readonly scene: Scene
  readonly isMirrored: boolean
}

const shank: Shank = {
  profile: profiles.round,
  widths: [2.2, 2.2],
  depths: [2, 2],
  isBare: true,
  isSmall: true,
}
const rim = insideRadius + shank.depths[0]
/** The angle round a hoop, from its top, at which a stone faces the front. */
const frontAngle = 1.5
/** How far below a hoop its stone hangs. */
const dropMm = 1.7
const stoneSize = 1.25
/** How far a stone stands out before its hoop. */
const stoneBeforeMm = 4.4

/** How a hoop of each view is turned; of a pair the first, whose mirror image is the second. */
const turns: Partial<Record<PieceView, { readonly yaw: number; readonly elevation: number }>> = {
  close: { yaw: 58, elevation: 20 },
  front: { yaw: 84, elevation: 6 },
  side: { yaw: 14, elevation: 8 },
}
const heroTurn = { yaw: 62, elevation: 16 }

/** Each hoop of a view: a pair, or one alone where it is looked at closely or from the side. */
export function posedHoops(piece: EarringPiece, view: PieceView): PosedHoop[] {
  const isPair = view === 'hero' || view === 'front'
  const below = reachBelow(piece)
  const { yaw, elevation } = turns[view] ?? heroTurn
  const before = piece.hangsFrom === 'nothing' && !isPair ? stoneBeforeMm : 0
  const pixelsPerMm = Math.min(
    isPair ? 15 : 21,
    (isPair ? 410 : 470) / (rim + below),
    480 / (2 * rim + before),
  )
  return (isPair ? [false, true] : [false]).map((isMirrored) => {
    const pose = {
      yawDegrees: isMirrored ? 180 - yaw : yaw,
      elevationDegrees: elevation,
      aim: [before / 2, 0, (rim - below) / 2] as const,
      pixelsPerMm,
      middle: [isPair ? (isMirrored ? 204 : 396) : 300, 300] as const,
    }
    const camera = cameraAt(`hoop setting ${JSON.stringify(pose)}`, pose)
    return { scene: { camera, studio: studioFor(camera) }, isMirrored }
  })
}

/** The parts of one hoop as it stands, its fastening at the top. */
export function hoopSettingParts(
  piece: EarringPiece,
  patches: number,
  { scene, isMirrored }: PosedHoop,
): Part[] {
  const { camera } = scene
  const hoop: Part[] = [
    shadowPart(scene, -reachBelow(piece)),
    shankPart({ shank, scene }),
    { kind: 'markup', markup: ballMarkup([0, 0, rim], shank.depths[0] * 0.34, camera) },
  ]
  if (piece.hangsFrom !== 'loop') return [...hoop, ...headParts(headOf(piece, onFront, patches), scene)]
  const frame = swinging(isMirrored)
  const loop = ringMarkup({ frame, y: 0.7 - rim - dropMm / 2, width: 2.3, height: dropMm + 3.2 }, camera)
  return [...hoop, { kind: 'markup', markup: loop }, ...headParts(swingingHead(piece, frame, patches), scene)]
}

/** How far a hoop reaches below its middle, with the stone that swings from it. */
function reachBelow(piece: EarringPiece): number {
  if (piece.hangsFrom !== 'loop') return rim
  const { above, below } = extentOf(headOf(piece, swinging(false), 0))
  return rim + dropMm + above + below
}

function headOf(piece: EarringPiece, frame: Frame, patches: number): Head {
  return mountedHead({ mount: piece, shape: piece.shape, frame, size: stoneSize, patches })
}

/** A stone that hangs straight below the wire of the hoop, not before it. */
function swingingHead(piece: EarringPiece, frame: Frame, patches: number): Head {
  const head = headOf(piece, frame, patches)
  const forwards = head.heightMm * 0.45
  const down = rim + dropMm + extentOf(head).above
  return { ...head, frame: { ...frame, origin: [forwards * frame.z[0], forwards * frame.z[1], -down] } }
}

const [sin, cos] = [Math.sin(frontAngle), Math.cos(frontAngle)]

/** On the front of the hoop, the length of the stone along it. */
const onFront: Frame = {
  origin: [(rim - 0.9) * sin, 0, (rim - 0.9) * cos],
  x: [0, 1, 0],
  y: [-cos, 0, sin],
  z: [sin, 0, cos],
}

/** Upright, turned half to the front and half to the side on which the viewer of its picture stands. */
function swinging(isMirrored: boolean): Frame {
  const [front, side] = [Math.sin(1.08), Math.cos(1.08) * (isMirrored ? 1 : -1)]
  return { origin: [0, 0, 0], x: [-side, front, 0], y: [0, 0, 1], z: [front, side, 0] }
}
