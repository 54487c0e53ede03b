import type { RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { Move } from './viewer/orbit.ts'
import type { Viewer } from './viewer/viewer.ts'
import styles from './live-view.module.css'

/** A press turns by an eighth, tilts by a twelfth of a turn or looks a quarter closer. */
const turn = Math.PI / 4
const tilt = Math.PI / 6
const zoom = 1.25

const moves: readonly { readonly name: () => string; readonly icon: IconName; readonly move: Move }[] = [
  { name: m.live_view_turn_left, icon: 'previous', move: { yaw: turn } },
  { name: m.live_view_turn_right, icon: 'next', move: { yaw: -turn } },
  { name: m.live_view_higher, icon: 'up', move: { elevation: tilt } },
  { name: m.live_view_lower, icon: 'chevron', move: { elevation: -tilt } },
  { name: m.live_view_closer, icon: 'plus', move: { zoom } },
  { name: m.live_view_farther, icon: 'minus', move: { zoom: 1 / zoom } },
]

/** Buttons for those who cannot drag, pinch or scroll. */
export function LiveViewControls({ viewer }: { readonly viewer: RefObject<Viewer | null> }) {
  return (
    <div className={styles.controls} role="group" aria-label={m.live_view_controls()}>
      {moves.map(({ name, icon, move }) => (
        <button key={icon} type="button" aria-label={name()} onClick={() => viewer.current?.step(move)}>
          <Icon name={icon} />
        </button>
      ))}
      <button type="button" aria-label={m.live_view_reset()} onClick={() => viewer.current?.reset()}>
        <Icon name="turn" />
      </button>
    </div>
  )
}
