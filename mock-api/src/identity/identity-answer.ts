import { passwordLength } from '@shop/schema/domain/account/passwords'
import {
  type IdentityErrorCode,
  type IdentityProblems,
  type IdentitySession,
} from '@shop/schema/http/identity'
import { json } from '../http/refusal.ts'

/** What an action comes to. */
export type IdentityAnswer =
  /** Done, and there is nothing to tell. */
  | { readonly kind: 'done' }
  /** A message says the rest, to the owner of the address alone. */
  | { readonly kind: 'accepted' }
  | { readonly kind: 'session'; readonly session: IdentitySession }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[]; readonly waitMs?: number }

export interface Problem {
  readonly code: IdentityErrorCode
  readonly field: string | null
}

export function refused(code: IdentityErrorCode, field: string | null = null): IdentityAnswer {
  return { kind: 'refused', problems: [{ code, field }] }
}

export function tooManyAttempts(waitMs: number): IdentityAnswer {
  return { kind: 'refused', problems: [{ code: 'TOO_MANY_ATTEMPTS', field: null }], waitMs }
}

/** The answer as it travels (rules/account#identity-provider). */
export function respondWith(answer: IdentityAnswer): Response {
  switch (answer.kind) {
    case 'done':
      return empty(204)
    case 'accepted':
      return empty(202)
    case 'session':
      return json(answer.session)
    case 'refused':
      return refusal(answer)
  }
}

function refusal({ problems, waitMs }: Extract<IdentityAnswer, { kind: 'refused' }>): Response {
  const [first] = problems
  const retryAfterSeconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000)
  const body: IdentityProblems = {
    userErrors: problems.map((problem) => ({
      ...problem,
      message: messageOf(problem, retryAfterSeconds),
    })),
    retryAfterSeconds,
  }
  const status = statuses[first?.code ?? 'INVALID']
  const response = json(body, status)
  if (retryAfterSeconds !== undefined) response.headers.set('retry-after', String(retryAfterSeconds))
  // HTTP asks for it with every 401; of this scheme no browser asks people anything.
  if (status === 401) response.headers.set('www-authenticate', 'Bearer')
  return response
}

function empty(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}

const statuses = {
  REQUIRED: 422,
  INVALID: 422,
  TOO_SHORT: 422,
  TOO_LONG: 422,
  SIGN_IN_REFUSED: 401,
  WRONG_PASSWORD: 422,
  LINK_INVALID: 410,
  TOO_MANY_ATTEMPTS: 429,
  UNAUTHENTICATED: 401,
} as const satisfies Record<IdentityErrorCode, number>

const messages = {
  REQUIRED: 'This is missing.',
  INVALID: 'This is not possible here.',
  TOO_SHORT: `This is too short: at least ${passwordLength.least} characters.`,
  TOO_LONG: 'This is too long.',
  SIGN_IN_REFUSED:
    'E-mail address and password do not belong together. If you have just registered, follow the link in our message first.',
  WRONG_PASSWORD: 'This is not your current password.',
  LINK_INVALID: 'This link was used already or has expired. Ask for a new one.',
  UNAUTHENTICATED: 'Nobody is signed in with this token any more.',
} as const satisfies Record<Exclude<IdentityErrorCode, 'TOO_MANY_ATTEMPTS'>, string>

const noObject = 'The body must be a JSON object.'

function messageOf({ code, field }: Problem, retryAfterSeconds = 0): string {
  if (code === 'INVALID' && field === null) return noObject
  if (code !== 'TOO_MANY_ATTEMPTS') return messages[code]
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return `There were too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
