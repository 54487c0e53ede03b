import { motifKinds } from '../jewel/motif.ts'
import { studioFor } from '../metal/light.ts'
import { place } from '../picture/frame.ts'
import type { PieceView } from '../piece.ts'
import type { Composed } from './composed.ts'
import { pendantLayout, type PendantPiece } from './pendant-layout.ts'
import { pendantSettingParts } from './pendant-setting.ts'
import { settingCamera, settingFrame } from './setting-cameras.ts'

/** About how many patches the main stone has to spare. */
const patches = 520

/** The picture of a pendant's setting: on its chain, closely from below, square on and from the side. */
export function pendantSetting(piece: PendantPiece, view: PieceView): Composed {
  const layout = pendantLayout(piece, piece.style === '3-stone' ? patches * 0.7 : patches)
  const { main, bottom, top, halfWidth } = layout
  const frame = settingFrame(view)
  // Where a chain goes up from both sides, there has to be room for it.
  const chainMm = piece.bail === 'none' && view !== 'close' ? 5 : 0
  const camera = settingCamera(view, {
    aim: place(frame, [0, (bottom + top) / 2, main.heightMm / 2]),
    widthMm: 2 * halfWidth + chainMm,
    heightMm: top - bottom,
    depthMm: main.heightMm,
  })
  const { chain, pendant } = pendantSettingParts(piece, layout, frame, { camera, studio: studioFor(camera) })
  // What hangs free throws no shadow on the ground.
  const hasDropShadow = view !== 'side'
  return {
    layers: [
      { parts: chain, hasDropShadow, fades: true },
      { parts: pendant, hasDropShadow },
    ],
    kinds: motifKinds(null),
    chain: piece.chain,
  }
}
