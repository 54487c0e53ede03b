import { englandAndWales } from '@shop/schema/http/bank-holidays'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient

beforeEach(async () => {
  mockApi = createMockApi()
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.create({ id: 'mine' })
})
afterEach(() => mockApi.close())

function get(init: RequestInit = {}): Promise<Response> {
  return mockApi.fetch(new Request('http://mock.test/bank-holidays.json', init))
}

const mine = { headers: { world: 'mine' } }

describe('the list of bank holidays', () => {
  it('has the public structure, and the days that the shop carries with it', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const list: unknown = await response.json()
    expect(list).toMatchObject({ scotland: { division: 'scotland' }, 'northern-ireland': {} })
    expect(englandAndWales(list)).toEqual(bundledBankHolidays)
  })

  it('has the traps of the real one: a curly apostrophe, and substitutes only', async () => {
    const text = await (await get()).text()
    expect(text).toContain('{"title":"New Year’s Day","date":"2026-01-01","notes":"","bunting":true}')
    expect(text).toContain('{"title":"Good Friday","date":"2026-04-03","notes":"","bunting":false}')
    expect(text).toContain(
      '{"title":"Boxing Day","date":"2026-12-28","notes":"Substitute day","bunting":true}',
    )
    expect(text).not.toContain('2026-12-26')
    expect(text).not.toContain('2027-12-25')
  })

  it('can be read without a key, and only read', async () => {
    expect((await get({ method: 'HEAD' })).status).toBe(200)
    const refused = await get({ method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it('carries the time of its world', async () => {
    await worlds.setClock('mine', '2026-12-18T14:05:00Z')
    expect((await get(mine)).headers.get('date')).toBe('Fri, 18 Dec 2026 14:05:00 GMT')
  })

  it('is not there in a world that is not there', async () => {
    expect((await get({ headers: { world: 'nowhere' } })).status).toBe(404)
  })
})

describe('faults of the list', () => {
  it.each(['BankHolidays', '*'])('set for %s hit it in their own world', async (operation) => {
    await worlds.setFaults('mine', [{ kind: 'http-500', operation }])
    expect((await get(mine)).status).toBe(500)
    expect((await get()).status).toBe(200)
  })

  it('may drop the connection', async () => {
    await worlds.setFaults('mine', [{ kind: 'dropped-connection', operation: 'BankHolidays' }])
    await expect(get(mine)).rejects.toThrow('The connection was dropped')
  })

  it('of an operation leave it alone', async () => {
    await worlds.setFaults('mine', [{ kind: 'http-500', operation: 'DesignDetail' }])
    expect((await get(mine)).status).toBe(200)
  })
})
