import { metalLookOf } from '@shop/schema/geometry/looks/metal-looks'
import { stoneLookOfDesign } from '@shop/schema/geometry/pieces/piece-of-design'
import { useMemo } from 'react'
import { LiveViewDialog } from '#shop/viewing/live-view/live-view-dialog.tsx'
import type { StillPicture } from '#shop/viewing/live-view/still-picture.ts'
import { LiveChoices, type LiveAddresses } from './live-choices.tsx'
import { geometryOf, type LookedAtPiece } from './looked-at-piece.ts'

interface PieceLiveViewProps {
  readonly piece: LookedAtPiece
  readonly still: StillPicture
  readonly addresses: LiveAddresses | undefined
  readonly onClose: () => void
}

/** A piece in three dimensions, as it is chosen now. */
export function PieceLiveView({ piece, addresses, ...dialog }: PieceLiveViewProps) {
  const { design, choice, shape, stone, fingerSize } = piece
  const chosenIds = choice.optionIds.join()
  // It is built anew when it is another piece, and not with every change of the page.
  const geometry = useMemo(
    () => geometryOf({ design, shape, stone, fingerSize, optionIds: chosenIds.split(',') }),
    [design, shape, stone, fingerSize, chosenIds],
  )
  return (
    geometry && (
      <LiveViewDialog
        {...dialog}
        piece={geometry}
        metal={metalLookOf(choice.metal.colour)}
        stoneLook={stoneLookOfDesign(design, stone)}
      >
        {addresses && <LiveChoices piece={piece} addresses={addresses} />}
      </LiveViewDialog>
    )
  )
}
