import { expect, test } from '../support/visitor-test.ts'

test('while the content service fails a page says so, the shop goes on, and nothing unknown is found', async ({
  request,
  world,
}) => {
  await world.setFaults({ operation: 'Content', kind: 'http-500' })
  const page = await request.get('/learn/diamonds/carat')
  expect([page.status(), page.headers()['cache-control']]).toEqual([503, 'no-store'])
  expect(await page.text()).toContain('Try again')
  expect((await request.get('/learn/diamonds/nothing')).status()).toBe(404)
  expect((await request.get('/hallmarking')).status()).toBe(200)
  await world.setFaults()
  const again = await request.get('/learn/diamonds/carat')
  expect(again.status()).toBe(200)
  const html = await again.text()
  expect(html).toContain('A carat is a fifth of a gram')
  // It is written once: what is only read does not come as data as well.
  expect(html.split('A stone that is cut deep carries weight below')).toHaveLength(2)
})

test('questions stand in the data for search engines as they are read', async ({ request }) => {
  const html = await (await request.get('/learn/diamonds/the-4cs')).text()
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  const found = [...texts].map(([, text = '']) => text).join('')
  expect(found).toContain('"FAQPage"')
  expect(found).toContain('Cut. A well-cut stone of modest colour looks brighter')
})
