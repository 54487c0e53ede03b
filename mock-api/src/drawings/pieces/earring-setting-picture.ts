import { motifKinds } from '../jewel/motif.ts'
import { studioFor } from '../metal/light.ts'
import { place, type Frame } from '../picture/frame.ts'
import { tilted } from '../picture/tilt.ts'
import type { Vec3 } from '../picture/vector.ts'
import type { PieceView } from '../piece.ts'
import type { Composed } from './composed.ts'
import { earringLayout, type EarringPiece, earringSettingParts } from './earring-setting.ts'
import { hoopSettingParts, posedHoops } from './hoop-setting.ts'
import { settingCamera, settingFrame } from './setting-cameras.ts'

/** About how many patches each main stone of a pair has to spare, and one alone. */
const pairPatches = 230
const onePatches = 460
const gapMm = 1.9
/** How far a post, and half of a hook, reaches behind an earring. */
const postMm = 5.6
const hookReachMm = 1.2
/** No chain leaves room above a pair. */
const heroMiddleY = 306

/** The picture of earring settings: the pair, one closely, the pair square on, and one from the side. */
export function earringSetting(piece: EarringPiece, view: PieceView): Composed {
  const isPair = view === 'hero' || view === 'front'
  const patches = isPair ? pairPatches : onePatches
  const kinds = motifKinds(null)
  if (piece.style === 'hoop') {
    const hoops = posedHoops(piece, view)
    return { layers: hoops.map((hoop) => ({ parts: hoopSettingParts(piece, patches, hoop) })), kinds }
  }
  const layout = earringLayout(piece, patches)
  const { bottom, top, halfWidth, reach } = layout
  const apart = halfWidth + gapMm / 2
  const width = isPair ? 2 * (apart + reach) : 2 * reach
  // From the side a post or a hook is seen behind the stone.
  const behindMm = view === 'side' ? (piece.hangsFrom === 'hook' ? 2 * hookReachMm : postMm) : 0
  const camera = settingCamera(view, {
    aim: place(settingFrame(view), [0, 0, (layout.main.heightMm - behindMm) / 2]),
    widthMm: width,
    heightMm: top - bottom,
    depthMm: layout.main.heightMm + behindMm,
    heroMiddleY,
  })
  const scene = { camera, studio: studioFor(camera) }
  // Behind a stud that is looked at closely it shows how it is worn; behind a drop it is in the way.
  const hasPost = view === 'side' || view === 'hero' || (view === 'close' && piece.style === 'stud')
  return {
    layers: framesOf(view, apart).map(({ frame, hookWay }) => {
      // The middle of the whole earring lies where its frame says.
      const centred = { ...frame, origin: place(frame, [0, -(bottom + top) / 2, 0]) }
      return {
        parts: earringSettingParts(piece, layout, centred, { hookWay, isOfPair: isPair, hasPost }, scene),
        hasDropShadow: view !== 'side',
      }
    }),
    kinds,
  }
}

interface Posed {
  readonly frame: Frame
  readonly hookWay: Vec3
}

/** How each earring of a view lies: a pair leans apart, and its hooks bend apart. */
function framesOf(view: PieceView, apart: number): Posed[] {
  if (view === 'side') return [{ frame: settingFrame(view), hookWay: [0, 0, -1] }]
  if (view === 'close') return [{ frame: tilted([0, 0, 0], 24, 12), hookWay: [1, 0, 0] }]
  const [turn, lean] = view === 'front' ? [0, 0] : [13, 12]
  return [-1, 1].map((side) => ({
    frame: tilted([side * apart, 0, 0], side * turn, lean),
    hookWay: [side, 0, 0],
  }))
}
