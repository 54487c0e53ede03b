import { m } from '#generated/paraglide/messages.js'
import { ShapeIcon } from '#ui/icon.tsx'
import { OptionLink, type FilterChoice } from './option-link.tsx'
import styles from './shape-rail.module.css'

interface ShapeRailProps {
  readonly choices: readonly FilterChoice[]
  /** What is counted. */
  readonly noun: (count: number) => string
  /** The name of the filter is seen, as those of its neighbours are. */
  readonly isTitled?: boolean
}

/** The ten shapes, drawn, in one row. */
export function ShapeRail({ choices, noun, isTitled = false }: ShapeRailProps) {
  return (
    <section className={styles.shapes} aria-label={m.list_shape()}>
      <h2 className={isTitled ? undefined : 'sr-only'}>{m.list_shape()}</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.slug}>
            <OptionLink choice={choice} noun={noun} className={styles.shape}>
              <ShapeIcon shape={choice.slug} />
            </OptionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
