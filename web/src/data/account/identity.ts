import {
  readIdentityProblems,
  readSession,
  type IdentityAction,
  type IdentityProblems,
  type IdentityRequest,
  type IdentitySession,
} from '@shop/schema/http/identity'
import { ApiError } from '../api-error.ts'
import { reportError } from '../report-error.ts'
import { forwardShopClock } from '../shop-clock.ts'

/** Longer than the server waits for the provider, so that its answer, a failure too, has time to arrive. */
const timeoutMs = 10_000

export type IdentityAnswer =
  /** Done; with a session where somebody has signed in by it. */
  | { readonly isDone: true; readonly session: IdentitySession | null }
  /** Refused, for reasons that a form can say. */
  | { readonly isDone: false; readonly problems: IdentityProblems }

/**
 * Asks the identity provider (rules/account#identity-provider), by the shop's own address: the one place that knows it.
 * @throws ApiError when it does not answer, reported once, here; never with what was sent
 */
export async function askIdentity<Action extends IdentityAction>(
  action: Action,
  body: IdentityRequest<Action>,
  token: string | null = null,
): Promise<IdentityAnswer> {
  try {
    return await send(action, body, token)
  } catch (error) {
    reportError(error, { where: 'identity', action })
    throw error
  }
}

async function send(action: string, body: unknown, token: string | null): Promise<IdentityAnswer> {
  const response = await fetch(`/api/identity/${action}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    // Signing out is asked for by a page that may be left at once.
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new ApiError('network', 'the identity provider cannot be reached', null, { cause })
  })
  // How long to wait is told by the clock.
  forwardShopClock(response)
  const json: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const session = readSession(json)
    // A body comes with a session alone: one without was cut off, and what was asked may have been done or not.
    if (response.status === 200 && session === null) {
      throw new ApiError('network', 'the answer broke off', response.status)
    }
    return { isDone: true, session }
  }
  const problems = readIdentityProblems(json)
  if (problems === null) throw new ApiError('http', `status ${response.status}`, response.status)
  return { isDone: false, problems }
}
