import { describe, expect, it } from 'vitest'
import { consentRecord, essentialOnly, everything, parseConsent } from './consent.ts'

const morning = new Date('2026-11-25T10:00:00Z')

describe('the record of a choice (rules/consent#record)', () => {
  it('says all three categories, when it was made, and which question it answers', () => {
    expect(consentRecord(everything, morning)).toEqual({
      essential: true,
      marketing: true,
      analytics: true,
      decidedAt: '2026-11-25T10:00:00.000Z',
      version: 1,
    })
    expect(consentRecord(essentialOnly, null)).toEqual({
      essential: true,
      marketing: false,
      analytics: false,
      decidedAt: null,
      version: 1,
    })
  })

  it.each([
    everything,
    essentialOnly,
    { marketing: true, analytics: false },
    { marketing: false, analytics: true },
  ])('is read as it was kept: %o', (choice) => {
    const record = consentRecord(choice, morning)
    expect(parseConsent(JSON.stringify(record))).toEqual(record)
  })

  it.each([
    null,
    '',
    'yes',
    '{"essential":true,',
    'null',
    '7',
    '[]',
    '"everything"',
    '{}',
    '{"marketing":true,"analytics":true}',
    '{"essential":false,"marketing":true,"analytics":true,"decidedAt":null,"version":1}',
    '{"essential":true,"marketing":"true","analytics":true,"decidedAt":null,"version":1}',
    '{"essential":true,"marketing":true,"analytics":1,"decidedAt":null,"version":1}',
    '{"essential":true,"marketing":true,"analytics":true,"decidedAt":"once","version":1}',
    '{"essential":true,"marketing":true,"analytics":true,"decidedAt":7,"version":1}',
    '{"essential":true,"marketing":true,"analytics":true,"version":1}',
    '{"essential":true,"marketing":true,"analytics":true,"decidedAt":null,"version":0}',
  ])('counts as undecided where it is not one: %s', (text) => {
    expect(parseConsent(text)).toBeNull()
  })

  it('takes nothing from it that is no part of it', () => {
    const text =
      '{"essential":true,"marketing":false,"analytics":true,"decidedAt":null,"version":1,"more":true}'
    expect(parseConsent(text)).toEqual({
      essential: true,
      marketing: false,
      analytics: true,
      decidedAt: null,
      version: 1,
    })
  })
})
