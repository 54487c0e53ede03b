import { knownConsent, listenToConsent } from '#data/consent/kept-consent.ts'
import { watchedValue } from '#lib/watched-value.ts'

/** Whether the visitor is asked what they allow: as somebody who has not chosen yet, or who wants to choose again. */
export type ConsentQuestion = 'first' | 'again'

/** The question that stands; null for none. */
export const consentQuestion = watchedValue<ConsentQuestion | null>(null)

/** Asks whoever has not chosen, in this browser, until they have, in this tab or another. */
export function askUndecided(): void {
  listenToConsent(lookAgain)
  lookAgain()
}

function lookAgain(): void {
  if (knownConsent() === null) consentQuestion.set('first')
  else if (consentQuestion.get() === 'first') consentQuestion.set(null)
}

/** Lets the visitor choose, or choose again, from the footer. */
export function askAgain(): void {
  if (knownConsent() !== undefined) consentQuestion.set('again')
}

/** Asks no longer, where a choice stands. */
export function endQuestion(): void {
  if (knownConsent()) consentQuestion.set(null)
}
