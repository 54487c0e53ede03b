import { expect, it } from 'vitest'
import { factText } from './fact-text.ts'

it.each([
  ['returnDays', '30 days'],
  ['bespokeReturnDays', '7 days'],
  ['financeCancelDays', '14 days'],
  ['lenderReplyMinutes', '20 minutes'],
  ['firstDirectDebitDays', '30 days'],
  ['weddingRingWeeks', '4 weeks'],
  ['weddingRingBuyEarlyWeeks', '8–12 weeks'],
] as const)('the fact %s is %s on every page', (fact, text) => {
  expect(factText(fact)).toBe(text)
})
