import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { initializeConfig } from 'lighthouse/core/config/config.js'
import { Runner } from 'lighthouse/core/runner.js'
import { chromiumPath } from './browser.ts'

/** What Lighthouse says of a page on a phone, in milliseconds; the score is of a hundred. */
export interface Reading {
  readonly score: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly shift: number
}

/** An event of a trace: how long it lasted, and how long of that it had a processor; both in microseconds. */
interface TimedEvent {
  readonly ph: string
  dur: number
  readonly tdur?: number
}

const attempts = 3

const flags: Flags = {
  onlyCategories: ['performance'],
  disableFullPageScreenshot: true,
  logLevel: 'error',
  output: 'json',
}

/**
 * Opens a page in a browser that knows nothing, as Lighthouse simulates a phone. Each task of the main thread counts
 * the processor time it took instead of its duration, so that nothing else on the machine counts.
 */
export async function readPage(url: string): Promise<Reading> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await readOnce(url)
    } catch (error) {
      // A trace without the start of its navigation, one time in thirty or so.
      if (left === 1) throw error
    }
  }
}

async function readOnce(url: string): Promise<Reading> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  })
  try {
    const result = await lighthouse(url, { ...flags, port: chrome.port })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
    const { artifacts } = result
    // Its declaration leaves out how long the processor took.
    for (const event of artifacts.Trace.traceEvents as TimedEvent[]) {
      if (event.ph === 'X' && event.tdur !== undefined && event.dur > event.tdur) event.dur = event.tdur
    }
    const { resolvedConfig } = await initializeConfig('navigation', undefined, flags)
    const audited = await Runner.audit(artifacts, { resolvedConfig, computedCache: new Map() })
    if (!audited) throw new Error(`Lighthouse tells nothing of ${url}`)
    const { audits, categories } = audited.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      firstPaintMs: value('first-contentful-paint'),
      largestPaintMs: value('largest-contentful-paint'),
      blockingMs: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}
