import { m } from '#generated/paraglide/messages.js'
import styles from '../drawing.module.css'
import { LastLook, MakingOfRing, ModelOfRing } from './ring-from-front.tsx'
import { DrawingOfRing, StonesOfTalk } from './stones-from-above.tsx'

const drawn = {
  'step-talk': { Lines: StonesOfTalk, alt: m.drawing_step_talk_alt, middleY: 0 },
  'step-drawing': { Lines: DrawingOfRing, alt: m.drawing_step_drawing_alt, middleY: 0 },
  'step-model': { Lines: ModelOfRing, alt: m.drawing_step_model_alt, middleY: -9.5 },
  'step-making': { Lines: MakingOfRing, alt: m.drawing_step_making_alt, middleY: -9.5 },
  'step-last-look': { Lines: LastLook, alt: m.drawing_step_last_look_alt, middleY: -9.5 },
} as const

/** The drawings of how a bespoke piece comes about. */
export type DrawnStep = keyof typeof drawn

/** Millimetres that each shows. */
const roomMm = 22

/** One ring on its way, from the stones on a table to the finished piece. */
export function StepDrawing({ name }: { readonly name: DrawnStep }) {
  const { Lines, alt, middleY } = drawn[name]
  return (
    <div className={styles.stage}>
      <svg
        className={styles.drawing}
        viewBox={[-roomMm / 2, middleY - roomMm / 2, roomMm, roomMm].join(' ')}
        role="img"
        aria-label={alt()}
      >
        <Lines />
      </svg>
    </div>
  )
}
