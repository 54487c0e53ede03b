import type { ViewedPiece } from './viewed-piece.ts'
import { isWornView, type WornView } from './worn-view.ts'

/** Ways to look at a piece of which no picture is kept: they are drawn when they are asked for. */
export type DrawnView = EyeView | WornView

/** Where the eye stands for those that nobody wears. */
export type EyeView = 'side' | 'above' | 'detail'

/** Small pictures of drawn views, as data addresses: of those that have been drawn. */
export type DrawnPictures = Readonly<Partial<Record<DrawnView, string>>>

/** What a small picture asked for; another object each time it asks. */
export interface AskedView {
  /** Null for a picture that is kept: the piece goes back into it. */
  readonly view: DrawnView | null
}

/** The views that show something of a piece which its pictures do not: what hangs is seen from before it. */
export function drawnViewsOf(piece: ViewedPiece['piece']): readonly DrawnView[] {
  switch (piece.kind) {
    case 'setting':
    case 'stone-band':
    case 'dress-ring':
      return ['side', 'above', 'detail', 'hand']
    case 'band':
      return ['side', 'above', 'hand']
    case 'earrings':
    case 'earring-setting':
      return ['side', 'detail', 'ear']
    case 'pendant-setting':
    case 'necklace':
      return ['side', 'detail', 'neck']
    // Some lie and some stand: from above, one that hangs would be a line.
    case 'bracelet':
    case 'loose-stone':
      return ['detail']
  }
}

/** What wears a piece; nothing for one that is worn elsewhere, or not at all. */
export function wornViewOf(piece: ViewedPiece['piece']): WornView | undefined {
  return drawnViewsOf(piece).find(isWornView)
}
