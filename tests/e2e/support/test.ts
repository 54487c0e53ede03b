import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { ListPage } from './list-page.ts'
import { watchPages, type PageWatch } from './page-watch.ts'
import { giveConsent, type GivenConsent } from './consent.ts'
import { ReviewPage } from './review-page.ts'
import { SettingPage } from './setting-page.ts'
import { StoneListPage } from './stone-list-page.ts'
import { test as visitorTest } from './visitor-test.ts'

interface ShopFixtures {
  /** What the visitor has chosen before about cookies; null for one who is asked. */
  readonly consent: GivenConsent | null
  readonly watch: PageWatch
  /** Announces what the test provokes: a status that is no success, or words of a message. */
  readonly expectTrouble: PageWatch['expectTrouble']
  /** Opens a page of the shop and waits until its script has taken over. */
  readonly open: (path: string) => Promise<void>
  /** Likewise in a browser that knows nothing of this one, and of the same world: another device. Gives its page. */
  readonly openElsewhere: (path: string) => Promise<Page>
  readonly list: ListPage
  readonly setting: SettingPage
  readonly stones: StoneListPage
  readonly review: ReviewPage
}

/**
 * A test of the shop in a browser: in a world of its own, and failed by anything that goes wrong in a page
 * and was not announced.
 */
export const test = visitorTest.extend<ShopFixtures>({
  // Events are what most tests wait for; the marketing script is a request that they would have to expect.
  consent: [{ analytics: true, marketing: false }, { option: true }],

  context: async ({ context, shopUrl, world, consent }, use) => {
    await context.addCookies([worldCookie(world.id, shopUrl)])
    if (consent) await giveConsent(context, consent)
    await use(context)
  },

  watch: [
    async ({ context }, use) => {
      const watch = watchPages(context)
      await use(watch)
      expect(watch.troubles(), 'nothing goes wrong that the test did not announce').toEqual([])
    },
    { auto: true },
  ],

  expectTrouble: async ({ watch }, use) => use((...expected) => watch.expectTrouble(...expected)),

  open: async ({ page }, use) => use((path) => openPage(page, path)),

  openElsewhere: async ({ browser, shopUrl, world, consent }, use) => {
    const others: BrowserContext[] = []
    await use(async (path) => {
      const other = await browser.newContext({ baseURL: shopUrl })
      others.push(other)
      await other.addCookies([worldCookie(world.id, shopUrl)])
      if (consent) await giveConsent(other, consent)
      const page = await other.newPage()
      await openPage(page, path)
      return page
    })
    await Promise.all(others.map((other) => other.close()))
  },

  list: async ({ page, isMobile }, use) => use(new ListPage(page, isMobile)),

  setting: async ({ page }, use) => use(new SettingPage(page)),

  stones: async ({ page, isMobile }, use) => use(new StoneListPage(page, isMobile)),

  review: async ({ page }, use) => use(new ReviewPage(page)),
})

export { expect }

/** The cookie by which the storefront passes a visitor's world on. */
export function worldCookie(id: string, shopUrl: string): { name: string; value: string; url: string } {
  return { name: 'world', value: id, url: shopUrl }
}

/** Opens a page and waits until its script has taken over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilAlive(page)
}

/**
 * Waits until the script of a page has taken over: it has told the data layer of the view, and done again
 * what was done before.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    // Letters that arrive between the press and the release of a button may move it away.
    () => 'dataLayer' in window && !('earlyInput' in window) && document.fonts.status === 'loaded',
  )
}

/** Waits until a part of the page that wakes late is awake: React has given its element properties. */
export async function untilAwake(part: Locator): Promise<void> {
  await part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () =>
          Object.keys(element).some((name) => name.startsWith('__reactProps'))
            ? resolve()
            : requestAnimationFrame(look)
        look()
      }),
  )
}

/** Waits until a page of this view name stands: the data layer is told when it is drawn and scrolled. */
export async function untilViewed(page: Page, viewName: string): Promise<void> {
  await page.waitForFunction((expected) => {
    const view = window.dataLayer?.findLast(({ event }) => event === 'page_view')
    return view !== undefined && 'viewName' in view && view.viewName === expected
  }, viewName)
}

/** Waits until the browser has had time to do everything it had put off. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()))
      }),
  )
}
