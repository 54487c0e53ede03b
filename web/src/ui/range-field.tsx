import { NumberField } from './number-field.tsx'
import { sameBounds, stepsText, withinExtent, type RangeBounds } from '#lib/range-numbers.ts'
import type { NumberForm } from '#lib/number-form.ts'
import { RangeHistogram, type RangeBar } from './range-histogram.tsx'
import { RangeRail } from './range-rail.tsx'
import { nearestStop, rangeStops } from './range-stops.ts'
import { useRangeDraft } from './use-range-draft.ts'
import styles from './range-field.module.css'

export interface RangeFieldProps {
  readonly legend: string
  /** The least and the most there is: the ends of the rail. */
  readonly extent: RangeBounds
  /** The least and the most of what is shown; null when nothing is. */
  readonly found: RangeBounds | null
  /** What is chosen, in the smallest step; an end at or beyond the extent's is open. Null for nothing. */
  readonly chosen: RangeBounds | null
  readonly decimals: number
  /** How much there is where on the rail, drawn above it. */
  readonly bars?: readonly RangeBar[] | undefined
  /** What the fields are called in a form that is sent before the script is there. */
  readonly names?: Readonly<Record<End, string>> | undefined
  readonly words: RangeWords
  /** A new choice; `isRepeated` when a key has chosen before and the handle was not left in between. */
  readonly onChoose: (bounds: RangeBounds | null, isRepeated: boolean) => void
}

type End = 'min' | 'max'

interface RangeWords {
  /** What the two ends are called: `Lowest price`. */
  readonly min: string
  readonly max: string
  /** How numbers are written; in English unless said otherwise. */
  readonly form?: NumberForm | undefined
  /** Between the two fields. */
  readonly to: string
  /** Before and after a number in its field. */
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** What is said of a text that is no number. */
  readonly refused: string
  /** A number as a handle says it. */
  readonly spoken: (steps: number) => string
}

/**
 * A range with two handles and two fields, for a page that shows what lies between. The rail is not linear,
 * so that the low end can be aimed at. An end nobody chose shows that of what is found, and stays open.
 */
export function RangeField({
  legend,
  extent,
  found,
  chosen,
  decimals,
  bars,
  names,
  words,
  onChoose,
}: RangeFieldProps) {
  const inUse = chosen && withinExtent(chosen, extent)
  const { draft, setDraft } = useRangeDraft(inUse)
  const settled = inUse ?? extent
  const bounds = draft ?? settled
  const isOpen = (end: End) => bounds[end] === extent[end]
  const shownAt = (end: End) =>
    isOpen(end) && settled[end] === extent[end] ? (found?.[end] ?? extent[end]) : bounds[end]
  const shown = { min: shownAt('min'), max: shownAt('max') }
  // What is on its way is no stop of its own: the rail would change under the finger.
  const stops = rangeStops(
    extent.min,
    extent.max,
    [settled, found ?? extent].flatMap(({ min, max }) => [min, max]),
  )
  const at = { min: nearestStop(stops, shown.min), max: nearestStop(stops, shown.max) }

  function choose(next: RangeBounds, isRepeated = false) {
    const within = withinExtent(next, extent)
    if (sameBounds(within, inUse)) {
      setDraft(null)
      return
    }
    setDraft(within ?? extent)
    onChoose(within, isRepeated)
  }

  function move(to: RangeBounds) {
    // An end that was not touched stays as open as it was.
    setDraft({
      min: to.min === at.min ? bounds.min : (stops[to.min] ?? extent.min),
      max: to.max === at.max ? bounds.max : (stops[to.max] ?? extent.max),
    })
  }

  const field = (end: End) => ({
    label: words[end],
    name: names?.[end],
    decimals,
    form: words.form,
    before: words.before,
    after: words.after,
    refused: words.refused,
    value: isOpen(end) ? null : bounds[end],
    placeholder: stepsText(shown[end], decimals, words.form),
    onChoose: (steps: number | null) => choose({ ...bounds, [end]: steps ?? extent[end] }),
  })

  return (
    <fieldset className={styles.range}>
      <legend>{legend}</legend>
      {bars && <RangeHistogram bars={bars} stops={stops} at={at} />}
      <RangeRail
        at={at}
        last={stops.length - 1}
        gap={0}
        handles={{
          min: { label: words.min, text: words.spoken(shown.min) },
          max: { label: words.max, text: words.spoken(shown.max) },
        }}
        isDisabled={stops.length === 1}
        onMove={move}
        onRelease={(isRepeated) => draft && choose(draft, isRepeated)}
      />
      <div className={styles.fields}>
        <NumberField {...field('min')} />
        <span>{words.to}</span>
        <NumberField {...field('max')} />
      </div>
    </fieldset>
  )
}
