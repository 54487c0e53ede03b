import { useId, type ComponentProps, type ReactNode } from 'react'
import fields from '../field.module.css'

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** Of the input, for a summary of errors to lead to. */
  readonly id: string
  readonly label: string
  /** What is wrong with it, in words; nothing while it is right. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Stands in the field, behind what is typed. */
  readonly after?: ReactNode
}

/** A field of a form: its label, its input, what is wrong with it. */
export function FormField({ id, label, error, hint, after, ...input }: FormFieldProps) {
  const [errorId, hintId] = [useId(), useId()]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <div className={after ? fields.box : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {after}
      </div>
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
