import { useSyncExternalStore } from 'react'
import { watchedValue } from '#lib/watched-value.ts'
import { pageFacts } from './page-facts.ts'

const minuteMs = 60_000
/** How often a page looks whether a minute is over. */
const tickMs = 10_000

/** What the shop's clock is ahead of `performance.now`, which counts from when the page was asked for; null while it stands. */
const ahead = watchedValue<number | null>(null)

/**
 * Lets the shop's clock go on from the time the page came with; called after hydration, because until then every page
 * shows the server's time.
 */
export function startShopClock(): void {
  const { nowMs } = pageFacts()
  if (ahead.get() === null) ahead.set(nowMs)
}

/** Sets the shop's clock to the API's as it is at this moment: a page that a cache has kept came with an older one. */
export function setShopClock(nowMs: number): void {
  ahead.set(nowMs - performance.now())
}

/**
 * Moves the clock forward to the API's time in an answer. One that stands is set: a page that asked the API nothing came
 * without a time, and leads to pages that promise dates. One that goes is behind only where the device has slept, which
 * `performance.now` does not count; an older time is left alone, since an answer may have been long on its way.
 */
export function forwardShopClock({ headers }: Response): void {
  const date = headers.get('x-api-date')
  if (date === null) return
  const dateMs = Date.parse(date)
  if (dateMs > (shopNow()?.getTime() ?? -Infinity)) setShopClock(dateMs)
}

/**
 * The shop's clock: the API's, not the visitor's, so that a date on a page is the one the API would
 * give. The only clock of the storefront (rules/server#clock). Null on a page that asked the API nothing.
 */
export function shopNow(): Date | null {
  const aheadMs = ahead.get()
  const nowMs = aheadMs === null ? pageFacts().nowMs : aheadMs + performance.now()
  return nowMs === null ? null : new Date(nowMs)
}

/**
 * The shop's clock for rendering, to the minute, which is what orders are promised by: as it was on the server until
 * the page is hydrated, then drawn anew with every minute and whenever the clock is set.
 */
export function useShopNow(): Date | null {
  const minute = useSyncExternalStore(listen, minuteNow, minuteOfPage)
  return minute === null ? null : new Date(minute)
}

function listen(onChange: () => void): () => void {
  const leave = ahead.listen(onChange)
  const ticking = setInterval(onChange, tickMs)
  return () => {
    leave()
    clearInterval(ticking)
  }
}

function minuteNow(): number | null {
  return minuteOf(shopNow()?.getTime() ?? null)
}

function minuteOfPage(): number | null {
  return minuteOf(pageFacts().nowMs)
}

function minuteOf(timeMs: number | null): number | null {
  return timeMs === null ? null : Math.floor(timeMs / minuteMs) * minuteMs
}
