import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { toggleCompared, useCompared } from './compare-store.ts'
import styles from './compare-tick.module.css'

interface CompareTickProps {
  readonly gemstoneId: string
  readonly title: string
  /** Whether the word stands beside the box, or a table says it above. */
  readonly hasLabel?: boolean
}

/** Puts a stone among those to compare, or takes it away. */
export function CompareTick({ gemstoneId, title, hasLabel = false }: CompareTickProps) {
  const isCompared = useCompared().includes(gemstoneId)
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={fields.tick}
        checked={isCompared}
        aria-label={m.stone_compare_this({ title })}
        onChange={() => toggleCompared(gemstoneId)}
      />
      {hasLabel && <span>{m.stone_compare()}</span>}
    </label>
  )
}
