/** What the lender says to an application at once. */
export type LenderDecision = 'approved' | 'declined' | 'referred'

/** The incomes that decide, in whole pounds a year: they stand on the lender's page, for whoever tries it. */
export const decidingIncomes = {
  leastPounds: 12_000,
  underwrittenPounds: 18_000,
  approvedPounds: 24_000,
} as const

/** What the lender says at once: much is approved, little declined, and what lies between is referred. */
export function lenderDecision(incomePounds: number): LenderDecision {
  if (incomePounds >= decidingIncomes.approvedPounds) return 'approved'
  return incomePounds < decidingIncomes.leastPounds ? 'declined' : 'referred'
}

/** What its underwriter says to what was referred. */
export function underwriterDecision(incomePounds: number): Exclude<LenderDecision, 'referred'> {
  return incomePounds >= decidingIncomes.underwrittenPounds ? 'approved' : 'declined'
}
