import { describe, expect, it } from 'vitest'
import { lenderDecision, underwriterDecision } from './lender-decision.ts'

describe('the lender', () => {
  it.each([
    [0, 'declined'],
    [11_999, 'declined'],
    [12_000, 'referred'],
    [23_999, 'referred'],
    [24_000, 'approved'],
  ] as const)('says to £%d a year: %s', (incomePounds, decision) => {
    expect(lenderDecision(incomePounds)).toBe(decision)
  })

  it.each([
    [12_000, 'declined'],
    [17_999, 'declined'],
    [18_000, 'approved'],
  ] as const)('has an underwriter who says to £%d a year: %s', (incomePounds, decision) => {
    expect(underwriterDecision(incomePounds)).toBe(decision)
  })
})
