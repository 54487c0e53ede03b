// How soon after the answer a filter of the setting's stones shows what it leaves, in a browser.
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { giveConsent } from '../e2e/support/consent.ts'
import { startBrowser } from './browser.ts'
import { quantile } from './quantile.ts'
import { resultsTimer } from './results-timer.ts'
import type { Row } from './table.ts'

const list = '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones'
/** Every filter is set so often, and its quickest time counts: other work of the machine only slows down. */
const rounds = 5
/** The listing of stones is to show its results so soon. */
const goalMs = 100

/** A page as a shopper meets it, whose filters are on it or in a sheet over it. */
interface Way {
  readonly name: string
  readonly context: BrowserContextOptions
  readonly press: 'click' | 'tap'
  /** Where the filters are found, and what says beside them how many stones there are. */
  readonly open: (page: Page) => Promise<{ readonly filters: Locator; readonly count: Locator }>
}

const ways: readonly Way[] = [
  {
    name: '1440 px',
    context: { viewport: { width: 1440, height: 900 } },
    press: 'click',
    open: async (page) => {
      await page.getByRole('button', { name: /^All filters/ }).click()
      const filters = page.getByRole('dialog', { name: 'All filters' })
      return { filters, count: filters.getByRole('button', { name: /^Show/ }) }
    },
  },
  {
    name: '390 px',
    context: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    press: 'tap',
    open: async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).tap()
      const filters = page.getByRole('dialog', { name: 'All filters' })
      return { filters, count: filters.getByRole('button', { name: /^Show/ }) }
    },
  },
]

/** What is set one after the other, each beside those before it; more than a page of stones is always left. */
const choices: readonly ((filters: Locator, press: Way['press']) => Promise<void>)[] = [
  option('Shape', 'Oval'),
  option('Origin', 'Natural'),
  option('Kind of stone', 'Natural diamond'),
  field('Lowest carat', '0.40'),
  option('Certificate', 'GIA'),
  (filters) => filters.getByRole('slider', { name: 'Colour, from' }).press('ArrowRight'),
  field('Highest price', '9000'),
  option('Shape', 'Pear'),
]

/** Milliseconds from the answer until the new count and stones are painted, in a wide window and on a phone. */
export async function filterRows(shopUrl: string): Promise<Row[]> {
  const browser = await startBrowser()
  try {
    const rows: Row[] = []
    for (const way of ways) {
      const times = await measureFilters(browser, shopUrl, way)
      const what = `Filter of stones to results, ${way.name}`
      rows.push(
        { what: `${what}, median`, value: quantile(times, 0.5), unit: 'ms' },
        { what: `${what}, slowest`, value: quantile(times, 1), unit: 'ms', goal: goalMs },
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** The quickest time of every choice, in milliseconds. */
async function measureFilters(browser: Browser, shopUrl: string, way: Way): Promise<number[]> {
  const times = choices.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(way.context)
    await giveConsent(context)
    const page = await context.newPage()
    await page.goto(shopUrl + list)
    await page.waitForFunction(() => 'dataLayer' in window && !('earlyInput' in window))
    const { filters, count } = await way.open(page)
    for (const [index, choose] of choices.entries()) {
      const timer = await count.evaluateHandle(resultsTimer)
      await choose(filters, way.press)
      const tookMs = await timer.evaluate((started) => started.tookMs)
      times[index] = Math.min(times[index] ?? 0, tookMs)
    }
    await context.close()
  }
  return times
}

function option(filter: string, name: string) {
  return async (filters: Locator, press: Way['press']) => {
    const region = filters.getByRole('region', { name: filter })
    await region.getByRole('link', { name: new RegExp(`^${name} `) })[press]()
  }
}

function field(name: string, text: string) {
  return async (filters: Locator) => {
    const box = filters.getByRole('textbox', { name })
    await box.fill(text)
    await box.press('Enter')
  }
}
