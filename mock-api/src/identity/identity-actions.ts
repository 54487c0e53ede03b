import { type IdentityAction, identityErrorCodes, identityRequests } from '@shop/schema/http/identity'
import type { ZodMiniType } from 'zod/mini'
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

/** The first thing that is wrong with each field; what is said of none of them says nothing of what was sent. */
function problemsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Problem[] {
  const byField = new Map<string | null, Problem>()
  for (const { path, message } of issues) {
    const field = path.length === 0 ? null : String(path[0])
    const code = identityErrorCodes.find((each) => each === message) ?? 'INVALID'
    if (!byField.has(field)) byField.set(field, { code, field })
  }
  return [...byField.values()]
}
