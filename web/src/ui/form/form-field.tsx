import type { ComponentProps, ReactNode } from 'react'
import fields from '../field.module.css'
import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx'

export interface FormFieldProps
  extends
    Omit<ComponentProps<'input'>, 'id' | 'className'>,
    Pick<LabelledFieldProps, 'id' | 'error' | 'hint'> {
  readonly label: string
  /** Stands in the field, behind what is typed. */
  readonly after?: ReactNode
}

/** A field of a form: its label, its input, what is wrong with it. */
export function FormField({ id, label, error, hint, after, ...input }: FormFieldProps) {
  return (
    <LabelledField id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <div className={after ? fields.box : undefined}>
          <input {...input} {...control} />
          {after}
        </div>
      )}
    </LabelledField>
  )
}
