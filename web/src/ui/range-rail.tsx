import { useRef } from 'react'
import type { RangeBounds } from '#lib/range-numbers.ts'
import styles from './range-rail.module.css'

interface RangeRailProps {
  /** Where the handles stand: places on the rail, counted from 0. */
  readonly at: RangeBounds
  /** The last place. */
  readonly last: number
  /** How many places the handles keep between them. */
  readonly gap: number
  /** What each handle is, and what it says where it stands. */
  readonly handles: { readonly min: RailHandle; readonly max: RailHandle }
  readonly isDisabled?: boolean
  readonly onMove: (at: RangeBounds) => void
  /** A handle that was moved was let go of; `isRepeated` when a key did so before and the handle was not left since. */
  readonly onRelease: (isRepeated: boolean) => void
}

interface RailHandle {
  readonly label: string
  readonly text: string
}

/**
 * A rail with two handles: two native sliders on top of each other, so that keys, fingers and assistive
 * technology work as everywhere. The handles cannot pass each other.
 */
export function RangeRail({ at, last, gap, handles, isDisabled = false, onMove, onRelease }: RangeRailProps) {
  const isMoved = useRef(false)
  const isByKey = useRef(false)
  const keyReleases = useRef(0)

  function move(to: RangeBounds) {
    isMoved.current = true
    onMove(to)
  }

  function release() {
    if (!isMoved.current) return
    isMoved.current = false
    keyReleases.current = isByKey.current ? keyReleases.current + 1 : 0
    onRelease(keyReleases.current > 1)
  }

  // React's change is every step on the way; the browser's own comes when a pointer lets go.
  function releasePointer() {
    if (!isByKey.current) release()
  }

  const end = (which: 'min' | 'max') => ({
    type: 'range',
    min: 0,
    max: last,
    value: at[which],
    disabled: isDisabled,
    'aria-label': handles[which].label,
    'aria-valuetext': handles[which].text,
    onFocus: () => {
      keyReleases.current = 0
    },
    onPointerDown: () => {
      isByKey.current = false
    },
    onKeyDown: () => {
      isByKey.current = true
    },
    onKeyUp: release,
    onBlur: release,
    ref: (input: HTMLInputElement | null) => {
      input?.addEventListener('change', releasePointer)
      return () => input?.removeEventListener('change', releasePointer)
    },
  })
  return (
    <div
      className={styles.rail}
      style={{ '--from': at.min / Math.max(1, last), '--to': at.max / Math.max(1, last) }}
      data-disabled={isDisabled || undefined}
    >
      <input
        {...end('min')}
        // Where both stand at the end of the rail, the first must be the one that can be taken hold of.
        data-on-top={at.min > last / 2 || undefined}
        onChange={({ currentTarget }) =>
          move({ min: Math.min(currentTarget.valueAsNumber, at.max - gap), max: at.max })
        }
      />
      <input
        {...end('max')}
        onChange={({ currentTarget }) =>
          move({ min: at.min, max: Math.max(currentTarget.valueAsNumber, at.min + gap) })
        }
      />
    </div>
  )
}
