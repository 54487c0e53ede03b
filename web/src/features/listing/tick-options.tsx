import type { ReactNode } from 'react'
import { OptionLink, type FilterChoice } from './option-link.tsx'
import styles from './tick-options.module.css'

interface TickOptionsProps {
  readonly choices: readonly FilterChoice[]
  /** What is counted. */
  readonly noun: (count: number) => string
  /** What stands between the tick and the name. */
  readonly sign?: (slug: string) => ReactNode
  readonly className?: string | undefined
}

/** Options of a filter below each other, each with a tick and its count. */
export function TickOptions({ choices, noun, sign, className }: TickOptionsProps) {
  return (
    <ul className={className}>
      {choices.map((choice) => (
        <li key={choice.slug}>
          <OptionLink choice={choice} noun={noun} className={styles.row}>
            <span className={styles.tick} data-checked={choice.isChosen || undefined} />
            {sign?.(choice.slug)}
          </OptionLink>
        </li>
      ))}
    </ul>
  )
}
