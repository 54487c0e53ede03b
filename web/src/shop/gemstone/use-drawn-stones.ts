import { useEffect, useState } from 'react'
import { reportError } from '#data/report-error.ts'
import { uprightStone, type DrawnStone } from './viewed-stone.ts'

/** Pictures of stones by their ids. */
export type DrawnStones = ReadonlyMap<string, string>

interface DrawnUse {
  /** How wide a picture stands on the page, in its own pixels. */
  readonly width: number
  /** When they are drawn: at once where they have been asked for. What it gives calls it off. */
  readonly when: (act: () => void) => () => void
}

const none: DrawnStones = new Map()
const mostPixelRatio = 2

/**
 * Stones side by side, drawn from their records at one scale: all of them, or none where one cannot be drawn or the
 * browser cannot draw. Until then their own pictures stand there.
 */
export function useDrawnStones(stones: readonly DrawnStone[], { width, when }: DrawnUse): DrawnStones {
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly pictures: DrawnStones }>()
  const key = stones.map(({ id }) => id).join()
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const draw = async () => {
      try {
        const pictures = await drawnTogether(stones, width, signal)
        if (pictures && !signal.aborted) setDrawn({ key, pictures })
      } catch (error) {
        if (!signal.aborted) reportError(error, { where: 'stones at one scale' })
      }
    }
    const callOff = when(() => void draw())
    return () => {
      callOff()
      ended.abort()
    }
    // The stones are those of the key, however often the page is drawn anew.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [key, width, when])
  return drawn?.key === key ? drawn.pictures : none
}

async function drawnTogether(
  stones: readonly DrawnStone[],
  width: number,
  signal: AbortSignal,
): Promise<DrawnStones | null> {
  const views = stones.flatMap((stone) => uprightStone(stone) ?? [])
  if (views.length < Math.max(2, stones.length)) return null
  const { drawAtOneScale } = await import('#shop/viewing/live-view/viewer/viewer.ts')
  const side = Math.round(width * Math.min(mostPixelRatio, Math.max(1, devicePixelRatio)))
  const addresses = await drawAtOneScale(views, side, signal)
  return addresses && new Map(stones.map(({ id }, place) => [id, addresses[place] ?? '']))
}
