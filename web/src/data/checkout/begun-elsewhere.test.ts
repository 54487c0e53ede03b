import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setShopClock } from '../shop-clock.ts'
import { begunPaymentKey, forgetPaymentOfTabs, paymentOfOtherTab, tellOtherTabs } from './begun-elsewhere.ts'

/** What a browser keeps, as far as it is read here. */
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const enterTab = () => vi.stubGlobal('sessionStorage', storage())
const noonMs = Date.UTC(2026, 10, 25, 12)

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  enterTab()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  setShopClock(noonMs)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the payment of another tab', () => {
  it('is none in the tab that has begun it, over reloads', () => {
    tellOtherTabs('T-1')
    expect(paymentOfOtherTab()).toBeNull()
    expect(paymentOfOtherTab()).toBeNull()
  })

  it('is known in others for an hour', () => {
    tellOtherTabs('T-1')
    enterTab()
    expect(paymentOfOtherTab()).toBe('T-1')
    setShopClock(noonMs + 3_599_999)
    expect(paymentOfOtherTab()).toBe('T-1')
    setShopClock(noonMs + 3_600_000)
    expect(paymentOfOtherTab()).toBeNull()
  })

  it.each(['{', 'null', '{"transactionId":"T-1","tabId":"t"}'])('is none where %s is kept', (text) => {
    localStorage.setItem(begunPaymentKey, text)
    expect(paymentOfOtherTab()).toBeNull()
  })

  it('is kept by a page that knows no time as begun at none, and spoken of by nobody', async () => {
    vi.resetModules()
    const { receivePageFacts } = await import('../page-facts.ts')
    const { setShopClock: setClock } = await import('../shop-clock.ts')
    const begun = await import('./begun-elsewhere.ts')
    const config = { siteUrl: 'http://localhost', assetsUrl: 'http://localhost', version: '1' }
    receivePageFacts({ config, nowMs: null })
    begun.tellOtherTabs('T-1')
    expect(localStorage.getItem('ashcombe:begun-payment')).toMatch(
      /^{"transactionId":"T-1",.*"begunAtMs":0}$/,
    )
    enterTab()
    setClock(noonMs)
    expect(begun.paymentOfOtherTab()).toBeNull()
  })

  it('is forgotten in all of them, and nothing is written where none was begun', () => {
    forgetPaymentOfTabs()
    expect(localStorage.getItem('ashcombe:begun-payment')).toBeNull()
    tellOtherTabs('T-1')
    enterTab()
    forgetPaymentOfTabs()
    expect(localStorage.getItem('ashcombe:begun-payment')).toBe('null')
    expect(paymentOfOtherTab()).toBeNull()
  })
})
