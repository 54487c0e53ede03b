import type { Pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { declineText } from './decline-words.ts'

const amount = 518_200 as Pence // Whole pence, as the brand says.

describe('why a payment was refused', () => {
  it('is said as far as the bank says it', () => {
    expect(declineText({ amount, declineReason: 'CARD_EXPIRED' })).toBe(
      'Your bank refused £5,182.00: the card is out of date.',
    )
    expect(declineText({ amount, declineReason: 'NOT_SAID' })).toMatch(/does not tell us why/)
    expect(declineText({ amount, declineReason: null })).toMatch(
      /^Your bank refused £5,182\.00\. It does not/,
    )
  })
})
