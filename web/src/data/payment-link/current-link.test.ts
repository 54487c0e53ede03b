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
  it('has one key for a press whose answer never came, and for its retry', async () => {
    const first = await keyOfPress('link-1', 'CARD')
    expect(await keyOfPress('link-1', 'CARD')).toBe(first)
  })

  it.each([
    ['another link', 'link-2', 'CARD'],
    ['another method', 'link-1', 'WALLET'],
  ] as const)('has another key for %s', async (_what, token, method) => {
    const first = await keyOfPress('link-1', 'CARD')
    expect(await keyOfPress(token, method)).not.toBe(first)
  })

  it('has another key once the press was answered', async () => {
    const first = await keyOfPress('link-1', 'CARD')
    pressAnswered('link-1', 'CARD', 'T-1')
    expect(await currentLink()).toMatchObject({ token: 'link-1', transactionId: 'T-1' })
    expect(await keyOfPress('link-1', 'CARD')).not.toBe(first)
  })

  it.each(['{', '{}', '{"token":"link-1","method":"CHEQUE","idempotencyKey":null,"transactionId":null}'])(
    'is none where %s is kept',
    async (text) => {
      sessionStorage.setItem('ashcombe:payment-link', text)
      expect(await currentLink()).toBeNull()
    },
  )

  it('is known until the page is left where a browser keeps nothing', async () => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    vi.stubGlobal('navigator', { sendBeacon: () => true })
    vi.stubGlobal('location', { pathname: '/payment' })
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    vi.spyOn(console, 'error').mockReturnValue()
    const first = await keyOfPress('link-1', 'CARD')
    expect(await keyOfPress('link-1', 'CARD')).toBe(first)
  })
})
