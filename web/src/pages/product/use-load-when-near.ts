import { useEffect, useRef, useState, type RefObject } from 'react'
import { reportError } from '#data/report-error.ts'
import { whenNear } from '#lib/when-near.ts'

/** Loads a part of the page that is whole without it; the same function at every rendering. */
type Load<Part> = () => Promise<Part>

/**
 * A part that is brought when its place comes near the window: null until then, and where it does not come. With
 * the place's ref.
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
    return whenNear(place.current, () => {
      load().then(setPart, (error: unknown) => reportError(error, { where }))
    })
  }, [isMissing, load, where])
  return { place, part }
}
