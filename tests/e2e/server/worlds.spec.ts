import { expect, test } from '../support/visitor-test.ts'
import { openWorld } from '../support/world.ts'

const onSale = '/create/engagement-ring/product/PR-00202/oval-shape/platinum'

test('a dozen worlds asked at once each show their own day', async ({ playwright, shopUrl }) => {
  const days = Array.from({ length: 12 }, (_, index) => ({
    now: index % 2 === 0 ? '2026-11-30T12:00:00Z' : '2026-12-05T12:00:00Z',
    price: index % 2 === 0 ? '£810.00' : '£900.00',
  }))
  const seen = await Promise.all(
    days.map(async ({ now }) => {
      const world = await openWorld()
      await world.setClock(now)
      const visitor = await playwright.request.newContext({
        baseURL: shopUrl,
        extraHTTPHeaders: { cookie: `world=${world.id}` },
      })
      const html = await (await visitor.get(onSale)).text()
      await visitor.dispose()
      await world.remove()
      return /data-testid="setting-price">([^<]+)</.exec(html)?.[1]
    }),
  )
  expect(seen).toEqual(days.map(({ price }) => price))
})

test('a fault in one world leaves every other visitor alone', async ({ request, anyone, world }) => {
  await world.setFaults({ kind: 'http-500', operation: '*' })
  const [inWorld, outside] = await Promise.all([request.get('/'), anyone.get('/')])
  expect([inWorld.status(), outside.status()]).toEqual([503, 200])
})
