import { createContext } from 'react'
import type { AskedView, DrawnPictures } from '#shop/viewing/live-view/drawn-view.ts'

/** What a gallery tells whatever stands over its large picture, and is told by it. */
export interface GalleryLink {
  readonly asked: AskedView | null
  readonly onClosed: () => void
  /** The piece was put on somebody there, or taken off it. */
  readonly onWorn: (isWorn: boolean) => void
  /** Its views were drawn. */
  readonly onThumbs: (pictures: DrawnPictures) => void
}

export const GalleryLinkContext = createContext<GalleryLink>({
  asked: null,
  onClosed: () => {},
  onWorn: () => {},
  onThumbs: () => {},
})
