import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPayment, keepPayment, keptPayment } from './current-payment.ts'
import { forgetCheckout } from './forget-checkout.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

it('is kept for the page that the tab comes back to, until it has ended', () => {
  expect(keptPayment()).toBeNull()
  keepPayment({ transactionId: 'T-1', method: 'CARD' })
  expect([...kept.keys()]).toEqual(['ashcombe:payment'])
  expect(keptPayment()).toEqual({ transactionId: 'T-1', method: 'CARD' })
  forgetPayment()
  expect(keptPayment()).toBeNull()
})

it.each(['{', '7', '{"transactionId":"T-1","method":"CHEQUE"}', '{"method":"CARD"}'])(
  'is none where %s is kept',
  (text) => {
    kept.set('ashcombe:payment', text)
    expect(keptPayment()).toBeNull()
  },
)

it('goes with all else of a checkout once that is over', () => {
  kept.set('ashcombe:checkout', '{}')
  kept.set('ashcombe:payment', '{}')
  kept.set('ashcombe:payment-link', '{}')
  forgetCheckout()
  expect([...kept.keys()]).toEqual(['ashcombe:payment-link'])
})
