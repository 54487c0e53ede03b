import { optionsOf } from '@shop/schema/domain/design/design'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { cutOf } from '@shop/schema/geometry/stones/cut-of-stone'
import { LiveViewButton } from '#shop/viewing/live-view/live-view-button.tsx'
import { TrueSizeButton } from '#shop/viewing/true-size/true-size-button.tsx'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import type { LiveAddresses } from './live-choices.tsx'
import type { LookedAtPiece } from './looked-at-piece.ts'
import { usePersonalisation } from '../personalisation/personalisation.ts'
import { useAvailableViews } from './available-views.ts'
import styles from './piece-views.module.css'

interface PieceViewsProps extends Pick<LookedAtPiece, 'design' | 'choice' | 'shape'> {
  readonly stone?: LookedAtPiece['stone']
  /** The first picture of the page. */
  readonly still: ShownGalleryPicture | undefined
  /** Whether it is the very piece, whose size can be told: none for a setting that awaits its stone. */
  readonly isVeryPiece?: boolean
  /** Where what can be chosen leads while the piece is looked at; nothing can be chosen when left out. */
  readonly addresses?: LiveAddresses
}

/**
 * Other ways to look at a piece: in three dimensions, and a ring in its true size. None for a piece whose design
 * does not say enough of its look. What builds the piece is loaded when it is asked for.
 */
export function PieceViews({
  design,
  choice,
  shape,
  stone = null,
  still,
  isVeryPiece = false,
  addresses,
}: PieceViewsProps) {
  const { fingerSize: chosenSize } = usePersonalisation()
  const { hasLiveView, hasTrueSize } = useAvailableViews(design)
  if (!hasLiveView) return null
  const fingerSize = optionsOf(design, fingerSizeAttribute).length > 0 ? chosenSize : null
  const piece = { design, choice, shape, stone, fingerSize }
  const isMeasured = hasTrueSize || (stone !== null && cutOf(stone) !== null)
  return (
    <div className={`no-print ${styles.views}`}>
      <LiveViewButton load={() => import('./piece-live-view.tsx')}>
        {({ PieceLiveView }, onClose) => (
          <PieceLiveView
            piece={piece}
            still={still ?? { picture: null, alt: design.name }}
            addresses={addresses}
            onClose={onClose}
          />
        )}
      </LiveViewButton>
      {isVeryPiece && isMeasured && (
        <TrueSizeButton
          name={design.name}
          fingerSize={fingerSize}
          load={async () => (await import('./piece-true-size.ts')).pieceTrueSize(piece)}
        />
      )}
    </div>
  )
}
