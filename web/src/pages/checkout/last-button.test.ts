import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { lastButton } from './last-button.ts'

const due = pence(518_200)

describe('the last button (rules/checkout#last-button)', () => {
  it.each(['CARD', 'WALLET'] as const)('says what is left to pay by %s', (method) => {
    expect(lastButton(due, { method, financePlan: '' }).text).toBe('Pay £5,182.00')
  })

  it.each([
    ['', 'Apply for finance, £518.20 deposit'],
    ['1', 'Apply for finance, £518.20 deposit'],
    ['2', 'Apply for finance, £1,036.40 deposit'],
  ])('says of finance on plan "%s" what the deposit is, never the whole', (financePlan, text) => {
    const said = lastButton(due, { method: 'FINANCE', financePlan })
    expect(said.text).toBe(text)
    expect(said.note).toMatch(/Once it has accepted you pay the deposit.*Nothing is taken before\.$/)
    expect(said.pendingText).toBe('Opening the lender’s page')
  })

  it('says the amount where nothing is lent of it', () => {
    expect(lastButton(pence(40_000), { method: 'FINANCE', financePlan: '4' }).text).toBe('Pay £400.00')
  })

  it('says that a voucher pays, where it pays all', () => {
    expect(lastButton(pence(0), { method: 'CARD', financePlan: '' })).toEqual({
      text: 'Pay with your gift voucher',
      pendingText: 'Placing your order',
      note: 'Your gift voucher pays all of it: no card is charged.',
    })
  })
})
