import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

/** The modules of a page that came with a time. */
async function openPage(now: string | null) {
  vi.resetModules()
  const [{ receivePageFacts }, clock] = await Promise.all([
    import('./page-facts.ts'),
    import('./shop-clock.ts'),
  ])
  const config = { siteUrl: 'http://localhost', assetsUrl: 'http://localhost', version: '1' }
  receivePageFacts({ config, nowMs: now === null ? null : Date.parse(now) })
  return { ...clock, shown: () => clock.shopNow()?.toISOString() }
}

const answerOf = (date: string) => new Response('{}', { headers: { 'x-api-date': date } })

it('shows the server’s time until the page is hydrated, and goes on from there', async () => {
  const { shown, startShopClock } = await openPage('2026-11-25T13:59:00Z')
  vi.advanceTimersByTime(30_000)
  expect(shown()).toBe('2026-11-25T13:59:00.000Z')
  startShopClock()
  vi.advanceTimersByTime(40_000)
  expect(shown()).toBe('2026-11-25T14:00:10.000Z')
})

it('goes on from the API’s time as soon as that is known, however old the page is', async () => {
  const { shown, startShopClock, setShopClock } = await openPage('2026-11-25T13:59:00Z')
  vi.advanceTimersByTime(30_000)
  startShopClock()
  setShopClock(Date.parse('2026-11-25T14:11:00Z'))
  vi.advanceTimersByTime(20_000)
  expect(shown()).toBe('2026-11-25T14:11:20.000Z')
})

it('stands still on a page that came without a time, until it is told one', async () => {
  const { shown, startShopClock, setShopClock } = await openPage(null)
  startShopClock()
  expect(shown()).toBeUndefined()
  setShopClock(Date.parse('2026-11-25T14:11:00Z'))
  expect(shown()).toBe('2026-11-25T14:11:00.000Z')
})

it('is set by the first answer of the API where it stands, and goes on undisturbed by those that follow', async () => {
  const { shown, startShopClock, forwardShopClock } = await openPage(null)
  startShopClock()
  forwardShopClock(new Response('{}'))
  expect(shown()).toBeUndefined()
  forwardShopClock(answerOf('Wed, 25 Nov 2026 14:11:00 GMT'))
  vi.advanceTimersByTime(20_000)
  forwardShopClock(answerOf('Wed, 25 Nov 2026 14:11:05 GMT'))
  expect(shown()).toBe('2026-11-25T14:11:20.000Z')
})

it('catches up with an answer where it has stood still while the device slept', async () => {
  const { shown, startShopClock, forwardShopClock } = await openPage('2026-11-25T13:59:00Z')
  startShopClock()
  forwardShopClock(answerOf('Thu, 26 Nov 2026 09:00:00 GMT'))
  vi.advanceTimersByTime(5_000)
  expect(shown()).toBe('2026-11-26T09:00:05.000Z')
})

it('is the API’s, not the page’s, where an answer has come before the page is hydrated', async () => {
  const { shown, startShopClock, setShopClock } = await openPage('2026-11-25T13:59:00Z')
  setShopClock(Date.parse('2026-11-25T14:11:00Z'))
  startShopClock()
  expect(shown()).toBe('2026-11-25T14:11:00.000Z')
})

it.each([
  ['2026-11-25T13:59:48Z', '2026-11-25T13:59:00.000Z'],
  [null, 'no time'],
])('is on a page that the server writes at %s: %s', async (now, text) => {
  const { useShopNow } = await openPage(now)
  const Clock = () => useShopNow()?.toISOString() ?? 'no time'
  expect(renderToString(createElement(Clock))).toBe(text)
})
