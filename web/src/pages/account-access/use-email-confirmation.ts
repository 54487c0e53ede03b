import type { IdentitySession } from '@shop/schema/http/identity'
import { useState } from 'react'
import { askIdentity } from '#data/account/identity.ts'

/** How far the confirmation by a link has come; `refused` is final: the link was used, or its day is over. */
export type ConfirmationStep = 'offered' | 'pending' | 'unreachable' | 'refused'

export interface EmailConfirmation {
  readonly step: ConfirmationStep
  readonly confirm: () => void
}

/**
 * Makes the account of a registration when its owner says so, once at a time, and signs in with it
 * (rules/account#opening-the-link). Another token begins anew.
 */
export function useEmailConfirmation(
  token: string | null,
  onSignedIn: (session: IdentitySession) => void,
): EmailConfirmation {
  const [reached, setReached] = useState<{ token: string | null; step: ConfirmationStep } | null>(null)

  async function send(confirmed: string) {
    setReached({ token: confirmed, step: 'pending' })
    const answer = await askIdentity('confirm-email', { token: confirmed }).catch(() => null)
    if (answer?.isDone && answer.session) onSignedIn(answer.session)
    else setReached({ token: confirmed, step: answer === null ? 'unreachable' : 'refused' })
  }

  const step = reached?.token === token ? reached.step : 'offered'
  return {
    step,
    confirm: () => {
      // A link works once.
      if (token !== null && step !== 'pending') void send(token)
    },
  }
}
