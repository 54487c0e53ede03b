import { createContext } from 'react'
import type { DrawnView } from '#shop/viewing/live-view/drawn-view.ts'

/** What was asked for by a small picture of a gallery; another object each time it is asked for. */
export interface AskedView {
  /** Null for a picture that is kept: the piece goes back into it. */
  readonly view: DrawnView | null
}

/** What a gallery tells whatever stands over its large picture, and is told by it. */
export interface GalleryLink {
  readonly asked: AskedView | null
  readonly onClosed: () => void
  /** The piece was put on a hand there, or taken off it. */
  readonly onWorn: (isWorn: boolean) => void
}

export const GalleryLinkContext = createContext<GalleryLink>({
  asked: null,
  onClosed: () => {},
  onWorn: () => {},
})
