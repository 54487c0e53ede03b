import { useMemo } from 'react'
import { viewedStone, wornStone, type DrawnStone } from '#shop/gemstone/viewed-stone.ts'
import { LiveInPlace } from '#shop/viewing/live-view/live-in-place.tsx'
import type { StillPicture } from '#shop/viewing/live-view/still-picture.ts'

interface StoneLiveViewProps {
  readonly stone: DrawnStone
  readonly still: StillPicture
  readonly onClose: () => void
}

/** A stone by itself in three dimensions, over its picture. */
export function StoneLiveView({ stone, ...place }: StoneLiveViewProps) {
  // It is built anew when it is another stone, and not with every change of the page.
  const viewed = useMemo(() => viewedStone(stone), [stone])
  const worn = useMemo(() => (viewed ? wornStone(viewed) : undefined), [viewed])
  return viewed && <LiveInPlace {...place} {...viewed} worn={worn} />
}
