import { sizeFromUk } from '@shop/schema/domain/vocabulary/finger-size'
import { useMemo } from 'react'
import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
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
  const { fingerSize } = usePersonalisation()
  const worn = useMemo(() => {
    const size = fingerSize === null ? null : sizeFromUk(fingerSize)
    return viewed ? wornStone(viewed, size?.diameterMm) : undefined
  }, [viewed, fingerSize])
  return viewed && <LiveInPlace {...place} {...viewed} worn={worn} />
}
