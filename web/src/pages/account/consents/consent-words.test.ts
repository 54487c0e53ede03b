import { describe, expect, it } from 'vitest'
import type { ConsentFieldsFragment } from '#generated/graphql/graphql.ts'
import { consentHistory } from './consent-words.ts'

const wording = { version: '2026-03', text: 'Send me letters from the workshop by e-mail.' }
const consent: ConsentFieldsFragment = {
  purpose: 'MARKETING_EMAIL',
  isGiven: false,
  decidedAt: null,
  decidedWording: null,
  wording,
}

describe('what is said of a consent', () => {
  it('that was never given', () => {
    expect(consentHistory(consent)).toBe('Never given.')
  })

  it('that was given, by the day in London', () => {
    const given = { ...consent, isGiven: true, decidedAt: '2026-06-08T23:30:00Z', decidedWording: wording }
    expect(consentHistory(given)).toBe('Given on 9 June 2026.')
  })

  it('that was given to another sentence', () => {
    const decidedWording = { version: '2024-09', text: 'Send me news of the workshop by e-mail.' }
    expect(
      consentHistory({ ...consent, isGiven: true, decidedAt: '2025-01-02T12:00:00Z', decidedWording }),
    ).toBe('Given on 2 January 2025, when it read: “Send me news of the workshop by e-mail.”')
  })

  it('that was withdrawn', () => {
    expect(consentHistory({ ...consent, decidedAt: '2026-07-02T09:00:00Z', decidedWording: wording })).toBe(
      'Withdrawn on 2 July 2026.',
    )
  })
})
