import type { EngravingFont } from '@shop/schema/domain/vocabulary/engraving'
import { m } from '#generated/paraglide/messages.js'
import { MetalGradient } from '../metals/metal-gradient.tsx'
import styles from './engraving-preview.module.css'

interface EngravingPreviewProps {
  readonly text: string
  readonly font: EngravingFont
  readonly colour: string
  /** A bar or a disc, and not the inside of a band. */
  readonly isFlat?: boolean
}

/** The metal chosen with the text cut into it: the inside of a band, or a flat piece. Longer texts are set closer. */
export function EngravingPreview({ text, font, colour, isFlat = false }: EngravingPreviewProps) {
  const shown = text || m.setting_engraving_placeholder()
  const sizePx = Math.min(25, 470 / Math.max(1, shown.length * 0.92))
  const letters = { fontSize: sizePx, letterSpacing: sizePx * 0.22 }
  return (
    <div
      className={`${styles.view} ${styles[colour] ?? ''}`}
      data-font={font}
      data-empty={text === '' || undefined}
    >
      <svg viewBox="0 0 520 150" role="img" aria-label={m.setting_engraving_preview({ text })}>
        <defs>
          <MetalGradient id="band" />
          <path id="band-line" d={isFlat ? 'M-40 75H560' : 'M-40 52Q260 142 560 52'} />
        </defs>
        {isFlat ? (
          <rect x="16" y="38" width="488" height="74" rx="37" fill="url(#band)" />
        ) : (
          <path d="M-40 12Q260 102 560 12V82Q260 172-40 82Z" fill="url(#band)" />
        )}
        <text textAnchor="middle" className={styles.glint} style={letters}>
          <textPath href="#band-line" startOffset="50%">
            <tspan dy={sizePx * 0.39}>{shown}</tspan>
          </textPath>
        </text>
        <text textAnchor="middle" className={styles.cut} style={letters}>
          <textPath href="#band-line" startOffset="50%">
            <tspan dy={sizePx * 0.35}>{shown}</tspan>
          </textPath>
        </text>
      </svg>
    </div>
  )
}
