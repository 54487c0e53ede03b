import { describe, expect, it } from 'vitest'
import { consentPurposes, consentWordings } from './consent-wordings.ts'
import { newsletterVersion, newsletterWordings } from './newsletter-wordings.ts'

describe('what somebody agrees to', () => {
  // A text that was agreed to never changes: whoever changes one writes another version, and another line here.
  it('of the account is worded as it was agreed to', () => {
    const said = consentPurposes.flatMap((purpose) =>
      consentWordings[purpose].map(({ version, text }) => [purpose, version, text]),
    )
    expect(said).toEqual([
      [
        'MARKETING_EMAIL',
        '2026-03',
        'Send me letters from the workshop by e-mail: new work and boutique days, about once a month.',
      ],
      ['MARKETING_EMAIL', '2024-09', 'Send me news of the workshop by e-mail.'],
      ['MARKETING_SMS', '2026-03', 'Send me a text message about boutique days near me, a few times a year.'],
      ['MARKETING_POST', '2026-03', 'Send me invitations to boutique days by post.'],
      ['MARKETING_POST', '2024-09', 'Send me the shop’s catalogue by post.'],
    ])
  })

  it('of the newsletter is worded as it was agreed to, in each language', () => {
    expect(newsletterVersion).toBe('2026-11')
    expect(newsletterWordings).toEqual([
      {
        version: '2026-11',
        texts: {
          en: 'By subscribing you agree to hear from us. Leave at any time.',
          fr: 'En vous inscrivant, vous acceptez de recevoir de nos nouvelles. Désinscription possible à tout moment.',
          de: 'Mit der Anmeldung stimmen Sie zu, von uns zu hören. Abmelden können Sie sich jederzeit.',
        },
      },
    ])
  })
})
