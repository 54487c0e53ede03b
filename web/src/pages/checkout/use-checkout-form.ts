import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import { keepDraft, keptDraft } from '#data/checkout/checkout-draft.ts'
import type { OrderPress } from '#data/checkout/order-press.ts'
import { checkoutSchema, type CheckedForm, type CheckoutForm } from './checkout-schema.ts'
import { startOfForm, type CheckoutVisitor } from './start-of-form.ts'

export type CheckoutFormState = UseFormReturn<CheckoutForm, unknown, CheckedForm>

export interface KeptForm {
  readonly form: CheckoutFormState
  /** The press whose answer is not known, for as long as this page is open and beyond. */
  readonly press: { readonly get: () => OrderPress | null; readonly set: (press: OrderPress | null) => void }
}

/** What is asked for depends on what is chosen, so the schema is made of the form as it is. */
const resolver: Resolver<CheckoutForm, unknown, CheckedForm> = (values, context, options) =>
  zodResolver(checkoutSchema(values))(values, context, options)

/**
 * The form, which its tab keeps with every key (rules/checkout#guests). Only after a first attempt fields are judged
 * while they are typed.
 */
export function useCheckoutForm(visitor: CheckoutVisitor): KeptForm {
  const [start] = useState(() => startOfForm(keptDraft(), visitor))
  const press = useRef(start.press)
  const form = useForm<CheckoutForm, unknown, CheckedForm>({
    resolver,
    defaultValues: start.form,
    shouldFocusError: false,
  })
  const userId = visitor.user?.id ?? null
  const keep = useRef(() => {})
  useEffect(() => {
    keep.current = () => {
      const { acceptsTerms: _terms, acceptsSaleTerms: _saleTerms, ...fields } = form.getValues()
      keepDraft({ userId, fields, press: press.current })
    }
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep.current() }), [form])
  return {
    form,
    press: {
      get: () => press.current,
      set: (next) => {
        press.current = next
        keep.current()
      },
    },
  }
}
