import type { Variables } from '../assert-answer.ts'
import type { Kept } from './kept-by-account.ts'
import type { Change } from './watch-changes.ts'

/** The change by which consents are decided on. */
export const consentField = 'setConsent'

interface Decision {
  readonly purpose: string
  readonly isGiven: boolean
  readonly wordingVersion: string
}

/** The inputs by which consents are again as they were before, with what was read then. */
export function consentsSetBack(before: Kept, now: Kept): { readonly input: Variables }[] {
  return before.consents.flatMap((consent) => {
    const decision = decisionOf(consent)
    const current = now.consents.find(({ purpose }) => purpose === consent.purpose)
    return current && isNew(decision, decisionOf(current)) ? [{ input: { ...decision } }] : []
  })
}

/** How many decisions on consents were kept: what is so already is not kept twice (schema, setConsent). */
export function countDecisions(before: Kept, changes: readonly Change[]): number {
  const latest = new Map(before.consents.map((consent) => [consent.purpose, decisionOf(consent)]))
  return changes.filter(({ field, args, isDone }) => {
    if (field !== consentField || !isDone) return false
    // It was done, so that it is what the contract says.
    const decision = args['input'] as Decision
    const isKept = isNew(decision, latest.get(decision.purpose))
    if (isKept) latest.set(decision.purpose, decision)
    return isKept
  }).length
}

function decisionOf({ purpose, isGiven, decidedWording, wording }: Kept['consents'][number]): Decision {
  return { purpose, isGiven, wordingVersion: (decidedWording ?? wording).version }
}

/** Whether it is another decision than the latest: who has given nothing withdraws nothing. */
function isNew(decision: Decision, latest: Decision | undefined): boolean {
  if (!decision.isGiven) return latest?.isGiven === true
  return !latest?.isGiven || latest.wordingVersion !== decision.wordingVersion
}
