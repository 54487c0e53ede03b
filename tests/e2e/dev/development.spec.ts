import { test as shopTest } from '../support/test.ts'
import { startShop, stopServers, type ShopAddresses } from '../support/servers.ts'
import { openWorld } from '../support/world.ts'
import { expect } from '@playwright/test'

/** The shop's tests on the servers that `npm run dev` starts; the first one waits for them. */
const test = shopTest.extend<object, { development: ShopAddresses }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a test wants from a pattern
    async ({}, use) => {
      await use(await startShop('development'))
      await stopServers()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  shopUrl: async ({ development }, use) => use(development.shopUrl),
  world: async ({ development }, use) => {
    const world = await openWorld(development.mockUrl)
    await use(world)
    await world.remove()
  },
})

test('the home page opens and hydrates', async ({ page, open }) => {
  await open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made once, for one hand')
  await page.getByRole('link', { name: 'Start with a setting' }).click()
  await expect(page).toHaveURL('/create/engagement-ring')
})

test('the list filters', async ({ page, open, list }) => {
  await open('/create/engagement-ring')
  await list.choose('Style', 'Halo')
  await expect(page).toHaveURL('/create/engagement-ring/halo')
  await expect(list.count).toHaveText('14 settings')
})

test('a setting is chosen and priced', async ({ page, open, setting }) => {
  await open('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await setting.metals.getByRole('link', { name: 'Yellow Gold 18ct' }).click()
  await expect(setting.price).toContainText('£865.00')
  await setting.engravingText.fill('amor')
  await expect(setting.engravingText).toHaveValue('AMOR')
  await expect(page).toHaveTitle('Six-claw solitaire in 18ct Yellow Gold | Ashcombe')
})

test('an unknown page is not found, another spelling moves', async ({
  page,
  open,
  request,
  expectTrouble,
}) => {
  expectTrouble(404)
  await open('/nowhere')
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  const moved = await request.get('/Create/Engagement-Ring/halo_oval-shape', {
    maxRedirects: 0,
    headers: { accept: 'text/html' },
  })
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    '/create/engagement-ring/oval-shape_halo',
  ])
})

test('a page that cannot be served says so and can be retried', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(503, /Shop API/, /Error in route match/)
  await world.setFaults({ kind: 'http-500', operation: 'SettingList' })
  await open('/create/engagement-ring')
  await expect(page.getByRole('alert')).toContainText('This page is not available at the moment')
  await world.clearFaults()
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
})
