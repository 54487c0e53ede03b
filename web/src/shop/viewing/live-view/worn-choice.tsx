import type { SkinTone } from '@shop/schema/geometry/hand/skin-tones'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { drawnViewsOf } from './drawn-view.ts'
import { SkinChoice, usualSkin } from './skin-choice.tsx'
import type { ViewedPiece } from './viewed-piece.ts'
import styles from './worn-choice.module.css'

interface WornChoiceProps {
  readonly piece: ViewedPiece['piece']
  /** The hand that wears the piece; none where it stands by itself. */
  readonly skin: SkinTone | undefined
  readonly onChoose: (skin: SkinTone | undefined) => void
}

/** Puts a ring on a hand and back, and chooses the hand; nothing for a piece that is worn elsewhere. */
export function WornChoice({ piece, skin, onChoose }: WornChoiceProps) {
  const [latest, setLatest] = useState<SkinTone>(skin ?? usualSkin)
  if (!drawnViewsOf(piece.kind).includes('hand')) return null
  const isWorn = skin !== undefined
  return (
    <div className={styles.worn} role="group" aria-label={m.live_view_worn()}>
      <button type="button" aria-pressed={isWorn} onClick={() => onChoose(isWorn ? undefined : latest)}>
        {m.live_view_worn()}
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
