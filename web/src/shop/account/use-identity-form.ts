import {
  identityRequests,
  type IdentityAction,
  type IdentityErrorCode,
  type IdentityRequest,
} from '@shop/schema/http/identity'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { askIdentity, type IdentityAnswer } from '#data/account/identity.ts'
import { tokenRefused } from '#data/account/kept-token.ts'
import { currentToken } from '#data/account/session.ts'
import { shopNow } from '#data/shop-clock.ts'
import type { FieldError } from '#ui/form/error-summary.tsx'
import { fieldLabel, fieldProblemText, identityFields, type IdentityField } from './problem-text.ts'

/** Why a form was not carried out, where that is no matter of one field. */
export type FormProblem =
  | { readonly kind: 'refused'; readonly code: IdentityErrorCode }
  /** Too often; again from then on, by the shop's clock: null while that is not known. */
  | { readonly kind: 'wait'; readonly until: Date | null }
  /** The provider did not answer. */
  | { readonly kind: 'unreachable' }

type Fields = Record<string, string>

interface IdentityFormOptions<Action extends IdentityAction> {
  /** What the action takes besides what is typed: the token of a link. */
  readonly known?: Partial<IdentityRequest<Action>>
  /** Whether the provider is to know who is signed in. */
  readonly isSignedIn?: boolean
  /** It is done. What it throws is a bug, and is reported as one. */
  readonly onDone: (answer: Extract<IdentityAnswer, { isDone: true }>, values: Readonly<Fields>) => void
}

/** What a form draws a field with. */
export interface FieldOfForm extends UseFormRegisterReturn {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
}

/**
 * A form for one action of the identity provider: checked by the contract's own schema before it is sent, its refusals
 * put beside the fields that they mean. What was typed stays, whatever the answer.
 */
export function useIdentityForm<Action extends IdentityAction>(
  action: Action,
  { known = {}, isSignedIn = false, onDone }: IdentityFormOptions<Action>,
) {
  const formId = useId()
  const [problem, setProblem] = useState<FormProblem | null>(null)
  // Every field of every action is a text.
  const schema = identityRequests[action] as unknown as ZodMiniType<Fields, Fields>
  const check = zodResolver(schema)
  const form = useForm<Fields>({
    resolver: (values, context, options) => check({ ...values, ...known }, context, options),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState

  const idOf = (name: string) => `${formId}-${name}`
  const textOf = (name: IdentityField): string | undefined => {
    const code = errors[name]?.message
    // The schema's messages are codes of the same list as the provider's.
    return code === undefined ? undefined : fieldProblemText(name, code as IdentityErrorCode)
  }

  function field(name: IdentityField): FieldOfForm {
    return { ...form.register(name), id: idOf(name), label: fieldLabel(name), error: textOf(name) }
  }

  async function send(values: Fields): Promise<void> {
    setProblem(null)
    const token = isSignedIn ? await currentToken() : null
    // The resolver lets nothing through but what the schema of the action makes of the fields.
    const answer = await askIdentity(action, values as IdentityRequest<Action>, token).catch(() => null)
    if (answer === null) return setProblem({ kind: 'unreachable' })
    if (answer.isDone) return onDone(answer, values)
    const { userErrors, retryAfterSeconds } = answer.problems
    // The page asks to sign in again, and the form stays as it is.
    if (token !== null && userErrors.some(({ code }) => code === 'UNAUTHENTICATED'))
      return tokenRefused(token)
    for (const { code, field: name } of userErrors) {
      if (code === 'TOO_MANY_ATTEMPTS')
        setProblem({ kind: 'wait', until: inSeconds(retryAfterSeconds ?? 60) })
      else if (name === null || name === 'token') setProblem({ kind: 'refused', code })
      else form.setError(name, { message: code })
    }
  }

  const fieldErrors: readonly FieldError[] = identityFields
    .filter((name) => errors[name])
    .map((name) => ({ fieldId: idOf(name), text: `${fieldLabel(name)}: ${textOf(name) ?? ''}` }))

  return {
    field,
    fieldErrors,
    problem,
    isPending: isSubmitting,
    attempt: submitCount,
    /** What was typed so far. */
    values: () => form.getValues(),
    onSubmit: form.handleSubmit(send, () => setProblem(null)),
  }
}

export type IdentityForm = ReturnType<typeof useIdentityForm>

function inSeconds(seconds: number): Date | null {
  const now = shopNow()
  return now && new Date(now.getTime() + seconds * 1000)
}
