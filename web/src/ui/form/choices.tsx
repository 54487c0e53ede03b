import type { ComponentProps, ReactNode } from 'react'
import styles from './choices.module.css'

interface ChoicesProps {
  readonly legend: string
  /** Whether the legend is seen; a heading may say it already. */
  readonly isLegendShown?: boolean
  /** Whether two stand side by side. */
  readonly isDuo?: boolean
  readonly children: ReactNode
}

/** A choice of one, in one frame: the whole row is the label. */
export function Choices({ legend, isLegendShown = false, isDuo = false, children }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={isLegendShown ? styles.legend : 'sr-only'}>{legend}</legend>
      <div className={isDuo ? `${styles.choices} ${styles.duo}` : styles.choices}>{children}</div>
    </fieldset>
  )
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'title'> {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** At the end of the row: what it costs, or from when. */
  readonly end?: ReactNode
}

export function Choice({ title, note, end, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" className={styles.mark} {...input} />
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {end && <em>{end}</em>}
    </label>
  )
}
