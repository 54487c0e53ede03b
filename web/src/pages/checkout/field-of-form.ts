import { useFormContext } from 'react-hook-form'
import type { CheckedForm, CheckoutForm } from './checkout-schema.ts'
import { fieldId, type CheckoutField } from './checkout-fields.ts'
import { fieldLabel, fieldProblemText } from './checkout-words.ts'

/** The form of the checkout, for its parts. */
export function useCheckout() {
  return useFormContext<CheckoutForm, unknown, CheckedForm>()
}

/** What a part draws a field with; `error` is nothing while it is right. */
export function useField(name: CheckoutField) {
  const { register, getFieldState, formState } = useCheckout()
  const code = getFieldState(name, formState).error?.message
  return {
    ...register(name),
    id: fieldId(name),
    label: fieldLabel(name),
    error: code === undefined ? undefined : fieldProblemText(name, code),
  }
}
