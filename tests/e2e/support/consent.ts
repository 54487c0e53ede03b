import type { BrowserContext } from '@playwright/test'

/** What a visitor allows beyond what the shop needs. */
export interface GivenConsent {
  readonly analytics: boolean
  readonly marketing: boolean
}

/** The key of the storefront's record. */
export const consentKey = 'ashcombe:consent'

/** Analytics alone, as most tests have it. */
const usualConsent: GivenConsent = { analytics: true, marketing: false }

/** What the storefront keeps of a choice. */
export function consentRecord({ analytics, marketing }: GivenConsent = usualConsent): string {
  const decidedAt = '2026-11-24T09:00:00.000Z'
  return JSON.stringify({ essential: true, marketing, analytics, decidedAt, version: 1 })
}

/**
 * Makes the visitor one who has chosen before, on every page and whatever a test does to what is kept there: nobody is
 * asked, and the data layer is told what it may be.
 */
export async function giveConsent(context: BrowserContext, consent?: GivenConsent): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      try {
        localStorage.setItem(key, text)
      } catch {
        // A page that may keep nothing, as one without an address.
      }
    },
    [consentKey, consentRecord(consent)] as const,
  )
}
