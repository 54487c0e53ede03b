import { expect, test } from '@playwright/test'
import { startOwnApi, type OwnApi } from '../support/own-api.ts'
import { startOwnShop, stopServers, type OwnShop } from '../support/servers.ts'

// One shop for all of them; each test asks for pages of its own.
test.describe.configure({ mode: 'default' })

let api: OwnApi
let shop: OwnShop

test.beforeAll(async () => {
  api = await startOwnApi()
  const minutesAsSeconds = new URL('../support/minutes-as-seconds.mjs', import.meta.url).href
  shop = await startOwnShop('page-refresh', api.url, { nodeArgs: ['--import', minutesAsSeconds] })
})
test.beforeEach(() => api.reset())
test.afterAll(async () => {
  await stopServers()
  api.close()
})

const statusOf = async (path: string) => (await fetch(`${shop.url}${path}`)).status

/** Asks for a page until the shop asks the API for it anew. */
async function untilRefreshed(path: string): Promise<void> {
  api.calls = []
  await expect
    .poll(async () => {
      await statusOf(path)
      return api.calls.length
    })
    .toBeGreaterThan(0)
}

test('a good page goes on while the API fails, however often it is asked for', async () => {
  const path = '/create/engagement-ring/halo'
  expect(await statusOf(path)).toBe(200)
  api.isAway = true
  await untilRefreshed(path)
  await untilRefreshed(path)
  expect(await statusOf(path)).toBe(200)
})

test('a page that is gone goes, behind the one visitor who still sees it', async () => {
  const path = '/gemstone/100011'
  expect(await statusOf(path)).toBe(200)
  api.alter = (body) => body.replace(/"getGemstone[^"]*":\{[^]*/, (found) => `${found.split(':')[0]}:null}}`)
  await untilRefreshed(path)
  await expect.poll(() => statusOf(path)).toBe(404)
})

test('a page that the API kept from being made is made as soon as it is back', async () => {
  const path = '/necklaces/collection/platinum'
  api.isAway = true
  expect(await statusOf(path)).toBe(503)
  api.isAway = false
  expect(await statusOf(path)).toBe(200)
})
