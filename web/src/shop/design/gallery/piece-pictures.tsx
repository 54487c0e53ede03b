import layout from '../piece-page.module.css'
import { useAvailableViews } from './available-views.ts'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import { Gallery } from './gallery.tsx'
import type { LiveAddresses } from './live-choices.tsx'
import {
  PieceLivePicture,
  PieceTrueSize,
  useLookOfPiece,
  usePicturedPiece,
  type ViewedDesign,
} from './piece-views.tsx'
import { ShownPiece } from './shown-piece.tsx'

interface PiecePicturesProps {
  readonly viewed: ViewedDesign
  readonly pictures: readonly ShownGalleryPicture[]
  /** Where what can be chosen leads while the piece is looked at; nothing can be chosen when left out. */
  readonly addresses: LiveAddresses | undefined
  /** Whether it is shown at its true size; not where it awaits a stone that decides that. */
  readonly hasTrueSize: boolean
}

/** What a piece looks like: its pictures, the piece itself in the place of the first, and its true size. */
export function PiecePictures({ viewed, pictures, addresses, hasTrueSize }: PiecePicturesProps) {
  const { design } = viewed
  const { drawnViews } = useAvailableViews(design)
  const piece = usePicturedPiece(viewed)
  const look = useLookOfPiece(viewed)
  return (
    <div className={layout.pictures}>
      <div className={layout.held}>
        <Gallery
          key={design.sku}
          name={design.name}
          pictures={pictures}
          drawnViews={drawnViews}
          look={look}
          piece={piece}
        >
          <PieceLivePicture {...viewed} still={pictures[0]} addresses={addresses} />
        </Gallery>
        <ShownPiece design={design} />
        {hasTrueSize && <PieceTrueSize {...viewed} />}
      </div>
    </div>
  )
}
