import type { RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import type { LiveView } from './use-viewer.ts'

interface TurnedPieceProps {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly state: LiveView['state']
  /** What the piece is called. */
  readonly name: string
  /** Says how it is turned. */
  readonly hintId: string
  /** The classes `stage` and `status` of whatever it stands in. */
  readonly styles: CSSModuleClasses
}

/** Where a piece is turned by hand and by keys, and what is said as long as it is not there. */
export function TurnedPiece({ stage, state, name, hintId, styles }: TurnedPieceProps) {
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        // What arrow keys do here is said beside it, and not what they do elsewhere.
        role="application"
        aria-label={m.live_view_title({ piece: name })}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it listens to arrow keys
        tabIndex={state === 'live' ? 0 : -1}
      />
      <p className={styles.status} role="status">
        {state === 'loading' && m.live_view_loading()}
        {state === 'none' && m.live_view_none()}
      </p>
    </>
  )
}
