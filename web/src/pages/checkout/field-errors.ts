import { get, type FieldErrors } from 'react-hook-form'
import type { FieldError } from '#ui/form/error-summary.tsx'
import { checkoutFields, fieldId } from './checkout-fields.ts'
import type { CheckoutForm } from './checkout-schema.ts'
import { fieldProblemText, summaryLabel } from './checkout-words.ts'

/** What is wrong with the form, in the order in which its fields stand, in the words that stand under them. */
export function fieldErrorsOf(errors: FieldErrors<CheckoutForm>): readonly FieldError[] {
  return checkoutFields.flatMap((field) => {
    const { message }: { readonly message?: string } = get(errors, field) ?? {}
    if (message === undefined) return []
    return { fieldId: fieldId(field), text: `${summaryLabel(field)}: ${fieldProblemText(field, message)}` }
  })
}
