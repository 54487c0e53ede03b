import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLink, keyOfPress, pressAnswered } from './current-link.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('the link that a tab pays', () => {
  it('is kept for the tab under its own name', () => {
    pressAnswered('link-1', 'WALLET', 'T-1')
    expect(sessionStorage.getItem('ashcombe:payment-link')).toBe(
      '{"token":"link-1","method":"WALLET","idempotencyKey":null,"transactionId":"T-1"}',
    )
  })

  it('has one key for a press whose answer never came, and for its retry', () => {
    const first = keyOfPress('link-1', 'CARD')
    expect(keyOfPress('link-1', 'CARD')).toBe(first)
  })

  it.each([
    ['another link', 'link-2', 'CARD'],
    ['another method', 'link-1', 'WALLET'],
  ] as const)('has another key for %s', (_what, token, method) => {
    const first = keyOfPress('link-1', 'CARD')
    expect(keyOfPress(token, method)).not.toBe(first)
  })

  it('has another key once the press was answered', () => {
    const first = keyOfPress('link-1', 'CARD')
    pressAnswered('link-1', 'CARD', 'T-1')
    expect(currentLink()).toMatchObject({ token: 'link-1', transactionId: 'T-1' })
    expect(keyOfPress('link-1', 'CARD')).not.toBe(first)
  })

  it.each(['{', '{}', '{"token":"link-1","method":"CHEQUE","idempotencyKey":null,"transactionId":null}'])(
    'is none where %s is kept',
    (text) => {
      sessionStorage.setItem('ashcombe:payment-link', text)
      expect(currentLink()).toBeNull()
    },
  )

  it('is known until the page is left where a browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    vi.stubGlobal('navigator', { sendBeacon: () => true })
    vi.stubGlobal('location', { pathname: '/payment' })
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    vi.spyOn(console, 'error').mockReturnValue()
    const first = keyOfPress('link-1', 'CARD')
    expect(keyOfPress('link-1', 'CARD')).toBe(first)
  })
})
