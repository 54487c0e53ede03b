import { zodResolver } from '@hookform/resolvers/zod'
import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { apiErrorKind } from '#data/api-error.ts'
import { clickId } from '#data/consent/click-id.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { track } from '#data/track.ts'
import { CreateConsultationRequestDocument } from '#generated/queries.ts'
import type { FieldError } from '#ui/form/error-summary.tsx'
import { useLastAttempt } from '#ui/form/use-last-attempt.ts'
import { consultationInput } from './consultation-input.ts'
import {
  consultationFields,
  consultationSchema,
  emptyConsultation,
  type CheckedConsultation,
  type ConsultationField,
  type ConsultationForm,
} from './consultation-schema.ts'
import { fieldLabel, fieldProblemText } from './consultation-words.ts'

/** Nobody can choose a time before these are chosen. */
const neededForTimes = ['serviceId', 'date'] as const

interface ConsultationOptions {
  /** What the ids of its fields begin with. */
  readonly formId: string
  /** Where it starts; null where the visitor picks it. */
  readonly location: ConsultationLocation | null
  /** Whom the address of the page names; null for nobody. */
  readonly consultant: string | null
  /** It has been sent, under this key. */
  readonly onSent: (sent: CheckedConsultation, id: string) => void
}

/** The id of a field of the form with this id. */
export function consultationFieldId(formId: string, name: ConsultationField): string {
  return `${formId}-${name}`
}

/** A form that is still empty goes in, and is refused. */
const resolver = zodResolver(
  consultationSchema as unknown as ZodMiniType<CheckedConsultation, ConsultationForm>,
)

/**
 * The form of a consultation: checked when it is sent, live from then on; what the API refuses is put beside the fields
 * that it means. What was typed stays, whatever the answer (rules/booking#calls).
 */
export function useConsultationForm({ formId, location, consultant, onSent }: ConsultationOptions) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<'away' | 'refused' | null>(null)
  const isSending = useRef(false)
  const pressed = useRef({ text: '', key: '' })
  const form = useForm<ConsultationForm, unknown, CheckedConsultation>({
    resolver,
    defaultValues: emptyConsultation(location),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isSubmitted, submitCount } = form.formState

  const idOf = (name: ConsultationField) => consultationFieldId(formId, name)
  const errorOf = (name: ConsultationField): string | undefined => {
    const code = errors[name]?.message
    return code === undefined ? undefined : fieldProblemText(name, code)
  }

  /** Sets what a visitor has chosen, and what no longer goes with it to nothing. */
  function choose(values: Partial<ConsultationForm>): void {
    for (const name of consultationFields) {
      const value = values[name]
      if (value !== undefined) form.setValue(name, value, { shouldValidate: isSubmitted })
    }
  }

  /** One key for one request, however often it is sent. */
  function keyOf(text: string): string {
    if (pressed.current.text !== text) pressed.current = { text, key: crypto.randomUUID() }
    return pressed.current.key
  }

  async function send(values: CheckedConsultation): Promise<void> {
    setProblem(null)
    const input = consultationInput(values, { gclid: clickId(), consultant })
    const idempotencyKey = keyOf(JSON.stringify(input))
    try {
      const answer = await request(CreateConsultationRequestDocument, { input: { ...input, idempotencyKey } })
      const { userErrors } = answer.createConsultationRequest
      if (userErrors.length > 0) return refuse(userErrors)
      track({ event: `consultation_request_${lowercased(values.location)}` })
      onSent(values, idempotencyKey)
    } catch (error) {
      // A failed call is reported where it was made; everything else is a bug.
      if (apiErrorKind(error) === null) reportError(error, { where: 'consultation' })
      setProblem('away')
    }
  }

  function refuse(userErrors: readonly { readonly code: string; readonly field: string }[]): void {
    for (const { code, field } of userErrors) {
      const name = fieldNamed(field)
      if (name === undefined) setProblem('refused')
      else {
        // Nobody can choose it again.
        if (name === 'time') form.setValue('time', '')
        form.setError(name, { message: code })
      }
    }
    // Whoever was first may have taken more than one time.
    void queryClient.invalidateQueries({ queryKey: ['AppointmentTimes'] })
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

  const problems = consultationFields.flatMap((name) => {
    const text = errorOf(name)
    return text === undefined ? [] : { name, text }
  })
  const summary = useLastAttempt(submitCount, problems)
  const fieldErrors: readonly FieldError[] = summary.map(({ name, text }) => {
    // As it stands now: what is chosen meanwhile need not be gone to again.
    const first = name === 'time' && neededForTimes.find((needed) => form.getValues(needed) === '')
    return { fieldId: idOf(name), text, ...(first && { firstFieldId: idOf(first) }) }
  })

  return {
    form,
    /** What a field is drawn with. */
    field: (name: ConsultationField) => ({ id: idOf(name), label: fieldLabel(name), error: errorOf(name) }),
    /** What the last attempt has failed for; what is mended since is said beside its field alone. */
    fieldErrors,
    problem,
    choose,
    isSending: isSubmitting,
    attempt: submitCount,
    submit,
  }
}

export type ConsultationFormState = ReturnType<typeof useConsultationForm>

/** The API calls the message a description. */
function fieldNamed(field: string): ConsultationField | undefined {
  return field === 'description' ? 'message' : consultationFields.find((name) => name === field)
}

function lowercased<Name extends string>(name: Name): Lowercase<Name> {
  // What `toLowerCase` does to these names, for the types as well.
  return name.toLowerCase() as Lowercase<Name>
}
