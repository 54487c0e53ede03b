import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { apiErrorKind } from '#data/api-error.ts'
import { clickId } from '#data/consent/click-id.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { track } from '#data/track.ts'
import { SendContactEnquiryDocument } from '#generated/queries.ts'
import type { FieldError } from '#ui/form/error-summary.tsx'
import { useLastAttempt } from '#ui/form/use-last-attempt.ts'
import {
  emptyEnquiry,
  enquiryFields,
  enquirySchema,
  type CheckedEnquiry,
  type EnquiryField,
  type EnquiryForm,
} from './enquiry-schema.ts'
import { fieldLabel, fieldProblemText } from './enquiry-words.ts'

/** What was sent, and how the letters about it call it. */
export interface SentEnquiry {
  readonly values: CheckedEnquiry
  readonly reference: string
}

export interface EnquiryOptions {
  /** What the ids of its fields begin with. */
  readonly formId: string
  /** The path of the page it stands on. */
  readonly source: string
  readonly onSent: (sent: SentEnquiry) => void
}

/** The id of a field of the form with this id. */
export function enquiryFieldId(formId: string, name: EnquiryField): string {
  return `${formId}-${name}`
}

/** A form that is still empty goes in, and is refused. */
const resolver = zodResolver(enquirySchema as unknown as ZodMiniType<CheckedEnquiry, EnquiryForm>)

/**
 * The contact form: checked when it is sent, live from then on; what the API refuses is put beside the fields that it means.
 * What was typed stays, whatever the answer (rules/enquiries#contact-form).
 */
export function useEnquiryForm({ formId, source, onSent }: EnquiryOptions) {
  const [problem, setProblem] = useState<'away' | 'refused' | null>(null)
  /** How often the captcha is asked anew. */
  const [captchaRound, setCaptchaRound] = useState(0)
  const isSending = useRef(false)
  const pressed = useRef({ text: '', key: '' })
  const form = useForm<EnquiryForm, unknown, CheckedEnquiry>({
    resolver,
    defaultValues: emptyEnquiry,
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isSubmitted, submitCount } = form.formState

  const idOf = (name: EnquiryField) => enquiryFieldId(formId, name)
  const errorOf = (name: EnquiryField): string | undefined => {
    const code = errors[name]?.message
    return code === undefined ? undefined : fieldProblemText(name, code)
  }

  /** One key for one enquiry, however often it is sent. */
  function keyOf(text: string): string {
    if (pressed.current.text !== text) pressed.current = { text, key: crypto.randomUUID() }
    return pressed.current.key
  }

  async function send(values: CheckedEnquiry): Promise<void> {
    setProblem(null)
    const { token, phone, location, ...typed } = values
    const asked = { ...typed, phone: phone || null, location: location || null, source, gclid: clickId() }
    const idempotencyKey = keyOf(JSON.stringify(asked))
    try {
      const answer = await request(SendContactEnquiryDocument, { input: { ...asked, token, idempotencyKey } })
      const { enquiry, userErrors } = answer.sendContactEnquiry
      if (enquiry === null) return refuse(userErrors)
      track({ event: 'contact_form_sent' })
      onSent({ values, reference: enquiry.reference })
    } catch (error) {
      // A failed call is reported where it was made; everything else is a bug.
      if (apiErrorKind(error) === null) reportError(error, { where: 'enquiry' })
      setProblem('away')
    }
  }

  function refuse(userErrors: readonly { readonly code: string; readonly field: string }[]): void {
    if (userErrors.length === 0) setProblem('refused')
    for (const { code, field } of userErrors) {
      const name = enquiryFields.find((known) => known === field)
      if (name === undefined) setProblem('refused')
      else if (name === 'token') {
        // It counts no longer: the captcha has to be passed again.
        form.setValue('token', '')
        form.setError('token', { message: 'REQUIRED' })
        setCaptchaRound((round) => round + 1)
      } else form.setError(name, { message: code })
    }
  }

  async function submit(event?: { preventDefault: () => void }): Promise<void> {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    try {
      await form.handleSubmit(send, () => setProblem(null))()
    } finally {
      isSending.current = false
    }
  }

  const fieldErrors: readonly FieldError[] = enquiryFields.flatMap((name) => {
    const text = errorOf(name)
    return text === undefined ? [] : { fieldId: idOf(name), text }
  })

  const summary = useLastAttempt(submitCount, fieldErrors)

  return {
    form,
    /** What a field is drawn with. */
    field: (name: EnquiryField) => ({ id: idOf(name), label: fieldLabel(name), error: errorOf(name) }),
    /** What the last attempt has failed for; what is mended since is said beside its field alone. */
    fieldErrors: summary,
    problem,
    captchaRound,
    setToken: (token: string) => form.setValue('token', token, { shouldValidate: isSubmitted }),
    isSending: isSubmitting,
    attempt: submitCount,
    submit,
  }
}

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>
