/** What a visitor allows beyond what the shop needs, in the names of rules/consent#record. */
export interface ConsentChoice {
  readonly marketing: boolean
  readonly analytics: boolean
}

/** A choice as a browser keeps it. */
export interface Consent extends ConsentChoice {
  readonly essential: true
  /** The shop's time when it was made, an ISO instant; null on a page that knew no time. */
  readonly decidedAt: string | null
  readonly version: typeof consentVersion
}

/** Of what is asked: with another question a kept answer counts no longer, and the visitor is asked again. */
const consentVersion = 1

export const everything: ConsentChoice = { marketing: true, analytics: true }
export const essentialOnly: ConsentChoice = { marketing: false, analytics: false }

/** The record of a choice that was made at a time. */
export function consentRecord({ marketing, analytics }: ConsentChoice, decidedAt: Date | null): Consent {
  return {
    essential: true,
    marketing,
    analytics,
    decidedAt: decidedAt?.toISOString() ?? null,
    version: consentVersion,
  }
}

/**
 * What a kept text says; null, which is undecided, for nothing and for all that is not such a record. Read by hand: it
 * is the one record that nearly every browser keeps, and the library that reads the others would come with it.
 */
export function parseConsent(text: string | null): Consent | null {
  const { essential, marketing, analytics, decidedAt, version } = fieldsOf(text)
  const isRecord =
    essential === true &&
    typeof marketing === 'boolean' &&
    typeof analytics === 'boolean' &&
    (decidedAt === null || (typeof decidedAt === 'string' && !Number.isNaN(Date.parse(decidedAt)))) &&
    version === consentVersion
  return isRecord ? { essential, marketing, analytics, decidedAt, version } : null
}

function fieldsOf(text: string | null): Partial<Record<keyof Consent, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    // Not ours, or damaged.
    return {}
  }
}
