import { optionsOf } from '@shop/schema/domain/design/design'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { cutOf } from '@shop/schema/geometry/stones/cut-of-stone'
import { use } from 'react'
import { LivePicture } from '#shop/viewing/live-view/live-picture.tsx'
import type { ViewedPiece } from '#shop/viewing/live-view/viewed-piece.ts'
import { TrueSizeButton } from '#shop/viewing/true-size/true-size-button.tsx'
import { GalleryLinkContext } from './gallery-link.ts'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import type { LiveAddresses } from './live-choices.tsx'
import type { LookedAtPiece } from './looked-at-piece.ts'
import { usePersonalisation } from '../personalisation/personalisation.ts'
import { useAvailableViews } from './available-views.ts'
import styles from './piece-views.module.css'

/** A piece as its page shows it. */
export interface ViewedDesign extends Pick<LookedAtPiece, 'design' | 'choice' | 'shape'> {
  /** None for a setting that awaits its stone. */
  readonly stone: LookedAtPiece['stone']
  readonly carat?: number | null | undefined
}

interface PieceLivePictureProps extends ViewedDesign {
  /** The first picture of the page. */
  readonly still: ShownGalleryPicture | undefined
  /** Where what can be chosen leads while the piece is looked at; nothing can be chosen when left out. */
  readonly addresses?: LiveAddresses | undefined
  /** The whole picture is pressed, and not its button alone: it does not scroll to others. */
  readonly isWhole?: boolean
}

/**
 * Turns the picture of a piece into the piece in three dimensions, in its place; nothing for one whose design does
 * not say enough of its look. What builds the piece is loaded when it is asked for.
 */
export function PieceLivePicture({ still, addresses, isWhole = false, ...viewed }: PieceLivePictureProps) {
  const piece = useLookedAtPiece(viewed)
  const { hasLiveView } = useAvailableViews(piece.design)
  const { asked, onClosed, onWorn, onThumbs } = use(GalleryLinkContext)
  if (!hasLiveView) return null
  return (
    <LivePicture
      asked={asked}
      onClosed={onClosed}
      load={() => import('./piece-live-view.tsx')}
      isWhole={isWhole}
    >
      {({ PieceLiveView }, onClose) => (
        <PieceLiveView
          piece={piece}
          still={still ?? { picture: null, alt: piece.design.name }}
          addresses={addresses}
          asked={asked}
          onWorn={onWorn}
          onThumbs={onThumbs}
          onClose={onClose}
        />
      )}
    </LivePicture>
  )
}

/** Loads a piece as its pictures show it; nothing for one whose design does not say enough of its look. */
export function usePicturedPiece(piece: ViewedDesign): (() => Promise<ViewedPiece | null>) | undefined {
  const { hasLiveView } = useAvailableViews(piece.design)
  return hasLiveView ? async () => (await import('./pictured-piece.ts')).pieceOfPictures(piece) : undefined
}

/** The very piece in its true size; nothing for one whose size nobody knows. */
export function PieceTrueSize(viewed: ViewedDesign) {
  const piece = useLookedAtPiece(viewed)
  const { design, stone, fingerSize } = piece
  const { hasLiveView, hasTrueSize } = useAvailableViews(design)
  const isMeasured = hasTrueSize || (stone !== null && cutOf(stone) !== null)
  if (!hasLiveView || !isMeasured) return null
  return (
    <div className={`no-print ${styles.views}`}>
      <TrueSizeButton
        name={design.name}
        fingerSize={fingerSize}
        load={async () => (await import('./piece-true-size.ts')).pieceTrueSize(piece)}
      />
    </div>
  )
}

/** A name for how a piece looks as it is chosen now: what was drawn of another shows something else. */
export function useLookOfPiece(viewed: ViewedDesign): string {
  const { choice, shape, stone, carat, fingerSize } = useLookedAtPiece(viewed)
  return JSON.stringify([choice.optionIds, shape, stone, carat, fingerSize])
}

function useLookedAtPiece(viewed: ViewedDesign): LookedAtPiece {
  const { fingerSize: chosenSize } = usePersonalisation()
  const isForFinger = optionsOf(viewed.design, fingerSizeAttribute).length > 0
  return { ...viewed, carat: viewed.carat ?? null, fingerSize: isForFinger ? chosenSize : null }
}
