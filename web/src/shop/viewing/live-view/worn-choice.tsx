import { skinTones, type SkinTone } from '@shop/schema/geometry/hand/skin-tones'
import { useId, useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { drawnViewsOf } from './drawn-view.ts'
import type { ViewedPiece } from './viewed-piece.ts'
import styles from './worn-choice.module.css'

interface WornChoiceProps {
  readonly piece: ViewedPiece['piece']
  /** The hand that wears the piece; none where it stands by itself. */
  readonly skin: SkinTone | undefined
  readonly onChoose: (skin: SkinTone | undefined) => void
}

/** The hand that a ring is put on first. */
export const usualSkin: SkinTone = 'medium'

const tones = [
  { tone: 'light', name: m.live_view_skin_light },
  { tone: 'medium', name: m.live_view_skin_medium },
  { tone: 'deep', name: m.live_view_skin_deep },
] as const satisfies readonly { tone: SkinTone; name: () => string }[]

/** Puts a ring on a hand and back, and chooses the hand; nothing for a piece that is worn elsewhere. */
export function WornChoice({ piece, skin, onChoose }: WornChoiceProps) {
  const name = useId()
  const [latest, setLatest] = useState<SkinTone>(skin ?? usualSkin)
  if (!drawnViewsOf(piece.kind).includes('hand')) return null
  const isWorn = skin !== undefined
  return (
    <div className={styles.worn} role="group" aria-label={m.live_view_worn()}>
      <button type="button" aria-pressed={isWorn} onClick={() => onChoose(isWorn ? undefined : latest)}>
        {m.live_view_worn()}
      </button>
      {isWorn &&
        tones.map((each) => (
          <label key={each.tone}>
            <input
              type="radio"
              name={name}
              checked={skin === each.tone}
              onChange={() => {
                setLatest(each.tone)
                onChoose(each.tone)
              }}
              aria-label={each.name()}
              style={{ color: shownTone(each.tone) }}
            />
          </label>
        ))}
    </div>
  )
}

/** The colour of skin in the light that pictures are taken in. */
function shownTone(tone: SkinTone): string {
  const [red, green, blue] = skinTones[tone].map((share) => Math.round(255 * (share * 0.85) ** (1 / 2.2)))
  return `rgb(${red} ${green} ${blue})`
}
