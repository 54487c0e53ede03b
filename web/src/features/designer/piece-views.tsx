import { optionsOf } from '@shop/schema/domain/design'
import { sizeFromUk } from '@shop/schema/domain/finger-size'
import { fingerSizeAttribute } from '@shop/schema/domain/product-choice'
import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { cutOf, type MeasuredStone } from '@shop/schema/geometry/cut-of-stone'
import { metalLookOf } from '@shop/schema/geometry/metal-looks'
import { pieceOfDesign, stoneLookOfDesign } from '@shop/schema/geometry/piece-of-design'
import type { LookedAtStone } from '@shop/schema/geometry/stone-looks'
import { useMemo, type ReactNode } from 'react'
import { LiveViewButton } from '../live-view/live-view-button.tsx'
import { TrueSizeButton } from '../true-size/true-size-button.tsx'
import { pieceInTrueSize } from '../true-size/true-size-thing.ts'
import type { ShownGalleryPicture } from './gallery-pictures.ts'
import { useMadeToOrder } from './made-to-order.ts'
import type { PieceChoice, Setting } from './setting-choice.ts'
import styles from './piece-views.module.css'

interface PieceViewsProps {
  readonly design: Setting
  readonly choice: PieceChoice
  /** Of the main stone; the design's own where it is no choice. */
  readonly shape: ShapeSlug | null
  /** The stone that is part of the piece, in its true proportions; of a pair, the larger. */
  readonly stone?: (MeasuredStone & LookedAtStone) | null
  /** The first picture of the page. */
  readonly still: ShownGalleryPicture | undefined
  /** Whether it is the very piece, whose size can be told: none for a setting that awaits its stone. */
  readonly hasTrueSize?: boolean
  /** What can be chosen while the piece is looked at. */
  readonly children?: ReactNode
}

/**
 * Other ways to look at a piece: in three dimensions, and a ring in its true size. None for a piece whose design
 * does not say enough of its look.
 */
export function PieceViews({
  design,
  choice,
  shape,
  stone = null,
  still,
  hasTrueSize = false,
  children,
}: PieceViewsProps) {
  const { fingerSize: chosenSize } = useMadeToOrder()
  const fingerSize = optionsOf(design, fingerSizeAttribute).length > 0 ? chosenSize : null
  const optionIds = choice.optionIds.join()
  // What is looked at is built anew when it is another piece, and not with every change of the page.
  const piece = useMemo(() => {
    const size = fingerSize === null ? null : sizeFromUk(fingerSize)
    return pieceOfDesign(design, {
      shape,
      stone,
      optionIds: optionIds.split(','),
      ...(size && { innerDiameterMm: size.diameterMm }),
    })
  }, [design, shape, stone, fingerSize, optionIds])
  if (piece === null) return null
  const metal = metalLookOf(choice.metal.colour)
  const thing = hasTrueSize ? pieceInTrueSize(piece, stone && cutOf(stone)) : null
  return (
    <div className={`no-print ${styles.views}`}>
      <LiveViewButton
        piece={piece}
        metal={metal}
        stoneLook={stoneLookOfDesign(design, stone)}
        still={still ?? { picture: null, alt: design.name }}
      >
        {children}
      </LiveViewButton>
      {thing && <TrueSizeButton name={design.name} thing={thing} metal={metal} fingerSize={fingerSize} />}
    </div>
  )
}
