// How soon the first tap of a visit is answered on a phone four times slower, before and after the page is alive.
import { consentKey, consentRecord } from '../e2e/support/consent.ts'
import { pages } from './pages.ts'
import { openPlainPage, type PlainPage } from './plain-page.ts'
import { quantile } from './quantile.ts'
import type { Row } from './table.ts'

const phone = { width: 390, height: 844, deviceScaleFactor: 2 }
const slowdown = 4
const rounds = 5
/** The next paint after a tap. */
const goalMs = 100
/** By then the browser has told of a tap: after its paint, and of one below 16 ms never. */
const toldMs = 500

interface Tap {
  readonly what: string
  readonly path: string
  /** A link that the browser follows by itself while the page is not alive: there is no paint to wait for then. */
  readonly isLink?: boolean
  /** An expression for the element that is tapped. */
  readonly target: string
  /** An expression that is true once the tap has done what it is for. */
  readonly answered: string
}

const taps: readonly Tap[] = [
  {
    what: 'menu',
    path: pages.home,
    target: buttonCalled('Menu'),
    answered: `document.querySelector('dialog[aria-label="Menu"]')?.matches(':modal')`,
  },
  {
    what: 'filters',
    path: pages.listing,
    target: buttonCalled('Filter'),
    answered: `document.querySelector('dialog[aria-label="Filters"]')?.matches(':modal')`,
  },
  {
    what: 'metal of a setting',
    path: pages.setting,
    isLink: true,
    target: `document.querySelector('main a[href$="/round-brilliant/platinum"]')`,
    answered: `location.pathname.endsWith('/platinum')`,
  },
  {
    what: 'size guide of a piece',
    path: pages.product,
    target: buttonCalled('Find your size'),
    answered: `document.querySelector('dialog:modal')?.textContent.includes('Find your finger size')`,
  },
]

/** A button that can be seen, by how its name begins. */
function buttonCalled(name: string): string {
  return `[...document.querySelectorAll('button')].find((each) =>
    (each.ariaLabel ?? each.textContent).startsWith('${name}') && each.checkVisibility())`
}

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
  const page = await openPlainPage(phone, { [consentKey]: consentRecord() })
  try {
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${keepLongestTap.toString()})()` })
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.send('Page.navigate', { url: shopUrl + path })
    await page.until(`performance.getEntriesByName('first-contentful-paint').length > 0`)
    await page.until(target)
    if (isAlive) await page.until(`'dataLayer' in window && !('earlyInput' in window)`)
    await tapOn(page, target)
    await page.until(answered)
    await new Promise((resolve) => void setTimeout(resolve, toldMs))
    return await page.evaluate<number>('window.longestTapMs ?? 0')
  } finally {
    page.close()
  }
}

async function tapOn(page: PlainPage, target: string): Promise<void> {
  const place = await page.evaluate<{ x: number; y: number }>(`(() => {
    const element = ${target}
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * Runs in the page: the browser tells of what took longer than its least, which is 16 ms. Only what belongs to a tap
 * counts, and not that things have moved below a pointer at rest.
 */
function keepLongestTap(): void {
  new PerformanceObserver((list) => {
    // The only type of entry that is observed.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue
      const known = Number(Reflect.get(window, 'longestTapMs') ?? 0)
      Reflect.set(window, 'longestTapMs', Math.max(known, duration))
    }
    // Its types lack the threshold, since not all browsers have it.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
