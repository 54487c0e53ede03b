import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { OptionLink, type FilterChoice } from './option-link.tsx'
import styles from './tick-options.module.css'

interface TickOptionsProps {
  readonly choices: readonly FilterChoice[]
  /** What is counted. */
  readonly noun: (count: number) => string
  /** What stands before the name. */
  readonly sign?: (slug: string) => ReactNode
  readonly className?: string | undefined
}

/** Options of a filter below each other, each with its count; a chosen one has a tick. Links, so no boxes are drawn. */
export function TickOptions({ choices, noun, sign, className }: TickOptionsProps) {
  return (
    <ul className={className}>
      {choices.map((choice) => (
        <li key={choice.slug}>
          <OptionLink choice={choice} noun={noun} className={styles.row} mark={<Icon name="check" />}>
            {sign?.(choice.slug)}
          </OptionLink>
        </li>
      ))}
    </ul>
  )
}
