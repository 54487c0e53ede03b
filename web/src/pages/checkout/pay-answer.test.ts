import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { payAnswer, type BegunPayment } from './pay-answer.ts'

const payment: BegunPayment = {
  transactionId: 'T-1',
  status: 'PENDING',
  method: 'CARD',
  amount: pence(518_200),
  redirectUrl: 'https://pay.example.com/pay/p1',
}
const shown = pence(518_200)

function refused(...userErrors: readonly object[]) {
  const errors = userErrors.map((error) => ({ field: null, basketItemId: null, ...error }))
  return payAnswer({ payment: null, cart: null, userErrors: errors as never }, shown)
}

const stays = { kind: 'stays', fields: [], goneIds: [], notices: [] }

describe('payAnswer', () => {
  it('goes on to the provider with what was shown', () => {
    expect(payAnswer({ payment, cart: null, userErrors: [] }, shown)).toEqual({
      kind: 'go',
      payment,
      url: 'https://pay.example.com/pay/p1',
    })
  })

  it('never goes on with an amount that was not shown', () => {
    const more = { ...payment, amount: pence(528_200) }
    expect(payAnswer({ payment: more, cart: null, userErrors: [] }, shown)).toEqual({
      ...stays,
      notices: [{ kind: 'amount-changed', payment: more, url: 'https://pay.example.com/pay/p1' }],
    })
  })

  it.each([
    ['no answer', null],
    ['an answer without anything', { payment: null, cart: null, userErrors: [] }],
  ])('knows nothing after %s', (_what, answer) => {
    expect(payAnswer(answer, shown)).toEqual({ ...stays, notices: [{ kind: 'shop-failed' }] })
  })

  it.each([
    ['no address', 'CARD', null, 'no-payment-page'],
    ['an address that is no page', 'WALLET', 'javascript:alert(1)', 'no-payment-page'],
    ['no address at the lender', 'FINANCE', null, 'no-lender-page'],
  ] as const)('knows of a payment with %s that its page is not there', (_what, method, redirectUrl, kind) => {
    const begun = { ...payment, method, redirectUrl }
    expect(payAnswer({ payment: begun, cart: null, userErrors: [] }, shown)).toEqual({
      ...stays,
      notices: [{ kind }],
    })
  })

  it('leads to the order of a payment that was paid meanwhile', () => {
    const error = { code: 'ALREADY_PAID', field: null, basketItemId: null } as const
    expect(payAnswer({ payment, cart: null, userErrors: [error] }, shown)).toEqual({
      kind: 'paid',
      payment,
      isOfEarlierPress: true,
    })
    const again: BegunPayment = { ...payment, status: 'PAID', redirectUrl: null }
    expect(payAnswer({ payment: again, cart: null, userErrors: [] }, shown)).toEqual({
      kind: 'paid',
      payment: again,
      isOfEarlierPress: false,
    })
  })

  it('says that it is paid where the order is not shown to who asks', () => {
    expect(refused({ code: 'ALREADY_PAID' })).toEqual({ ...stays, notices: [{ kind: 'paid-elsewhere' }] })
  })

  it.each(['EXPIRED', 'CANCELLED', 'DECLINED', 'FAILED'] as const)(
    'knows that a payment which is %s has ended, so that its key is used up',
    (status) => {
      const ended: BegunPayment = { ...payment, status, redirectUrl: null }
      expect(payAnswer({ payment: ended, cart: null, userErrors: [] }, shown)).toEqual({
        ...stays,
        notices: [{ kind: 'ended' }],
      })
    },
  )

  it('leads to what is said while the lender decides', () => {
    const referred: BegunPayment = { ...payment, status: 'REFERRED', redirectUrl: null }
    expect(payAnswer({ payment: referred, cart: null, userErrors: [] }, shown)).toEqual({
      kind: 'referred',
      payment: referred,
    })
  })

  it('puts what is wrong with a field beside it', () => {
    expect(
      refused(
        { code: 'INVALID', field: 'contact.email' },
        { code: 'NOT_ACCEPTED', field: 'acceptsSaleTerms' },
        { code: 'TOO_LONG', field: 'billingAddress.line1' },
      ),
    ).toEqual({
      ...stays,
      fields: [
        { field: 'contact.email', problem: 'INVALID' },
        { field: 'acceptsSaleTerms', problem: 'NOT_ACCEPTED' },
        { field: 'billingAddress.line1', problem: 'TOO_LONG' },
      ],
    })
  })

  it.each([
    ['PRICE_CHANGED', 'price-changed'],
    ['LINE_GONE', 'line-gone'],
    ['DAY_TOO_EARLY', 'day-too-early'],
    ['FINANCE_UNAVAILABLE', 'finance-unavailable'],
  ])('says %s once, whatever field it names', (code, kind) => {
    expect(refused({ code, field: 'delivery.day' }, { code, basketItemId: 'a' })).toEqual({
      ...stays,
      notices: [{ kind }],
    })
  })

  it('names the lines whose stone or design is gone', () => {
    expect(
      refused(
        { code: 'STONE_UNAVAILABLE', basketItemId: 'a' },
        { code: 'DESIGN_UNAVAILABLE', basketItemId: 'b' },
      ),
    ).toEqual({ ...stays, goneIds: ['a', 'b'] })
  })

  it('says that it was refused where no field of the form is meant', () => {
    expect(refused({ code: 'INVALID', field: 'cartSessionId' })).toEqual({
      ...stays,
      notices: [{ kind: 'refused' }],
    })
    expect(refused({ code: 'NEW_CODE_OF_THE_API' })).toEqual({ ...stays, notices: [{ kind: 'refused' }] })
  })
})
