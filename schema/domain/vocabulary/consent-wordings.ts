/** What somebody may allow the shop, each by itself (rules/account#consents). */
export const consentPurposes = ['MARKETING_EMAIL', 'MARKETING_SMS', 'MARKETING_POST'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** A sentence that somebody agrees to. Its text never changes: another sentence is another version. */
export interface ConsentWording {
  /** Year and month from which it is asked. */
  readonly version: string
  readonly text: string
}

/** What is asked, the wording of today first. */
export const consentWordings: Readonly<
  Record<ConsentPurpose, readonly [ConsentWording, ...ConsentWording[]]>
> = {
  MARKETING_EMAIL: [
    {
      version: '2026-03',
      text: 'Send me letters from the workshop by e-mail: new work and boutique days, about once a month.',
    },
    { version: '2024-09', text: 'Send me news of the workshop by e-mail.' },
  ],
  MARKETING_SMS: [
    {
      version: '2026-03',
      text: 'Send me a text message about boutique days near me, a few times a year.',
    },
  ],
  MARKETING_POST: [
    { version: '2026-03', text: 'Send me invitations to boutique days by post.' },
    { version: '2024-09', text: 'Send me the shop’s catalogue by post.' },
  ],
}
