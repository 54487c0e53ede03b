import { describe, expect, it } from 'vitest'
import { linkOutcome, type Standing } from './link-outcome.ts'

const named: Standing = { isNamed: true, status: undefined, hasFailed: false, isLong: false }

describe('what the page of a payment says', () => {
  it.each([
    ['PAID', 'paid'],
    ['DECLINED', 'declined'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
    ['EXPIRED', 'expired'],
    ['PENDING', 'awaited'],
    ['REFERRED', 'awaited'],
  ] as const)('%s: %s, whatever its address says', (status, outcome) => {
    for (const page of ['thank-you', 'unpaid'] as const) {
      expect(linkOutcome(page, { ...named, status })).toBe(outcome)
    }
  })

  it('waits, and says after a while that it takes long', () => {
    expect(linkOutcome('thank-you', { ...named, status: 'PENDING', isLong: true })).toBe('late')
    expect(linkOutcome('thank-you', { ...named, status: 'PAID', isLong: true })).toBe('paid')
  })

  it('is that none is known where no payment is meant, and where the API knows none', () => {
    expect(linkOutcome('unpaid', { ...named, isNamed: false })).toBe('none')
    expect(linkOutcome('unpaid', { ...named, status: null })).toBe('none')
    expect(linkOutcome('thank-you', { ...named, status: null })).toBe('unknown')
  })

  it('is not known before the API has said something', () => {
    expect(linkOutcome('unpaid', named)).toBe('loading')
    expect(linkOutcome('thank-you', { ...named, hasFailed: true })).toBe('unreachable')
    expect(linkOutcome('thank-you', { ...named, hasFailed: true, status: 'PENDING' })).toBe('awaited')
  })
})
