import type { BlockOf } from '@shop/schema/http/content-blocks'
import { RichWords } from './rich-words.tsx'
import styles from './figures.module.css'

interface FiguresProps {
  readonly block: BlockOf<'figures'>
  /** Whether they stand side by side, as on a landing page; else one under the other. */
  readonly isAcross?: boolean
}

/** What counts first, in large type, each with what to know of it. */
export function Figures({ block: { figures }, isAcross = false }: FiguresProps) {
  return (
    <dl className={`${styles.figures} ${isAcross ? styles.across : styles.down}`}>
      {figures.map(({ title, figure, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={styles.figure}>
            <RichWords text={figure} />
          </dd>
          <dd className={styles.text}>
            <RichWords text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
