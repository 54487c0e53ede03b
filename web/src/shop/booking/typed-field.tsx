import type { ChangeEvent } from 'react'
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

  function keep(event: ChangeEvent<HTMLInputElement>): void {
    const { currentTarget, nativeEvent } = event
    // A sign that is being put together from several keys is not there yet.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (signs && !isComposing) restrict(currentTarget, signs, maxLength)
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
        restrict(currentTarget, signs, maxLength)
        state.form.setValue(name, currentTarget.value)
      }}
    />
  )
}

/** Takes away what may not stand there; the caret stays behind what was typed. */
function restrict(
  input: HTMLInputElement,
  signs: (typed: string) => string,
  maxLength: number | undefined,
): void {
  const kept = signs(input.value).slice(0, maxLength)
  if (kept === input.value) return
  const before = signs(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = kept
  input.setSelectionRange(before, before)
}
