import { metalLookOf } from '@shop/schema/geometry/looks/metal-looks'
import { gradeTint } from '@shop/schema/geometry/looks/stone-looks'
import { stoneLookOfDesign } from '@shop/schema/geometry/pieces/piece-of-design'
import { useMemo } from 'react'
import { LiveInPlace } from '#shop/viewing/live-view/live-in-place.tsx'
import type { StillPicture } from '#shop/viewing/live-view/still-picture.ts'
import type { AskedView, DrawnPictures } from '#shop/viewing/live-view/drawn-view.ts'
import { LiveChoices, type LiveAddresses } from './live-choices.tsx'
import { geometryOf, type LookedAtPiece } from './looked-at-piece.ts'

interface PieceLiveViewProps {
  readonly piece: LookedAtPiece
  readonly still: StillPicture
  readonly addresses: LiveAddresses | undefined
  /** The view that was asked for; the piece as a whole when there is none. */
  readonly asked: AskedView | null
  /** Told when it is put on somebody, and when it is taken off. */
  readonly onWorn: (isWorn: boolean) => void
  /** Told of small pictures of its views as it is chosen now. */
  readonly onThumbs: (pictures: DrawnPictures) => void
  readonly onClose: () => void
}

/** A piece in three dimensions over its picture, as it is chosen now. */
export function PieceLiveView({ piece, addresses, ...place }: PieceLiveViewProps) {
  const { design, choice, shape, stone, carat, fingerSize } = piece
  const chosenIds = choice.optionIds.join()
  // It is built anew when it is another piece, and not with every change of the page.
  const geometry = useMemo(
    () => geometryOf({ design, shape, stone, carat, fingerSize, optionIds: chosenIds.split(',') }),
    [design, shape, stone, carat, fingerSize, chosenIds],
  )
  return (
    geometry && (
      <LiveInPlace
        {...place}
        piece={geometry}
        metal={metalLookOf(choice.metal.colour)}
        stoneLook={stoneLookOfDesign(design, stone)}
        stoneTint={gradeTint(stone?.plainColour)}
      >
        {addresses && <LiveChoices piece={piece} addresses={addresses} />}
      </LiveInPlace>
    )
  )
}
