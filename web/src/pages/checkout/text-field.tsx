import { FormField, type FormFieldProps } from '#ui/form/form-field.tsx'
import type { TextField as Name } from './checkout-fields.ts'
import { useField } from './field-of-form.ts'

interface TextFieldProps extends Pick<
  FormFieldProps,
  'autoCapitalize' | 'autoComplete' | 'hint' | 'inputMode' | 'type'
> {
  readonly name: Name
}

/** A text of the checkout. */
export function TextField({ name, ...props }: TextFieldProps) {
  return <FormField {...useField(name)} {...props} />
}
