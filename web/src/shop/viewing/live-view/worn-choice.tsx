import type { SkinTone } from '@shop/schema/geometry/worn/skin-tones'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { wornViewOf } from './drawn-view.ts'
import type { WornView } from './worn-view.ts'
import { SkinChoice, usualSkin } from './skin-choice.tsx'
import type { ViewedPiece } from './viewed-piece.ts'
import styles from './worn-choice.module.css'

interface WornChoiceProps {
  readonly piece: ViewedPiece['piece']
  /** Whose skin wears the piece; none where it is by itself. */
  readonly skin: SkinTone | undefined
  readonly onChoose: (skin: SkinTone | undefined) => void
}

const names: Readonly<Record<WornView, () => string>> = {
  hand: m.live_view_worn,
  ear: m.live_view_on_ear,
  neck: m.live_view_on_neck,
}

/** Puts a piece on a hand, an ear or a neck and back, and chooses whose; nothing for one that is worn elsewhere. */
export function WornChoice({ piece, skin, onChoose }: WornChoiceProps) {
  const [latest, setLatest] = useState<SkinTone>(skin ?? usualSkin)
  const worn = wornViewOf(piece)
  if (!worn) return null
  const name = names[worn]()
  const isWorn = skin !== undefined
  return (
    <div className={styles.worn} role="group" aria-label={name}>
      <button type="button" aria-pressed={isWorn} onClick={() => onChoose(isWorn ? undefined : latest)}>
        {name}
      </button>
      {isWorn && (
        <SkinChoice
          skin={skin}
          onChoose={(tone) => {
            setLatest(tone)
            onChoose(tone)
          }}
        />
      )}
    </div>
  )
}
