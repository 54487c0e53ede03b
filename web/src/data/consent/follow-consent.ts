import { refuseEvents, sendEvents } from '../track.ts'
import { forgetClickId, keepClickId } from './click-id.ts'
import { knownConsent, listenToConsent, readConsent } from './kept-consent.ts'
import { loadMarketingScript } from './marketing-script.ts'

/**
 * Does on this page what the visitor allows, and nothing else, from now on. The click identifier of the address is read
 * first: what is stripped from there is gone.
 */
export function followConsent(): void {
  keepAllowedClickId(location.search)
  listenToConsent(follow)
  readConsent()
}

/** Keeps the click identifier of a query for this tab, unless the visitor is known to refuse marketing. */
export function keepAllowedClickId(query: string): void {
  if (knownConsent()?.marketing !== false) keepClickId(query)
}

function follow(): void {
  const consent = knownConsent()
  if (!consent) return
  if (consent.analytics) sendEvents()
  else refuseEvents()
  if (consent.marketing) loadMarketingScript()
  else forgetClickId()
}
