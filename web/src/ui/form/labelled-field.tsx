import { useId, type ReactNode } from 'react'
import fields from '../field.module.css'

export interface LabelledFieldProps {
  /** Of the control, for a summary of errors to lead to. */
  readonly id: string
  readonly label: ReactNode
  /** What is wrong with it, in words; nothing while it is right. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** The control, given what ties it to its words. */
  readonly children: (control: ControlProps) => ReactNode
}

/** What a control is tied to its label, its error and its hint with. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A control of a form between its label and what is wrong with it. */
export function LabelledField({ id, label, error, hint, children }: LabelledFieldProps) {
  const [errorId, hintId] = [useId(), useId()]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={errorId} className={fields.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={fields.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
