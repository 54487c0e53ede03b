import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import type { Fault } from '@shop/schema/http/world-faults'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { ask, graphqlRequest } from '../testing/ask.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import { cartSession } from '../testing/cart-session.ts'

let mockApi: MockApi
let worlds: WorldClient

beforeEach(async () => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.setClock('default', '2026-11-25T10:00:00Z')
})
afterEach(() => mockApi.close())

const earrings = finishedPiece('EA-01003', '9ct Yellow Gold')
const vat = 'query Vat { getVat { vat } }'
const setFaults = (...faults: readonly Fault[]) => worlds.setFaults('default', faults)

function send(query = vat): Promise<Response> {
  return mockApi.fetch(graphqlRequest({ query }))
}

async function statuses(count: number): Promise<number[]> {
  const all: number[] = []
  for (let call = 0; call < count; call += 1) all.push((await send()).status)
  return all
}

describe('which requests a fault hits', () => {
  it('is the n-th call alone, when it is told to let the others pass', async () => {
    await setFaults({ kind: 'http-500', operation: 'Vat', afterCalls: 2, remaining: 1 })
    expect(await statuses(5)).toEqual([200, 200, 500, 200, 200])
  })

  it('shows how many it still lets pass', async () => {
    await setFaults({ kind: 'http-500', operation: 'Vat', afterCalls: 2 })
    await send()
    const fault = { kind: 'http-500', operation: 'Vat' }
    expect((await worlds.get('default')).faults).toEqual([{ ...fault, afterCalls: 1 }])
    await send()
    expect((await worlds.get('default')).faults).toEqual([fault])
  })

  it('is drawn by lot, the same for the same seed and another for another', async () => {
    const drawn = async (seed?: number) => {
      await setFaults()
      await setFaults({
        kind: 'http-500',
        operation: 'Vat',
        chance: 0.3,
        ...(seed !== undefined && { seed }),
      })
      return (await statuses(60)).map((status) => (status === 500 ? 'x' : '.')).join('')
    }
    const first = await drawn(7)
    expect(await drawn(7)).toBe(first)
    expect(await drawn(8)).not.toBe(first)
    expect(await drawn()).toBe(await drawn(1))
    const hits = first.replaceAll('.', '').length
    expect(hits).toBeGreaterThan(60 * 0.15)
    expect(hits).toBeLessThan(60 * 0.45)
  })

  it('counts only what it hits as hit', async () => {
    await setFaults({ kind: 'http-500', operation: 'Vat', chance: 0.5, remaining: 3 })
    const all = await statuses(30)
    expect(all.filter((status) => status === 500)).toHaveLength(3)
  })
})

describe('a delay', () => {
  it('outlasts whoever gives up, whose request is done all the same', async () => {
    await setFaults({ kind: 'delay', operation: 'AddOne', delayMs: 60_000, remaining: 1 })
    const input = { cartSessionId: 'session-1', basketItemId: 'item-1', ...earrings }
    const query = `mutation AddOne($input: AddCartItemInput!) { addCartItem(input: $input) { userErrors { code } } }`
    const request = () => graphqlRequest({ query, variables: { input } })
    await expect(mockApi.fetch(new Request(request(), { signal: AbortSignal.timeout(50) }))).rejects.toThrow(
      'aborted',
    )
    const items = async () =>
      (await cartSession(mockApi).get())?.cartItems.map(({ basketItemId }) => basketItemId)
    expect(await items()).toEqual(['item-1'])
    expect((await mockApi.fetch(request())).status).toBe(200)
    expect(await items()).toEqual(['item-1'])
  })
})

describe('too many requests', () => {
  it('is status 429 with a time to wait, in seconds', async () => {
    await setFaults({ kind: 'http-429', operation: 'Vat', retryAfterSeconds: 5, remaining: 1 })
    const response = await send()
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toEqual({
      errors: [{ message: 'Too many requests: try again in 5 s.', extensions: { code: 'RATE_LIMITED' } }],
    })
    expect((await send()).status).toBe(200)
  })

  it('asks for a second when it is not told how many', async () => {
    await setFaults({ kind: 'http-429', operation: '*' })
    expect((await send()).headers.get('retry-after')).toBe('1')
  })

  it('comes from side services too', async () => {
    await setFaults({ kind: 'http-429', operation: 'BankHolidays', retryAfterSeconds: 9 })
    const response = await mockApi.fetch(new Request('http://mock.test/bank-holidays.json'))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '9'])
  })
})

describe('partial data', () => {
  const stone = '{ getGemstoneById(id: "100010") { id certificate } getVat { vat } }'

  it('is all but the field that fails, with an error at its path', async () => {
    await setFaults({ kind: 'partial-data', operation: '*', field: 'Gemstone.certificate', remaining: 1 })
    const { status, data, errors } = await ask(mockApi, stone)
    expect(status).toBe(200)
    expect(data).toEqual({ getGemstoneById: { id: '100010', certificate: null }, getVat: { vat: 20 } })
    expect(errors).toEqual([
      {
        message: 'This field fails on purpose in this world.',
        path: ['getGemstoneById', 'certificate'],
        locations: [{ line: 1, column: 38 }],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ])
    expect(await ask(mockApi, stone)).not.toHaveProperty('errors')
  })

  it('takes the parent along where the field may not be null', async () => {
    await setFaults({ kind: 'partial-data', operation: '*', field: 'Gemstone.id' })
    expect((await ask(mockApi, stone)).data).toEqual({ getGemstoneById: null, getVat: { vat: 20 } })
  })

  it('is the same for a document that is asked for again and again', async () => {
    for (let call = 0; call < 6; call += 1) await ask(mockApi, stone)
    await setFaults({ kind: 'partial-data', operation: '*', field: 'Gemstone.certificate' })
    expect((await ask(mockApi, stone)).errors).toHaveLength(1)
  })

  it('is not used up by other services, which know no fields', async () => {
    const fault = {
      kind: 'partial-data',
      operation: '*',
      field: 'Gemstone.certificate',
      afterCalls: 1,
      remaining: 1,
    } as const
    await setFaults(fault)
    for (const path of ['/content/en/menu', '/bank-holidays.json']) {
      expect((await mockApi.fetch(new Request(`http://mock.test${path}`))).status).toBe(200)
    }
    expect((await worlds.get('default')).faults).toEqual([fault])
    expect(await ask(mockApi, stone)).not.toHaveProperty('errors')
    expect((await ask(mockApi, stone)).errors).toHaveLength(1)
    expect((await worlds.get('default')).faults).toEqual([])
  })

  it('is refused of a field that the contract does not have', async () => {
    await expect(
      setFaults(
        { kind: 'http-500', operation: 'A' },
        { kind: 'partial-data', operation: '*', field: 'Gemstone.shine' },
      ),
    ).rejects.toThrow('1.field: the contract has no such field')
  })
})

describe('stale reads', () => {
  it('answer queries from the state in which the fault was set; what is written stays written', async () => {
    const browser = cartSession(mockApi)
    await browser.add({ basketItemId: 'item-1', ...earrings })
    await setFaults({ kind: 'stale-read', operation: '*' })
    const { cart } = await browser.add({ basketItemId: 'item-2', ...earrings })
    expect(cart?.cartItems).toHaveLength(2)
    expect((await browser.get())?.cartItems.map(({ basketItemId }) => basketItemId)).toEqual(['item-1'])
    await worlds.clearFaults('default')
    expect((await browser.get())?.cartItems).toHaveLength(2)
  })

  it('are of the same moment in another world that begins as this one is, and in a state that it goes back to', async () => {
    const browser = cartSession(mockApi)
    await browser.add({ basketItemId: 'item-1', ...earrings })
    await setFaults({ kind: 'stale-read', operation: '*' })
    await browser.add({ basketItemId: 'item-2', ...earrings })
    await worlds.fork('default', 'other')
    const other = cartSession(mockApi, { world: 'other' })
    expect((await other.get())?.cartItems).toHaveLength(1)
    await worlds.snapshot('default', 'stale')
    await worlds.restore('default', 'stale')
    expect((await browser.get())?.cartItems).toHaveLength(1)
    await worlds.clearFaults('default')
    expect((await browser.get())?.cartItems).toHaveLength(2)
  })

  it('have the time of now', async () => {
    await setFaults({ kind: 'stale-read', operation: '*' })
    await worlds.setClock('default', '2026-11-26T10:00:00Z')
    expect((await send()).headers.get('date')).toBe('Thu, 26 Nov 2026 10:00:00 GMT')
    const sales = await ask(mockApi, '{ listSales(isActive: true) { subCategories } }')
    expect(sales.errors).toBeUndefined()
  })
})

describe('broken bodies', () => {
  const whole = '{"data":{"getVat":{"vat":20}}}'

  it('are half of the JSON in an answer that is complete as HTTP', async () => {
    await setFaults({ kind: 'malformed-body', operation: 'Vat' })
    const response = await send()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('json')
    expect(await response.text()).toBe(whole.slice(0, 15))
  })

  it('break off in the middle', async () => {
    await setFaults({ kind: 'truncated-body', operation: 'Vat' })
    const reader = (await send()).body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toBe(whole.slice(0, 15))
    await expect(reader?.read()).rejects.toThrow('cut short')
  })

  it('come after what was asked for is done', async () => {
    await setFaults({ kind: 'truncated-body', operation: '*', remaining: 1 })
    const browser = cartSession(mockApi)
    await expect(browser.add({ basketItemId: 'item-1', ...earrings })).rejects.toThrow('cut short')
    expect((await browser.get())?.cartItems).toHaveLength(1)
  })

  it('trickle in at the pace they are told, and are whole in the end', async () => {
    await setFaults({ kind: 'slow-body', operation: 'Vat', bytesPerSecond: 150 })
    const response = await send()
    const startMs = performance.now()
    expect(await response.text()).toBe(whole)
    // Thirty bytes: a chunk of fifteen at once, another a tenth of a second later.
    expect(performance.now() - startMs).toBeGreaterThan(90)
  })
})

describe('faults are refused that say', () => {
  it.each([
    [{ kind: 'http-500', operation: '*', chance: 0 }, '0.chance'],
    [{ kind: 'http-500', operation: '*', chance: 1.1 }, '0.chance'],
    [{ kind: 'http-500', operation: '*', afterCalls: 0 }, '0.afterCalls'],
    [{ kind: 'http-500', operation: '*', seed: -1 }, '0.seed'],
    [{ kind: 'http-429', operation: '*', retryAfterSeconds: -1 }, '0.retryAfterSeconds'],
    [{ kind: 'partial-data', operation: '*', field: 'certificate' }, '0.field'],
    [{ kind: 'slow-body', operation: '*' }, '0.bytesPerSecond'],
    [{ kind: 'stale-read', operation: '*', agoMs: 5 }, '0'],
  ])('%j', async (fault, argument) => {
    const request = new Request('http://mock.test/worlds/default/faults', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([fault]),
    })
    const response = await mockApi.fetch(request)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', argument } }],
    })
  })
})
