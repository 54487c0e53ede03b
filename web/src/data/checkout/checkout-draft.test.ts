import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDraft, keptDraft, type CheckoutDraft } from './checkout-draft.ts'
import { forgetPayment, keepPayment, keptPayment } from './current-payment.ts'
import { forgetCheckout } from './forget-checkout.ts'

const address = { line1: '14 Larkfield Terrace', line2: '', town: 'Bath', county: '', postcode: 'BA1 5LR' }
const draft: CheckoutDraft = {
  userId: null,
  fields: {
    contact: { email: 'anne@', firstName: '', lastName: '', phone: '' },
    delivery: { way: 'ADDRESS', isByHand: true, address, boutique: 'LONDON', when: 'FIRST', day: '' },
    isBillingSame: true,
    isBillingByHand: true,
    billingAddress: address,
    giftMessage: 'For you',
    method: 'CARD',
    financePlan: '',
  },
  press: { key: 'key-1', order: '{}' },
}
const payment = { transactionId: 'T-1', method: 'CARD' } as const

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(forgetCheckout)

describe('what a tab keeps of a checkout', () => {
  it('is what was typed, and which payment it left for', () => {
    keepDraft(draft)
    keepPayment(payment)
    expect(keptDraft()).toEqual(draft)
    expect(keptPayment()).toEqual(payment)
    expect([...kept.keys()]).toEqual(['ashcombe:checkout', 'ashcombe:payment'])
  })

  it('is a delivery to a boutique, or on a later day, as well', () => {
    const delivery = { ...draft.fields.delivery, way: 'BOUTIQUE', when: 'LATER', day: '2027-01-14' } as const
    const later = { ...draft, fields: { ...draft.fields, delivery } }
    keepDraft(later)
    expect(keptDraft()).toEqual(later)
  })

  it('is forgotten, all of it or the payment alone', () => {
    keepDraft(draft)
    keepPayment(payment)
    forgetPayment()
    expect([keptDraft(), keptPayment()]).toEqual([draft, null])
    forgetCheckout()
    expect([keptDraft(), keptPayment()]).toEqual([null, null])
  })

  it.each(['', 'no json', '{}', '{"transactionId":1}', JSON.stringify({ ...draft, fields: {} })])(
    'counts as nothing where it reads %s',
    (text) => {
      kept.set('ashcombe:checkout', text)
      kept.set('ashcombe:payment', text)
      expect([keptDraft(), keptPayment()]).toEqual([null, null])
    },
  )

  it('looks a billing address up where it was kept before anybody could', () => {
    const { isBillingByHand: _new, ...fields } = draft.fields
    kept.set('ashcombe:checkout', JSON.stringify({ ...draft, fields }))
    expect(keptDraft()).toEqual({ ...draft, fields: { ...draft.fields, isBillingByHand: false } })
  })

  it('is known until the page is left where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    // What goes wrong is told to the shop's log.
    vi.stubGlobal('location', { pathname: '/checkout' })
    vi.stubGlobal('navigator', { sendBeacon: () => true })
    keepDraft(draft)
    expect(keptDraft()).toEqual(draft)
  })
})
