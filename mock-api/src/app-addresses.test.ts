import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from './app.ts'
import { mockWithApplication } from './finance/testing/mock-with-application.ts'
import { mockWithPayment } from './pay/testing/mock-with-payment.ts'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(() => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z', siteUrl: 'http://shop.test' })
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
})
afterEach(() => mockApi.close())

const send = (path: string, init: RequestInit = {}) =>
  mockApi.fetch(new Request(`http://mock.test${path}`, init))

describe('each address is answered by its service', () => {
  it.each([
    ['/healthz', 200, '{"status":"ok"}'],
    ['/scenarios', 200, '"scenarios":[{'],
    ['/worlds', 200, '"worlds":[{"id":"default"'],
    ['/worlds/default/faults', 405, 'This address takes PUT.'],
    ['/worldsx', 404, 'There is nothing at this address.'],
    ['/pay/none', 404, 'Nothing can be paid at this address'],
    ['/pay', 404, 'There is nothing at this address.'],
    ['/finance/none', 404, 'Nothing can be applied for at this address'],
    ['/finance', 404, 'There is nothing at this address.'],
    ['/webhooks/payment', 405, 'This address takes POST.'],
    ['/identity/sign-in', 405, 'This address takes POST.'],
    ['/identity', 404, 'There is nothing at this address.'],
    ['/payment-links', 200, '{"paymentLinks":[]}'],
    ['/payment-links/none', 405, 'This address takes DELETE.'],
    ['/payment-linksx', 404, 'There is nothing at this address.'],
    ['/outbox', 200, 'Nothing has been sent.'],
    ['/outbox.json', 200, '{"messages":[]}'],
    ['/outbox.jsonx', 404, 'There is nothing at this address.'],
    ['/content/en/menu', 200, '"kind":"menu"'],
    ['/content', 404, 'There is nothing at this address.'],
    ['/bank-holidays.json', 200, '"england-and-wales"'],
    ['/limits', 200, '<h1'],
    ['/', 200, '<h1'],
  ])('%s', async (path, status, part) => {
    const response = await send(path)
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(part)])
  })

  it.each(['/scenarios', '/', '/healthz', '/limits'])('%s, which is only read', async (path) => {
    const response = await send(path, { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it.each([
    '/third-party/marketing-email.js',
    '/third-party/live-chat.js',
    '/third-party/captcha.js',
    '/assets/stones/none.webp',
    '/assets/content/none.webp',
    '/assets/designs/none.webp',
  ])('%s, a file or none', async (path) => {
    const { status, headers } = await send(path)
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual(
      path.endsWith('.js') ? [200, 'text/javascript'] : [404, 'application/json'],
    )
  })
})

describe('a scenario', () => {
  it('starts its world over, and leaves all others', async () => {
    const old = await worlds.create({ id: 'mine' })
    await worlds.setFaults('mine', [{ kind: 'http-500', operation: 'Other' }])
    await worlds.setScenario('mine', 'sale-ends-at-midnight')
    const { faults, now } = await worlds.get('mine')
    expect([faults, now === old.now]).toEqual([[], false])
    expect((await worlds.get('default')).now).toMatch(/^2026-11-25T10:00/)
  })
})

describe('a mock that was told no address of its own', () => {
  it('has the letters of the lender lead to the port at which it listens by itself', async () => {
    const lender = mockWithApplication({}, {})
    await lender.visitor.send(lender.path, { action: 'apply', income: '18000', agrees: 'yes' })
    const { html } = await lender.visitor.open('/outbox.json')
    expect(html).toContain('http://localhost:4000/finance/')
    lender.close()
  })
})

describe('what has become due in a world', () => {
  let mock: ReturnType<typeof mockWithPayment>
  beforeEach(() => void (mock = mockWithPayment({}, '2026-11-25T10:30:00.000Z')))
  afterEach(() => mock.close())

  it('is done before its page is shown', async () => {
    const { html } = await mock.visitor.open(mock.path)
    expect(html).toContain('<h1>The time for this payment is over</h1>')
    expect(mock.told).toEqual(['payment.expired'])
  })

  it.each(['/worlds/default/webhooks', '/outbox', '/outbox.json', '/payment-links', '/graphql'])(
    'is done before %s is answered',
    async (path) => {
      await mock.visitor.open(path)
      expect(mock.told).toEqual(['payment.expired'])
    },
  )

  it('is not done for what is the same at all times', async () => {
    for (const path of ['/healthz', '/bank-holidays.json', '/content/en/menu']) await mock.visitor.open(path)
    expect(mock.told).toEqual([])
  })
})
