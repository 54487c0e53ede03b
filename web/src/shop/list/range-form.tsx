import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { stepsText, type RangeBounds } from '#lib/range-numbers.ts'
import buttons from '#ui/button.module.css'
import styles from './range-form.module.css'

interface RangeFormProps {
  /** The key of the range in the list's grammar. */
  readonly rangeKey: string
  /** All there is. */
  readonly extent: RangeBounds
  readonly decimals: number
  /** The address of the list without this range. */
  readonly action: string
  /** A `RangeField` with the names of `rangeNames`. */
  readonly children: ReactNode
}

/**
 * What makes of a range a form where there is no script, which the server turns into the address of the list between
 * these bounds (rules/filters#forms).
 */
export function RangeForm({ rangeKey, extent, decimals, action, children }: RangeFormProps) {
  return (
    <form action={action} onSubmit={(event) => event.preventDefault()}>
      {children}
      {/* What a field that stays empty means. */}
      <input type="hidden" name={`${rangeKey}-least`} value={stepsText(extent.min, decimals)} />
      <input type="hidden" name={`${rangeKey}-most`} value={stepsText(extent.max, decimals)} />
      <noscript>
        <button className={`${buttons.button} ${buttons.quiet} ${styles.show}`}>{m.list_range_show()}</button>
      </noscript>
    </form>
  )
}

/** What the two fields of a range are called in its form. */
export function rangeNames(rangeKey: string) {
  return { min: `${rangeKey}-min`, max: `${rangeKey}-max` }
}
