import type { APIResponse } from '@playwright/test'
import { troubles } from '../support/faults.ts'
import { otherOperations, pageKinds } from '../support/pages.ts'
import { apiTimeoutMs, startShopWithoutApi, stopServers } from '../support/servers.ts'
import { expect, test } from '../support/visitor-test.ts'
import { openWorld } from '../support/world.ts'

const pages = [...pageKinds, ...otherOperations]

for (const { name, fault } of troubles) {
  for (const { kind, path, operation, heading } of fault.kind === 'delay' ? [] : pages) {
    test(`${kind} is a 503 that nobody keeps when the API ${name} on ${operation}`, async ({
      request,
      world,
    }) => {
      await world.setFaults({ ...fault, operation })
      await expectUnserved(await request.get(path))
      await world.clearFaults()
      const served = await request.get(path)
      expect(served.status()).toBe(200)
      expect(await served.text()).toContain(heading)
    })
  }
}

test('every page is a 503 that nobody keeps when the API takes too long on what it needs', async ({
  playwright,
  shopUrl,
}) => {
  // All at once, each in a world of its own: the server waits for none on another's behalf.
  await Promise.all(
    pages.map(async ({ kind, path, operation, heading }) => {
      const world = await openWorld()
      const request = await playwright.request.newContext({
        baseURL: shopUrl,
        extraHTTPHeaders: { cookie: `world=${world.id}` },
      })
      await world.setFaults({ kind: 'delay', operation, delayMs: apiTimeoutMs * 3 })
      await test.step(`${kind} without ${operation}`, async () => {
        await expectUnserved(await request.get(path))
        await world.clearFaults()
        expect(await (await request.get(path)).text()).toContain(heading)
      })
      await request.dispose()
      await world.remove()
    }),
  )
})

test('a page does not keep a visitor waiting longer than the API may take', async ({ request, world }) => {
  await world.setFaults({ kind: 'delay', operation: 'SettingList', delayMs: apiTimeoutMs * 3 })
  const startedMs = performance.now()
  expect((await request.get('/create/engagement-ring')).status()).toBe(503)
  expect(performance.now() - startedMs).toBeLessThan(apiTimeoutMs * 1.6)
})

test('a page that asks twice, one after the other, waits for both together as long as for one', async ({
  request,
  world,
}) => {
  await world.setFaults({ kind: 'delay', operation: '*', delayMs: apiTimeoutMs * 0.6 })
  expect((await request.get('/create/gemstones')).status()).toBe(503)
})

test('a page whose API is slow within its limit is served', async ({ request, world }) => {
  await world.setFaults({ kind: 'delay', operation: '*', delayMs: 300 })
  expect((await request.get('/create/engagement-ring')).status()).toBe(200)
})

test('a failed page tells nothing of what is behind it', async ({ request, world }) => {
  await world.setFaults({ kind: 'graphql-error', operation: '*', message: 'at row 7 of table secrets' })
  const html = await (await request.get('/')).text()
  expect(html).not.toContain('table secrets')
  expect(html).not.toMatch(/\bat \S+ \(\S+:\d+:\d+\)/)
})

test('in a world that is gone, and in one nobody made, a page offers to leave it', async ({
  playwright,
  request,
  shopUrl,
  world,
}) => {
  await world.remove()
  const stranger = await playwright.request.newContext({
    baseURL: shopUrl,
    extraHTTPHeaders: { cookie: 'world=nobody-made-this-one' },
  })
  for (const visitor of [request, stranger]) {
    for (const { path } of pageKinds) {
      const response = await visitor.get(path)
      expect(response.status()).toBe(503)
      expect(response.headers()['cache-control']).toBe('no-store')
      expect(await response.text()).toContain('Leave this world')
    }
  }
  await stranger.dispose()
})

for (const cookie of ['world=no such/world!', 'world=/x', 'world="w1"', 'world=']) {
  test(`the cookie ${cookie} names a world that nobody could have made, and never the default one`, async ({
    playwright,
    shopUrl,
  }) => {
    const visitor = await playwright.request.newContext({
      baseURL: shopUrl,
      extraHTTPHeaders: { cookie },
    })
    const response = await visitor.get('/')
    expect([response.status(), response.headers()['cache-control']]).toEqual([503, 'no-store'])
    expect(await response.text()).toContain('Leave this world')
    await visitor.dispose()
  })
}

test.describe('while the API is away', () => {
  let lonelyUrl = ''
  test.beforeAll(async () => {
    lonelyUrl = await startShopWithoutApi()
  })
  test.afterAll(stopServers)

  test('the shop is alive but not ready, and every page is a 503', async () => {
    expect((await fetch(`${lonelyUrl}/healthz`)).status).toBe(200)
    expect((await fetch(`${lonelyUrl}/readyz`)).status).toBe(503)
    expect((await fetch(`${lonelyUrl}/version.json`)).status).toBe(200)
    for (const { path } of pageKinds) {
      const response = await fetch(`${lonelyUrl}${path}`)
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
      expect(await response.text()).toContain('This page is not available at the moment')
    }
    expect((await fetch(`${lonelyUrl}/nowhere`)).status).toBe(404)
  })
})

/** A page that says that it is not available, and that no cache keeps. */
async function expectUnserved(failed: APIResponse): Promise<void> {
  expect(failed.status()).toBe(503)
  expect(failed.headers()['cache-control']).toBe('no-store')
  expect(failed.headers()['retry-after']).toMatch(/^\d+$/)
  const html = await failed.text()
  expect(html).toContain('This page is not available at the moment')
  expect(html).toContain('Try again')
}
