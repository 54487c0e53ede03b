// How soon the first tap of a visit is answered on a phone four times slower, before and after the page is alive.
import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { giveConsent } from '../e2e/support/consent.ts'
import { startBrowser } from './browser.ts'
import { pages } from './pages.ts'
import { quantile } from './quantile.ts'
import type { Row } from './table.ts'

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const slowdown = 4
const rounds = 3
/** The next paint after a tap. */
const goalMs = 100

interface Tap {
  readonly what: string
  readonly path: string
  /** A link that the browser follows by itself while the page is not alive: there is no paint to wait for then. */
  readonly isLink?: boolean
  readonly target: (page: Page) => Locator
  /** What shows that the tap was not lost. */
  readonly answered: (page: Page) => Promise<unknown>
}

const taps: readonly Tap[] = [
  {
    what: 'menu',
    path: pages.home,
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    answered: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
  {
    what: 'filters',
    path: pages.listing,
    target: (page) => page.getByRole('button', { name: /^Filter/ }),
    answered: (page) => page.getByRole('dialog', { name: 'Filters' }).waitFor(),
  },
  {
    what: 'metal of a setting',
    path: pages.setting,
    isLink: true,
    target: (page) => page.getByRole('region', { name: 'Metal' }).getByRole('link', { name: /^Platinum/ }),
    answered: (page) => page.waitForURL(/\/platinum$/),
  },
  {
    what: 'size guide of a piece',
    path: pages.product,
    target: (page) => page.getByRole('button', { name: 'Find your size' }),
    answered: (page) => page.getByRole('dialog', { name: 'Find your finger size' }).waitFor(),
  },
]

/** Milliseconds from a tap to the next paint, by what is tapped and whether the page is alive by then. */
export async function tapRows(shopUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const tap of taps) {
    for (const isAlive of tap.isLink ? [true] : [false, true]) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await measure(shopUrl, tap, isAlive))
      const when = isAlive ? 'alive' : 'painted'
      rows.push({
        what: `First tap, ${tap.what}, page ${when}`,
        value: quantile(times, 0.5),
        unit: 'ms',
        goal: goalMs,
      })
    }
  }
  return rows
}

async function measure(shopUrl: string, { path, target, answered }: Tap, isAlive: boolean): Promise<number> {
  const browser = await startBrowser()
  try {
    const context = await browser.newContext(phone)
    await giveConsent(context)
    await context.addInitScript(keepLongestTap)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(shopUrl + path, { waitUntil: isAlive ? 'load' : 'commit' })
    if (isAlive) await page.waitForFunction(() => 'dataLayer' in window && !('earlyInput' in window))
    await target(page).tap()
    await answered(page)
    return await page.evaluate(() => Number(Reflect.get(window, 'longestTapMs') ?? 0))
  } finally {
    await browser.close()
  }
}

/**
 * Runs in the page: the browser tells of what took longer than its least, which is 16 ms. Only what belongs to a tap
 * counts, and not that things have moved below a pointer at rest.
 */
function keepLongestTap(): void {
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue
      const known = Number(Reflect.get(window, 'longestTapMs') ?? 0)
      Reflect.set(window, 'longestTapMs', Math.max(known, duration))
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
