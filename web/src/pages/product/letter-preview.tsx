import type { EngravingFont, LetterPlace } from '@shop/schema/domain/vocabulary/engraving'
import { m } from '#generated/paraglide/messages.js'
import { isCutOut } from '#shop/design/personalisation/personalisation-choices.ts'
import { MetalGradient } from '#shop/design/metals/metal-gradient.tsx'
import styles from '#shop/design/engraving/engraving-preview.module.css'

interface LetterPreviewProps {
  readonly text: string
  readonly place: LetterPlace
  readonly font: EngravingFont
  readonly colour: string
}

/** The letters as the piece carries them: of metal where it is its letter, else cut into an oval face. */
export function LetterPreview({ text, place, font, colour }: LetterPreviewProps) {
  const isLetter = isCutOut(place)
  // A letter that is not chosen yet is faint; a face may well stay plain.
  const shown = text || (isLetter ? 'A' : '')
  const sizePx = isLetter ? 132 : Math.min(84, 150 / Math.max(1, shown.length))
  const letters = { fontSize: sizePx, letterSpacing: 0 }
  const baseline = 90 + sizePx * 0.35
  return (
    <div
      className={`${styles.view} ${styles[colour] ?? ''}`}
      data-font={isLetter ? 'Roman' : font}
      data-empty={text === '' || undefined}
    >
      <svg viewBox="0 0 520 180" role="img" aria-label={m.product_letters_preview({ text })}>
        <defs>
          <MetalGradient id="letters-metal" isSlanted />
        </defs>
        {!isLetter && <ellipse cx="260" cy="90" rx="104" ry="80" fill="url(#letters-metal)" />}
        {isLetter ? (
          <text x="260" y={baseline} textAnchor="middle" fill="url(#letters-metal)" style={letters}>
            {shown}
          </text>
        ) : (
          <>
            <text x="261" y={baseline + 2} textAnchor="middle" className={styles.glint} style={letters}>
              {shown}
            </text>
            <text x="260" y={baseline} textAnchor="middle" className={styles.cut} style={letters}>
              {shown}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
