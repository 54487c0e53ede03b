import { useEffect, useRef, useState, type RefObject } from 'react'
import { reportError } from '#data/report-error.ts'
import { backgroundLoad } from '#lib/background-load.ts'
import { whenNear } from '#lib/when-near.ts'

/** Loads a part of the page that is whole without it; the same function at every rendering. */
type Load<Part> = () => Promise<Part>

/**
 * A part that is loaded when its place comes near the window: null until then. One that failed is loaded again when
 * its place comes near again. With the place's ref.
 */
export function useLoadWhenNear<Part, Place extends Element>(
  load: Load<Part>,
  where: string,
  known: Part | null = null,
): { readonly place: RefObject<Place | null>; readonly part: Part | null } {
  const place = useRef<Place>(null)
  const [part, setPart] = useState(known)
  const isMissing = part === null
  useEffect(() => {
    if (!isMissing || !place.current) return
    const loading = backgroundLoad(load, setPart, (error) => reportError(error, { where }))
    const stopWatching = whenNear(place.current, loading.need)
    return () => {
      stopWatching()
      loading.stop()
    }
  }, [isMissing, load, where])
  return { place, part }
}
