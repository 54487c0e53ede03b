import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { isComposing, restrictInput } from '#lib/restrict-input.ts'
import { FormField, type FormFieldProps } from '#ui/form/form-field.tsx'

interface TypedFieldProps extends Pick<
  FormFieldProps,
  'id' | 'label' | 'error' | 'type' | 'maxLength' | 'autoComplete'
> {
  readonly registered: UseFormRegisterReturn
  /** What of a typed or pasted text may stand in the field; all of it, unless said otherwise. */
  readonly signs?: (typed: string) => string
}

/** A text of a form. Signs that cannot stand in it never appear. */
export function TypedField({ registered, signs, maxLength, ...field }: TypedFieldProps) {
  const { onChange, ...rest } = registered

  function restrict(input: HTMLInputElement): void {
    if (signs) restrictInput(input, (typed) => signs(typed).slice(0, maxLength))
  }

  function keep(event: ChangeEvent<HTMLInputElement>): void {
    if (!isComposing(event.nativeEvent)) restrict(event.currentTarget)
    void onChange(event)
  }

  return (
    <FormField
      {...field}
      {...rest}
      // With signs to leave out the length is that of what remains: a pasted number with spaces is longer.
      maxLength={signs ? undefined : maxLength}
      onChange={keep}
      onCompositionEnd={({ currentTarget }) => {
        if (!signs) return
        restrict(currentTarget)
        void onChange({ type: 'change', target: currentTarget })
      }}
    />
  )
}
