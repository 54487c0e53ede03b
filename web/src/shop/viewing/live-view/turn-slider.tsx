import type { RefObject } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { degreesOf, radiansOf, turnStep } from './turn-angle.ts'
import type { Viewer } from './viewer/viewer.ts'
import styles from './live-in-place.module.css'

interface TurnSliderProps {
  readonly viewer: RefObject<Viewer | null>
  /** The slider itself, which follows the hand that turns the piece: no page is drawn anew for that. */
  readonly slider: RefObject<HTMLInputElement | null>
}

/** Turns a piece round by a slider, and by a step to either side. */
export function TurnSlider({ viewer, slider }: TurnSliderProps) {
  return (
    <div className={styles.turn} role="group" aria-label={m.live_view_turn()}>
      <button
        type="button"
        aria-label={m.live_view_turn_left()}
        onClick={() => viewer.current?.step({ yaw: turnStep })}
      >
        <Icon name="previous" />
      </button>
      <input
        ref={slider}
        type="range"
        min={-180}
        max={180}
        step={3}
        defaultValue={0}
        aria-label={m.live_view_turn()}
        aria-valuetext={m.live_view_turned({ degrees: 0 })}
        onChange={({ target }) => viewer.current?.turnTo(radiansOf(target.valueAsNumber))}
      />
      <button
        type="button"
        aria-label={m.live_view_turn_right()}
        onClick={() => viewer.current?.step({ yaw: -turnStep })}
      >
        <Icon name="next" />
      </button>
    </div>
  )
}

/** Lays a slider where a piece has been turned to. */
export function showTurn(slider: HTMLInputElement | null, angle: number): void {
  if (!slider) return
  const degrees = degreesOf(angle)
  slider.value = String(degrees)
  slider.setAttribute('aria-valuetext', m.live_view_turned({ degrees }))
}
