import { knownConsent, listenToConsent } from '#data/consent/kept-consent.ts'

/** Whether the visitor is asked what they allow: as somebody who has not chosen yet, or who wants to choose again. */
export type ConsentQuestion = 'first' | 'again'

let question: ConsentQuestion | null = null
const listeners = new Set<() => void>()

export function consentQuestion(): ConsentQuestion | null {
  return question
}

export function listenToConsentQuestion(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Asks whoever has not chosen, in this browser, until they have, in this tab or another. */
export function askUndecided(): void {
  listenToConsent(lookAgain)
  lookAgain()
}

function lookAgain(): void {
  if (knownConsent() === null) ask('first')
  else if (question === 'first') ask(null)
}

/** Lets the visitor choose, or choose again, from the footer. */
export function askAgain(): void {
  if (knownConsent() !== undefined) ask('again')
}

/** Asks no longer, where a choice stands. */
export function endQuestion(): void {
  if (knownConsent()) ask(null)
}

function ask(next: ConsentQuestion | null): void {
  question = next
  for (const listener of listeners) listener()
}
