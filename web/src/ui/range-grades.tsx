import type { ReactNode } from 'react'
import { sameBounds, withinExtent, type RangeBounds } from '#lib/range-numbers.ts'
import { RangeRail } from './range-rail.tsx'
import { useRangeDraft } from './use-range-draft.ts'
import styles from './range-grades.module.css'

export interface Grade {
  readonly name: string
  readonly count: number
  /** The count as it is written: 1,234. */
  readonly countText: string
}

interface RangeGradesProps {
  readonly legend: string
  /** In the order of the scale. */
  readonly grades: readonly Grade[]
  /** Places of the first and the last grade chosen; null for none. */
  readonly chosen: RangeBounds | null
  /** What the two ends are called: `Colour, from`. */
  readonly words: { readonly min: string; readonly max: string }
  /** The choice in words, beside the legend. */
  readonly summary: (bounds: RangeBounds) => string
  /** What a count counts, for those who hear it. */
  readonly noun: (count: number) => string
  /** A new choice; `isRepeated` when a key has chosen before and the handle was not left in between. */
  readonly onChoose: (bounds: RangeBounds | null, isRepeated: boolean) => void
  /** What else belongs to the filter. */
  readonly children?: ReactNode
}

/** Grades next to each other with their counts, and a rail below whose handles take in some of them. */
export function RangeGrades({
  legend,
  grades,
  chosen,
  words,
  summary,
  noun,
  onChoose,
  children,
}: RangeGradesProps) {
  const extent = { min: 0, max: grades.length - 1 }
  const { draft, setDraft } = useRangeDraft(chosen)
  const bounds = draft ?? chosen ?? extent
  const isEmpty = chosen === null && grades.every(({ count }) => count === 0)
  const spoken = (place: number) => {
    const grade = grades[place]
    return grade ? `${grade.name}, ${grade.countText} ${noun(grade.count)}` : ''
  }

  function choose(isRepeated: boolean) {
    if (!draft) return
    const within = withinExtent(draft, extent)
    if (sameBounds(within, chosen)) setDraft(null)
    else onChoose(within, isRepeated)
  }

  return (
    <fieldset className={styles.grades}>
      <legend>
        {legend}
        {(draft ?? chosen) && <span>{summary(bounds)}</span>}
      </legend>
      <ol className={styles.scale}>
        {grades.map(({ name, count, countText }, place) => (
          <li
            key={name}
            data-in={(place >= bounds.min && place <= bounds.max) || undefined}
            data-empty={count === 0 || undefined}
          >
            {name}
            <small>
              {countText}
              <span className="sr-only"> {noun(count)}</span>
            </small>
          </li>
        ))}
      </ol>
      {/* The handles stand between the letters: before the first grade chosen and after the last. */}
      <RangeRail
        at={{ min: bounds.min, max: bounds.max + 1 }}
        last={grades.length}
        gap={1}
        handles={{
          min: { label: words.min, text: spoken(bounds.min) },
          max: { label: words.max, text: spoken(bounds.max) },
        }}
        isDisabled={isEmpty}
        onMove={({ min, max }) => setDraft({ min, max: max - 1 })}
        onRelease={choose}
      />
      {children}
    </fieldset>
  )
}
