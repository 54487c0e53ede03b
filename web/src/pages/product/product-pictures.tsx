import { useAvailableViews } from '#shop/design/gallery/available-views.ts'
import type { ShownGalleryPicture } from '#shop/design/gallery/gallery-pictures.ts'
import { Gallery } from '#shop/design/gallery/gallery.tsx'
import {
  PieceLivePicture,
  PieceTrueSize,
  useLookOfPiece,
  usePicturedPiece,
} from '#shop/design/gallery/piece-views.tsx'
import { ShownPiece } from '#shop/design/gallery/shown-piece.tsx'
import layout from '#shop/design/piece-page.module.css'
import { metalAddressOf } from './product-metals.tsx'
import type { ProductView } from './product-view.ts'
import { drawnStone, type SetStone } from './set-stone-view.ts'

interface ProductPicturesProps {
  readonly view: ProductView
  readonly pictures: readonly ShownGalleryPicture[]
  /** Those that the piece has as it is chosen. */
  readonly stones: readonly SetStone[]
}

/** What a piece looks like: its pictures, the piece itself in the place of the first, and its true size. */
export function ProductPictures({ view, pictures, stones }: ProductPicturesProps) {
  const { design, piece } = view
  const { drawnViews } = useAvailableViews(design)
  const viewed = { design, choice: piece, shape: null, stone: drawnStone(stones) }
  const picturedPiece = usePicturedPiece(viewed)
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
          piece={picturedPiece}
        >
          <PieceLivePicture {...viewed} still={pictures[0]} addresses={{ metal: metalAddressOf(view) }} />
        </Gallery>
        <ShownPiece design={design} />
        <PieceTrueSize {...viewed} />
      </div>
    </div>
  )
}
