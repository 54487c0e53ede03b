import type { Page } from '@playwright/test'
import { openAccount } from '../support/account.ts'
import { lateScripts } from '../support/late-scripts.ts'
import { expect, test, untilAlive, untilIdle } from '../support/test.ts'

const marked = 'html[data-marked]'

test('a page of a shop that has been renewed since is loaded whole when the next one is followed; where the check fails, it is not', async ({
  page,
  open,
  list,
  expectTrouble,
}) => {
  expectTrouble(500, /version check/)
  const title = page.getByRole('heading', { level: 1 })
  await open('/create/engagement-ring')
  await markPage(page)
  await test.step('a check that fails is warned of in the console, and otherwise ignored', async () => {
    await page.route('**/version.json', (route) => route.fulfill({ status: 500, body: 'away' }))
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await list.link(list.card('Six-claw solitaire')).click()
    await expect(title).toHaveText('Six-claw solitaire in Platinum (950)')
    expect((await warning).text()).toMatch(/^The version check failed/)
    await expect(page.locator(marked)).toHaveCount(1)
    await page.goBack()
    await expect(list.cards).toHaveCount(24)
    await expect(page.locator(marked)).toHaveCount(1)
    await page.unroute('**/version.json')
  })
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'the-next-one' } }))
  await list.link(list.card('Six-claw solitaire')).click()
  await expect(page.locator(marked)).toHaveCount(0)
  await expect(page).toHaveURL('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await expect(title).toHaveText('Six-claw solitaire in Platinum (950)')
})

test('where a page was going when it was loaded whole takes its place, once', async ({ page, open }) => {
  await open('/create/engagement-ring')
  const length = await page.evaluate(() => history.length)
  await page.evaluate(() => sessionStorage.setItem('ashcombe:version-target', '/jewellery/collection'))
  await page.reload()
  await expect(page).toHaveURL('/jewellery/collection')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewellery')
  expect(await page.evaluate(() => history.length)).toBe(length)
  expect(await page.evaluate(() => sessionStorage.getItem('ashcombe:version-target'))).toBeNull()
})

test('whoever is signed in stores the version of the page, and one that is stored and no longer online loads the next page whole', async ({
  page,
  request,
}) => {
  // Written by the build.
  const { version } = (await (await request.get('/version.json')).json()) as { version: string }
  await openAccount(page)
  await expect.poll(() => storedVersion(page)).toBe(version)
  const second = await page.context().newPage()
  // Any page of the shop's own that runs none of its code.
  await second.goto('/version.json')
  const heard = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('storage', () => resolve(null), { once: true })),
  )
  await second.evaluate(() => {
    // What the shop's own store has written.
    const record = JSON.parse(localStorage.getItem('ashcombe:account') ?? '{}') as object
    localStorage.setItem('ashcombe:account', JSON.stringify({ ...record, version: 'the-one-before' }))
  })
  await heard
  await markPage(page)
  await page.getByRole('link', { name: 'Ashcombe, home' }).click()
  await expect(page.locator(marked)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect.poll(() => storedVersion(page)).toBe(version)
})

test('a page of a shop that has been renewed since is loaded whole, once, when a file of it is gone', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(404, /\/static\//)
  const code = lateScripts(page)
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'the-next-one' } }))
  await open('/rings/RI-00801')
  await untilIdle(page)
  await code.block(404)
  await markPage(page)
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.locator(marked)).toHaveCount(0)
  await untilAlive(page)
  await markPage(page)
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('alert')).toHaveText('The large picture did not come. Try again in a moment.')
  await untilIdle(page)
  await expect(page.locator(marked)).toHaveCount(1)
})

/** The version that the browser keeps; null for none. */
async function storedVersion(page: Page): Promise<string | null> {
  const text = await page.evaluate(() => localStorage.getItem('ashcombe:account'))
  // The storefront's own record, which is parsed in its place: here only what it says of the version.
  return (JSON.parse(text ?? '{"version":null}') as { version: string | null }).version
}

/** A mark that only a whole load takes away. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}
