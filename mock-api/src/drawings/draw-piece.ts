import { lightOfStep } from './metal/metalwork.ts'
import { metalColour } from './metal/metals.ts'
import { remembered } from './picture/memo.ts'
import { svgOf } from './picture/svg-document.ts'
import { inMetal } from './picture/svg.ts'
import type { DrawnPiece, FinishedPicture, PieceView } from './piece.ts'
import { finishedMarkup } from './pieces/finished.ts'
import { titleOf } from './pieces/title.ts'
import { drawRing } from './ring.ts'

/** The picture of any piece until it is photographed: a 600 by 600 SVG on a transparent ground. */
export function drawPiece(piece: DrawnPiece, view: PieceView): string {
  if (piece.kind === 'setting') return drawRing(piece, view === 'close' ? 'side' : view)
  const { metal, ...picture } = piece
  const colourOf = (step: number) => metalColour(metal, lightOfStep(step))
  return svgOf(titleOf(piece), inMetal(unpainted({ picture, view }), colourOf))
}

/** The picture before it has a metal: most shoppers look at one design in several. */
const unpainted = remembered(
  48,
  (order: { readonly picture: FinishedPicture; readonly view: PieceView }) => JSON.stringify(order),
  ({ picture, view }) => finishedMarkup(picture, view),
)
