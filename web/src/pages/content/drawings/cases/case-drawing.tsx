import { m } from '#generated/paraglide/messages.js'
import styles from '../drawing.module.css'
import { EngravedVoice } from './engraved-voice.tsx'
import { FiveStoneDisc } from './five-stone-disc.tsx'
import { LevelBezel } from './level-bezel.tsx'
import { NotchedBand } from './notched-band.tsx'
import { PearAcross } from './pear-across.tsx'
import { TwoArms } from './two-arms.tsx'

const drawn = {
  'level-bezel': { Lines: LevelBezel, alt: m.drawing_level_bezel_alt },
  'pear-across': { Lines: PearAcross, alt: m.drawing_pear_across_alt },
  'two-arms': { Lines: TwoArms, alt: m.drawing_two_arms_alt },
  'notched-band': { Lines: NotchedBand, alt: m.drawing_notched_band_alt },
  'engraved-voice': { Lines: EngravedVoice, alt: m.drawing_engraved_voice_alt },
  'five-stone-disc': { Lines: FiveStoneDisc, alt: m.drawing_five_stone_disc_alt },
} as const

/** The drawings of pieces that were made for one person. */
export type DrawnCase = keyof typeof drawn

/** Millimetres that every such drawing shows, so that pieces compare. */
const [widthMm, heightMm] = [22, 15]

/** A piece that was made once, from above, as it stood on the drawing board. */
export function CaseDrawing({ name }: { readonly name: DrawnCase }) {
  const { Lines, alt } = drawn[name]
  return (
    <div className={styles.stage}>
      <svg
        className={styles.drawing}
        viewBox={`${-widthMm / 2} ${-heightMm / 2} ${widthMm} ${heightMm}`}
        role="img"
        aria-label={alt()}
      >
        <Lines />
      </svg>
    </div>
  )
}
