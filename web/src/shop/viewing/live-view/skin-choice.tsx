import { skinTones, type SkinTone } from '@shop/schema/geometry/worn/skin-tones'
import { useId } from 'react'
import { m } from '#generated/paraglide/messages.js'
import styles from './skin-choice.module.css'

interface SkinChoiceProps {
  readonly skin: SkinTone
  readonly onChoose: (skin: SkinTone) => void
}

/** The skin that a piece is put on first. */
export const usualSkin: SkinTone = 'medium'

const tones = [
  { tone: 'light', name: m.live_view_skin_light },
  { tone: 'medium', name: m.live_view_skin_medium },
  { tone: 'deep', name: m.live_view_skin_deep },
] as const satisfies readonly { tone: SkinTone; name: () => string }[]

/** Whose hand, ear or neck it is. */
export function SkinChoice({ skin, onChoose }: SkinChoiceProps) {
  const name = useId()
  return (
    <span className={styles.tones}>
      {tones.map((each) => (
        <label key={each.tone}>
          <input
            type="radio"
            name={name}
            checked={skin === each.tone}
            onChange={() => onChoose(each.tone)}
            aria-label={each.name()}
            style={{ color: shownTone(each.tone) }}
          />
        </label>
      ))}
    </span>
  )
}

/** The colour of skin in the light that pictures are taken in. */
function shownTone(tone: SkinTone): string {
  const [red, green, blue] = skinTones[tone].map((share) => Math.round(255 * (share * 0.85) ** (1 / 2.2)))
  return `rgb(${red} ${green} ${blue})`
}
