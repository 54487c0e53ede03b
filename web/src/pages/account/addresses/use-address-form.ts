import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldError } from '#ui/form/error-summary.tsx'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import { useIsOpen } from '../use-is-open.ts'
import {
  addressFields,
  addressFormSchema,
  addressInput,
  type AddressField,
  type AddressForm,
} from './address-form-schema.ts'
import { addressLabel, addressProblemText, addressRefusalText } from './address-words.ts'
import type { AddressBook } from './use-address-book.ts'

interface AddressFormOptions {
  /** Made once for each address: sending it twice makes one. */
  readonly addressId: string
  readonly start: AddressForm
  readonly save: AddressBook['save']
  /** `isOpen` says whether the form still stands, or was left before the answer came. */
  readonly onSaved: (isOpen: boolean) => void
  /** It could not be saved, and its form, which would say so, was left. */
  readonly onLeftUnsaved: () => void
}

/**
 * The form of an address: checked here, then by the API. It takes the focus of the press that opened it, and what was
 * typed stays until it is saved.
 */
export function useAddressForm({ addressId, start, save, onSaved, onLeftUnsaved }: AddressFormOptions) {
  const formId = useId()
  const isOpen = useIsOpen()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<AddressForm>({
    resolver: zodResolver(addressFormSchema),
    defaultValues: start,
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('firstName'), [setFocus])
  const idOf = (name: AddressField) => `${formId}-${name}`
  const textOf = (name: AddressField): string | undefined => {
    const code = errors[name]?.message
    return code === undefined ? undefined : addressProblemText(name, code)
  }

  async function send(typed: AddressForm): Promise<void> {
    setProblem(null)
    const change = await save(addressInput(addressId, typed))
    if (change.kind === 'signed-out') return
    const userErrors = change.kind === 'failed' ? null : change.data.userErrors
    if (userErrors?.length === 0) return onSaved(isOpen())
    if (!isOpen()) return onLeftUnsaved()
    if (userErrors === null) return setProblem(unreachableText())
    for (const { code, field } of userErrors) {
      const name = addressFields.find((known) => known === field)
      if (name) form.setError(name, { message: code })
      else setProblem(addressRefusalText(code))
    }
  }

  const fieldErrors: readonly FieldError[] = addressFields
    .filter((name) => errors[name])
    .map((name) => ({ fieldId: idOf(name), text: `${addressLabel(name)}: ${textOf(name) ?? ''}` }))

  return {
    field: (name: AddressField) => ({
      ...form.register(name),
      id: idOf(name),
      label: addressLabel(name),
      error: textOf(name),
    }),
    isDefault: { ...form.register('isDefault'), id: `${formId}-default` },
    fieldErrors,
    problem,
    attempt: submitCount,
    isPending: isSubmitting,
    onSubmit: form.handleSubmit(send, () => setProblem(null)),
  }
}

function unreachableText(): string {
  return m.account_not_saved({ phone: shopIdentity.freephone.shown })
}
