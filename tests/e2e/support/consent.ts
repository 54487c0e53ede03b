import type { BrowserContext } from '@playwright/test'

/** What a visitor allows beyond what the shop needs. */
export interface GivenConsent {
  readonly analytics: boolean
  readonly marketing: boolean
}

/** The key of the storefront's record. */
export const consentKey = 'ashcombe:consent'

/**
 * Makes the visitor one who has chosen before, on every page and whatever a test does to what is kept there: nobody is
 * asked, and the data layer is told what it may be.
 */
export async function giveConsent(
  context: BrowserContext,
  { analytics, marketing }: GivenConsent = { analytics: true, marketing: false },
): Promise<void> {
  const record = { essential: true, marketing, analytics, decidedAt: '2026-11-24T09:00:00.000Z', version: 1 }
  await context.addInitScript(
    ([key, text]) => {
      try {
        localStorage.setItem(key, text)
      } catch {
        // A page that may keep nothing, as one without an address.
      }
    },
    [consentKey, JSON.stringify(record)] as const,
  )
}
