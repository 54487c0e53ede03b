import type { ChangeEvent } from 'react'
import { isComposing, restrictInput } from '#lib/restrict-input.ts'
import { FormField, type FormFieldProps } from '#ui/form/form-field.tsx'
import type { ConsultationFormState } from './use-consultation-form.ts'

interface TypedFieldProps extends Pick<FormFieldProps, 'type' | 'maxLength' | 'autoComplete'> {
  readonly state: ConsultationFormState
  readonly name: 'firstName' | 'lastName' | 'email' | 'phone'
  /** What of a typed or pasted text may stand in the field; all of it, unless said otherwise. */
  readonly signs?: (typed: string) => string
}

/** A text of the form. Signs that cannot stand in it never appear. */
export function TypedField({ state, name, signs, maxLength, ...input }: TypedFieldProps) {
  const { onChange, ...registered } = state.form.register(name)

  function restrict(field: HTMLInputElement): void {
    if (signs) restrictInput(field, (typed) => signs(typed).slice(0, maxLength))
  }

  function keep(event: ChangeEvent<HTMLInputElement>): void {
    if (!isComposing(event.nativeEvent)) restrict(event.currentTarget)
    void onChange(event)
  }

  return (
    <FormField
      {...input}
      {...registered}
      {...state.field(name)}
      // With signs to leave out the length is that of what remains: a pasted number with spaces is longer.
      maxLength={signs ? undefined : maxLength}
      onChange={keep}
      onCompositionEnd={({ currentTarget }) => {
        if (!signs) return
        restrict(currentTarget)
        state.form.setValue(name, currentTarget.value)
      }}
    />
  )
}
