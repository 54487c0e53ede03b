import { cutOf, type MeasuredStone } from '@shop/schema/geometry/stones/cut-of-stone'
import { looseStoneLook, type LookedAtStone } from '@shop/schema/geometry/looks/stone-looks'
import { useMemo } from 'react'
import { LiveViewDialog } from '#shop/viewing/live-view/live-view-dialog.tsx'
import type { StillPicture } from '#shop/viewing/live-view/still-picture.ts'

interface StoneLiveViewProps {
  readonly stone: MeasuredStone & LookedAtStone
  readonly still: StillPicture
  readonly onClose: () => void
}

/** A stone by itself in three dimensions. */
export function StoneLiveView({ stone, ...dialog }: StoneLiveViewProps) {
  // It is built anew when it is another stone, and not with every change of the page.
  const piece = useMemo(() => {
    const cut = cutOf(stone)
    return cut && ({ kind: 'loose-stone', stone: cut } as const)
  }, [stone])
  return piece && <LiveViewDialog {...dialog} piece={piece} metal={null} stoneLook={looseStoneLook(stone)} />
}
