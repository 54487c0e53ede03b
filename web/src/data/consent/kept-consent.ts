import { watchedValue } from '#lib/watched-value.ts'
import { consentKey, readText, writeText } from '../kept-text.ts'
import { shopNow } from '../shop-clock.ts'
import { consentRecord, parseConsent, type Consent, type ConsentChoice } from './consent.ts'

/** What this page knows: undefined until it has looked, null for a visitor who has not chosen. */
const known = watchedValue<Consent | null | undefined>(undefined)

/** What the visitor allows; null for one who has not chosen, undefined until that is read. */
export const knownConsent = known.get

/** Tells of every change, until the answer is called. */
export const listenToConsent = known.listen

/**
 * Reads what the browser keeps, and from then on what other tabs choose. A choice that could not be kept stays known
 * until the page is left.
 */
export function readConsent(): void {
  takeKept()
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey) takeKept()
  })
  // A page that comes back whole, as it was left, was told of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeKept()
  })
}

/** Keeps a choice, which counts at once (rules/consent#record). */
export function chooseConsent(choice: ConsentChoice): void {
  const record = consentRecord(choice, shopNow())
  writeText(consentKey, JSON.stringify(record))
  known.set(record)
}

function takeKept(): void {
  const kept = parseConsent(readText(consentKey))
  if (kept || known.get() === undefined) known.set(kept)
}
