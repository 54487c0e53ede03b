import { consentKey, readText, writeText } from '../kept-text.ts'
import { shopNow } from '../shop-clock.ts'
import { consentRecord, parseConsent, type Consent, type ConsentChoice } from './consent.ts'

/** What this page knows: undefined until it has looked, null for a visitor who has not chosen. */
let known: Consent | null | undefined
const listeners = new Set<() => void>()

/** What the visitor allows; null for one who has not chosen, undefined until that is read. */
export function knownConsent(): Consent | null | undefined {
  return known
}

/** Tells of every change, until the answer is called. */
export function listenToConsent(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

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
  take(record)
}

function takeKept(): void {
  const kept = parseConsent(readText(consentKey))
  if (kept || known === undefined) take(kept)
}

function take(consent: Consent | null): void {
  known = consent
  for (const listener of listeners) listener()
}
