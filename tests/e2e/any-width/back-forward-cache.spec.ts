import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../browser.ts'
import { niamh, openAccount } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

// Every visitor's browser has a back/forward cache; tests run without one. The small Chromium for tests cannot have it at
// all, so that a whole one is taken where there is one; in the small one the same holds of a page that is loaded anew.
const wholeChromium = [chromium.executablePath(), '/usr/bin/chromium'].find((path) => existsSync(path))
test.use({
  launchOptions: {
    ...launchOptions,
    ...(wholeChromium !== undefined && { executablePath: wholeChromium }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const setting = '/create/engagement-ring/product/PR-00201/round-brilliant/platinum'

/** Leaves a page, signs out in another tab, and goes back: to the page as it was left, where the browser has kept it. */
async function signOutElsewhereAndGoBack(page: Page): Promise<void> {
  // What it still asks would keep it out of the cache.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['asLeft'] = ''
    window.addEventListener('pageshow', () => (dataset['shown'] = document.body.innerText))
  })
  await page.goto('about:blank')
  const second = await page.context().newPage()
  await second.goto('/logout')
  await expect(second).toHaveURL('/sign-in')
  await second.close()
  await page.goBack({ waitUntil: 'commit' })
}

/** What a page showed at the moment at which it came back; what it shows now, where it was loaded anew. */
async function firstShown(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset['shown'] ?? document.body.innerText)
}

test('the account stands in no back/forward cache', async ({ page }) => {
  await openAccount(page)
  await signOutElsewhereAndGoBack(page)
  await expect(page).toHaveURL('/sign-in')
  await expect(page.locator('html[data-as-left]')).toHaveCount(0)
  await expect(page.getByText(niamh.email)).toHaveCount(0)
})

test('an account that a browser keeps all the same shows nothing private after signing out', async ({
  page,
  expectTrouble,
}) => {
  // A page that the test hands over is of no address, and may show no pictures from this machine.
  expectTrouble(/loopback/, /ERR_FAILED/)
  // Some browsers keep what they are told not to store: for this one, nothing tells it so.
  await page.route(/\/user\/account|\/api\//, async (route) => {
    const response = await route.fetch()
    const { 'cache-control': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await openAccount(page)
  await expect(page.getByRole('button', { name: 'Edit Work' })).toBeVisible()
  await signOutElsewhereAndGoBack(page)
  await expect(page).toHaveURL('/sign-in')
  expect(await firstShown(page)).not.toMatch(/niamh|Third Floor/i)
  await expect(page.getByText(niamh.email)).toHaveCount(0)
})

test('hearts of a page that comes back as it was left are empty after signing out', async ({
  page,
  open,
}) => {
  await openAccount(page)
  await open(setting)
  const heart = page.getByRole('button', { name: 'Keep Six-claw solitaire on your wishlist' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await signOutElsewhereAndGoBack(page)
  await expect(page).toHaveURL(setting)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await firstShown(page)).toContain('Six-claw solitaire')
})
