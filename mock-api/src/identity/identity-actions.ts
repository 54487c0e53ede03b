import { type IdentityAction, identityErrorCodes, identityRequests } from '@shop/schema/http/identity'
import type { ZodMiniType } from 'zod/mini'
import type { $ZodIssue } from 'zod/v4/core'
import { changePassword, forgotPassword, resetPassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import type { IdentityAnswer, Problem } from './identity-answer.ts'
import type { IdentityCall } from './identity-call.ts'
import { confirmEmail, register } from './register.ts'
import { signIn, signOut } from './sign-in.ts'

/** Each action of the identity provider: checks what came, then does it. */
export const identityActions: Readonly<
  Record<IdentityAction, (call: IdentityCall, body: unknown) => Promise<IdentityAnswer>>
> = {
  register: taking(identityRequests.register, register),
  'confirm-email': taking(identityRequests['confirm-email'], confirmEmail),
  'sign-in': taking(identityRequests['sign-in'], signIn),
  'forgot-password': taking(identityRequests['forgot-password'], forgotPassword),
  'reset-password': taking(identityRequests['reset-password'], resetPassword),
  'change-password': taking(identityRequests['change-password'], changePassword),
  'delete-account': taking(identityRequests['delete-account'], deleteAccount),
  'sign-out': taking(identityRequests['sign-out'], signOut),
}

export function isIdentityAction(name: string): name is IdentityAction {
  return Object.hasOwn(identityActions, name)
}

function taking<T>(
  schema: ZodMiniType<T>,
  act: (call: IdentityCall, request: T) => Promise<IdentityAnswer>,
): (call: IdentityCall, body: unknown) => Promise<IdentityAnswer> {
  return async (call, body) => {
    const parsed = schema.safeParse(body)
    return parsed.success
      ? act(call, parsed.data)
      : { kind: 'refused', problems: problemsOf(parsed.error.issues) }
  }
}

/** The first thing that is wrong with each field. */
function problemsOf(issues: readonly $ZodIssue[]): Problem[] {
  const byField = new Map<string | null, Problem>()
  for (const issue of issues) {
    const code = identityErrorCodes.find((each) => each === issue.message) ?? 'INVALID'
    for (const field of fieldsOf(issue)) {
      if (!byField.has(field)) byField.set(field, { code, field })
    }
  }
  return [...byField.values()]
}

/** The fields that an issue names, those that the action does not know among them; null for a body that has none. */
function fieldsOf(issue: $ZodIssue): readonly (string | null)[] {
  if (issue.code === 'unrecognized_keys') return issue.keys
  const [field] = issue.path
  return [field === undefined ? null : String(field)]
}
