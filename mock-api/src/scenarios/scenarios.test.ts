import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { type ScenarioName, scenarioNames } from '@shop/schema/http/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { identityClient } from '../identity/testing/identity-client.ts'
import { ask, graphqlRequest } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { scenarioViews } from './scenarios.ts'

let mockApi: MockApi
let worlds: WorldClient

beforeEach(async () => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })
  worlds = createWorldClient('http://mock.test', (request) => mockApi.fetch(request))
  await worlds.create({ id: 'mine' })
})
afterEach(() => mockApi.close())

const start = (name: ScenarioName) => worlds.setScenario('mine', name)
const inWorld = (query: string, headers: Record<string, string> = {}) =>
  ask(mockApi, query, { headers: { world: 'mine', ...headers } })
const post = (query: string) => mockApi.fetch(graphqlRequest({ query }, { world: 'mine' }))
const vat = 'query Vat { getVat { vat } }'
const availability = '{ getGemstoneById(id: "100010") { availability } }'

it('are listed as typed, each with what it shows and where', async () => {
  const all = await worlds.scenarios()
  expect(all).toEqual(scenarioViews())
  expect(all.map(({ name }) => name)).toEqual(scenarioNames)
  for (const { name, title, says, path } of all) {
    expect(title.toLowerCase().replaceAll(' ', '-')).toBe(name)
    expect(says).toMatch(/^[A-Z].{30,}[.?]$/)
    expect(path).toMatch(/^\//)
  }
  expect(all.filter(({ signInAs }) => signInAs !== null)).toHaveLength(1)
  expect(all.find(({ name }) => name === 'basket-about-to-expire')).toMatchObject({
    title: 'Basket about to expire',
    path: '/cart',
    signInAs: 'niamh.obrien@example.com',
  })
})

it.each(scenarioNames)('%s starts a world over, whatever it held, and can be started twice', async (name) => {
  await worlds.setStoneAvailability('mine', '100011', 'SOLD')
  await worlds.setFaults('mine', [{ kind: 'graphql-error', operation: 'Nobody' }])
  const first = await start(name)
  expect(first.stones).not.toHaveProperty('100011')
  expect(first.faults).not.toContainEqual({ kind: 'graphql-error', operation: 'Nobody' })
  const second = await start(name)
  expect({ ...second, now: '' }).toEqual({ ...first, now: '' })
})

it('can be what a world begins with', async () => {
  const world = await worlds.create({ id: 'sold', scenario: 'sold-out-stone' })
  expect(world.stones).toEqual({ '100010': 'SOLD' })
})

it('can be started in a world with the longest of names', async () => {
  const id = 'w'.repeat(64)
  expect(await worlds.create({ id, scenario: 'basket-about-to-expire' })).toMatchObject({ id })
})

describe('in a small catalogue', () => {
  const smallMock = async (stones: number) => {
    mockApi.close()
    mockApi = createMockApi({ now: '2026-11-25T10:00:00Z', stones })
    await worlds.setClock('default', '2026-11-25T10:00:00Z')
  }

  it('all can be started, with forty stones', async () => {
    await smallMock(40)
    for (const scenario of scenarioNames) {
      expect(await worlds.create({ id: scenario, scenario })).toMatchObject({ id: scenario })
    }
  })

  it.each([
    ['basket-about-to-expire', 'UNKNOWN_STONE'],
    ['sold-out-stone', 'the stone 100010 is not offered'],
    ['stone-held-for-another', 'the stone 100010 is not offered'],
  ] as const)('%s, which needs a stone, is refused where there are none', async (scenario, reason) => {
    await smallMock(0)
    await worlds.setFaults('default', [{ kind: 'http-500', operation: 'Vat' }])
    const before = await worlds.get('default')
    for (const attempt of [
      () => worlds.create({ id: 'a', scenario }),
      () => worlds.setScenario('default', scenario),
    ]) {
      await expect(attempt()).rejects.toThrow(new RegExp(`A scenario cannot be set up: .*${reason}`))
    }
    expect(await worlds.list()).toEqual([before])
    expect((await worlds.create({ id: 'a' })).faults).toEqual([])
  })
})

it('is refused under a name that there is not', async () => {
  // As somebody without types would call it.
  await expect(worlds.setScenario('mine', 'happy-end' as ScenarioName)).rejects.toThrow('400')
})

describe('stones', () => {
  it('are sold, or held', async () => {
    await start('sold-out-stone')
    expect((await inWorld(availability)).data).toEqual({ getGemstoneById: { availability: 'SOLD' } })
    await start('stone-held-for-another')
    expect((await inWorld(availability)).data).toEqual({ getGemstoneById: { availability: 'ON_HOLD' } })
  })
})

describe('times', () => {
  const activeSales = async () => {
    const { data } = await inWorld('{ listSales(isActive: true) { id } }')
    return (data as { listSales: { id: string }[] }).listSales.map(({ id }) => id)
  }

  it('bring a sale to its last two minutes', async () => {
    await start('sale-ends-at-midnight')
    expect(await activeSales()).toContain('38')
    await worlds.advanceClock('mine', 2 * 60_000)
    expect(await activeSales()).toEqual([])
  })

  it('bring a basket to its last ten minutes, after signing in', async () => {
    await start('basket-about-to-expire')
    const { session } = await identityClient(mockApi, 'mine').signIn(
      'niamh.obrien@example.com',
      'marquise-lantern-7',
    )
    const { data } = await inWorld(`{ getCartOfUser { cartItems { sku addedAt } } }`, {
      authorization: `Bearer ${session?.token}`,
    })
    expect(data).toEqual({
      getCartOfUser: {
        cartItems: [{ sku: 'PR-00201', addedAt: expect.stringMatching(/^2026-11-23T10:10:/) as string }],
      },
    })
  })

  it('let a coupon end, and show its reason', async () => {
    await start('coupon-just-ended')
    const { now } = await worlds.get('mine')
    expect(now).toMatch(/^2027-01-24T/)
    await cartSession(mockApi, { world: 'mine' }).add({ gemstoneId: '100103' })
    const { data } = await inWorld(
      'mutation { applyCoupon(cartSessionId: "session-1", code: "BANDS10") { userErrors { code } } }',
    )
    expect(data).toEqual({ applyCoupon: { userErrors: [{ code: 'COUPON_EXPIRED' }] } })
  })

  it('leave a payment link five minutes', async () => {
    await start('payment-link-about-to-expire')
    const statuses = async () => {
      const response = await mockApi.fetch(
        new Request('http://mock.test/payment-links', { headers: { world: 'mine' } }),
      )
      const { paymentLinks } = (await response.json()) as { paymentLinks: { status: string }[] }
      return paymentLinks.map(({ status }) => status)
    }
    expect(await statuses()).toEqual(['OPEN'])
    await worlds.advanceClock('mine', 5 * 60_000)
    expect(await statuses()).toEqual(['EXPIRED'])
  })

  it.each([
    ['basket-about-to-expire', /^2026-11-25T10:00:0/],
    ['express-about-to-close', /^2026-12-22T12:58:0/],
    ['clocks-go-back', /^2026-10-25T00:58:0/],
  ] as const)('%s', async (name, now) => {
    expect(await start(name)).toMatchObject({ now: expect.stringMatching(now) as string, frozen: false })
  })
})

describe('trouble', () => {
  it.each([
    ['slow-api', { operation: '*', kind: 'delay', delayMs: 3000 }],
    ['bytes-trickle', { operation: '*', kind: 'slow-body', bytesPerSecond: 20_000 }],
    ['payment-message-late', { operation: 'PaymentWebhook', kind: 'delay', delayMs: 60_000 }],
    ['stale-basket', { operation: 'CartBySession', kind: 'stale-read' }],
    ['answer-lost', { operation: 'AddCartItem', kind: 'truncated-body', remaining: 1 }],
    ['search-broken', { operation: 'GlobalSearch', kind: 'malformed-body' }],
  ] as const)('%s is a fault', async (name, fault) => {
    expect(await start(name)).toMatchObject({ faults: [fault] })
  })

  it('takes the API away, or makes it unsteady', async () => {
    await start('api-down')
    await expect(post(vat)).rejects.toThrow('dropped')
    await start('unsteady-api')
    const all = await Promise.all(Array.from({ length: 20 }, () => post(vat)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 500]))
  })

  it('tells five requests to wait', async () => {
    await start('too-many-requests')
    for (let call = 0; call < 5; call += 1) {
      const response = await post(vat)
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
    }
    expect((await post(vat)).status).toBe(200)
  })

  it('leaves a field out', async () => {
    await start('field-missing')
    const { data, errors } = await inWorld('{ getGemstoneById(id: "100010") { id certificate } }')
    expect(data).toEqual({ getGemstoneById: { id: '100010', certificate: null } })
    expect(errors).toHaveLength(1)
  })
})
