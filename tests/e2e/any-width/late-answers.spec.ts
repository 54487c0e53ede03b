import type { Page, Route } from '@playwright/test'
import { sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { untilIdle } from '../support/test.ts'

// The last navigation wins, whatever is answered after it.

test('a ring whose stone is looked up while its shopper leaves is in the basket, and they stay where they went', async ({
  page,
  open,
  basket,
}) => {
  await open(sixClawRing.path)
  const lookUp = await hold(page, '**/api/graphql', (route) => isAbout(route, sixClawRing.gemstoneId))
  await page.getByRole('button', { name: `Add to basket, ${sixClawRing.total}` }).click()
  await lookUp.held
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
  lookUp.letGo()
  await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
  await untilIdle(page)
  await expect(page).toHaveURL('/')
})

test('a newer shop that is heard of late is loaded on the page that was followed last', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring')
  const checks = await holdAll(page, '**/version.json')
  await list.link(list.card('Six-claw solitaire')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-claw solitaire in Platinum (950)')
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
  const loaded = page.waitForEvent('load')
  await checks[0]?.fulfill({ json: { version: 'the-next-one' } })
  await loaded
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
})

test('more of a list that arrives after the list was left changes nothing', async ({ page, open }) => {
  const results = '/search?q=halo'
  await open(results)
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
  await page.goBack()
  await expect(page).toHaveURL(results)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jewellery', exact: true }).click()
  const more = page.getByRole('link', { name: /^Load more/ })
  await expect(page).toHaveURL('/jewellery/collection')
  // The list has its own answers by then: what is held is the next page's.
  await expect(more).toBeVisible()
  const nextPage = await hold(page, '**/api/graphql', () => true)
  await more.click()
  await nextPage.held
  await page.goBack()
  await expect(page).toHaveURL(results)
  const answered = page.waitForResponse('**/api/graphql')
  nextPage.letGo()
  await answered
  await untilIdle(page)
  await expect(page).toHaveURL(results)
})

test('a search panel that cannot be loaded takes nobody to the search who has left', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/\/static\//, /ERR_FAILED/)
  await open('/create/engagement-ring')
  // The home page has been there, so that it needs none of what is held: the panel shares files with it.
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jewellery', exact: true }).click()
  await expect(page).toHaveURL('/jewellery/collection')
  await untilIdle(page)
  const scripts = await holdScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await scripts.held
  await untilIdle(page)
  scripts.letOthersPass()
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
  const reported = page.waitForRequest('**/api/reports')
  await scripts.fail()
  await reported
  await untilIdle(page)
  await expect(page).toHaveURL('/')
})

/** Holds the first request that is meant, until it is let go; others pass. */
async function hold(page: Page, url: string | RegExp, isMeant: (route: Route) => boolean) {
  const { promise: held, resolve: take } = Promise.withResolvers<void>()
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
  let isHeld = false
  await page.route(url, async (route) => {
    if (!isHeld && isMeant(route)) {
      isHeld = true
      take()
      await end
    }
    return route.continue()
  })
  return { held, letGo }
}

/** Holds the scripts that are asked for until others may pass: which of them is the one that is meant has no name. */
async function holdScripts(page: Page) {
  const { promise: held, resolve: take } = Promise.withResolvers<void>()
  const routes: Route[] = []
  let isHolding = true
  await page.route('**/static/*.js', async (route) => {
    if (!isHolding) return route.continue()
    routes.push(route)
    take()
  })
  return {
    held,
    letOthersPass: () => {
      isHolding = false
    },
    fail: () => Promise.all(routes.map((route) => route.abort())),
  }
}

/** Keeps every request unanswered, in the order in which they were made. */
async function holdAll(page: Page, url: string): Promise<readonly Route[]> {
  const held: Route[] = []
  await page.route(url, (route) => void held.push(route))
  return held
}

function isAbout(route: Route, text: string): boolean {
  return route.request().postData()?.includes(text) ?? false
}
