import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { receivePageFacts, shopNow, startShopClock } from './page-facts.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

it('shows the server’s time until the page is hydrated, and goes on from there', () => {
  receivePageFacts({
    nowMs: Date.UTC(2026, 10, 25, 13, 59),
    config: { siteUrl: 'http://localhost', assetsUrl: 'http://localhost' },
  } as Parameters<typeof receivePageFacts>[0]) // the clock reads no other fact
  vi.advanceTimersByTime(30_000)
  expect(shopNow()?.toISOString()).toBe('2026-11-25T13:59:00.000Z')
  startShopClock()
  vi.advanceTimersByTime(40_000)
  expect(shopNow()?.toISOString()).toBe('2026-11-25T14:00:10.000Z')
})
