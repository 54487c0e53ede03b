import type { ViewedPiece } from './viewed-piece.ts'

/** Ways to look at a piece of which no picture is kept: they are drawn when they are asked for. */
export type DrawnView = 'above' | 'detail' | 'hand'

/** What a small picture asked for; another object each time it asks. */
export interface AskedView {
  /** Null for a picture that is kept: the piece goes back into it. */
  readonly view: DrawnView | null
}

/** Where the eye stands for those that no hand wears. */
export type EyeView = Exclude<DrawnView, 'hand'>

/** The views that show something of a piece which its pictures do not: what hangs is seen from before it. */
export function drawnViewsOf(kind: ViewedPiece['piece']['kind']): readonly DrawnView[] {
  switch (kind) {
    case 'setting':
    case 'stone-band':
    case 'dress-ring':
      return ['above', 'detail', 'hand']
    case 'band':
      return ['above', 'hand']
    case 'bracelet':
      return []
    default:
      return ['detail']
  }
}
