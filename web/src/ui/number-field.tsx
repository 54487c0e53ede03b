import { useId, useState } from 'react'
import { readSteps, stepsText } from '#lib/range-numbers.ts'
import type { NumberForm } from '#lib/number-form.ts'
import styles from './number-field.module.css'

interface NumberFieldProps {
  readonly label: string
  /** What it is called in a form. */
  readonly name?: string | undefined
  readonly decimals: number
  /** How it is written; in English unless said otherwise. */
  readonly form?: NumberForm | undefined
  /** What stands in the field before and after the number. */
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** What is said of a text that is no number. */
  readonly refused: string
  /** In the smallest step; null when nothing is chosen. */
  readonly value: number | null
  /** What stands there while nothing is chosen. */
  readonly placeholder: string
  /** Chosen by leaving the field or by Enter; null when it was emptied. */
  readonly onChoose: (steps: number | null) => void
}

/** A field for one number. What is no number stays as it was typed, and the field says so. */
export function NumberField({
  label,
  name,
  decimals,
  form,
  before,
  after,
  refused,
  value,
  placeholder,
  onChoose,
}: NumberFieldProps) {
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)

  function finish() {
    if (typed === null) return
    const steps = readSteps(typed, decimals, form)
    const isEmpty = typed.trim() === ''
    setRefused(!isEmpty && steps === null)
    if (!isEmpty && steps === null) return
    setTyped(null)
    onChoose(steps)
  }

  return (
    <div className={styles.field}>
      <div className={styles.box}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          name={name}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? errorId : undefined}
          placeholder={placeholder}
          value={typed ?? (value === null ? '' : stepsText(value, decimals, form))}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setRefused(false)
          }}
          onBlur={finish}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish()
          }}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </div>
      {isRefused && (
        <p id={errorId} role="alert" className={styles.error}>
          {refused}
        </p>
      )}
    </div>
  )
}
