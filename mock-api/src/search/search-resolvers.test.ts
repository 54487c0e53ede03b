import { readSearchHits } from '@shop/schema/http/search-hits'
import { createWorldClient } from '@shop/schema/http/world-client'
import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask, graphqlRequest } from '../testing/ask.ts'

const api = createMockApi({ stones: 500 })
afterAll(() => api.close())

const document = 'query GlobalSearch($input: String!) { globalSearch(input: $input) }'
const search = (input: string, headers: Record<string, string> = {}) =>
  ask(api, document, { variables: { input }, headers })

async function hits(input: string, headers: Record<string, string> = {}) {
  const { data } = await search(input, headers)
  return readSearchHits((data as { globalSearch: string }).globalSearch)?.hits ?? []
}

async function inWorld(path: string, method: string, body: object): Promise<Response> {
  return api.fetch(
    new Request(`http://mock.test/worlds${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}

describe('globalSearch', () => {
  it('answers a JSON string that holds an array of hits', async () => {
    const { status, data } = await search('PR-00201')
    expect(status).toBe(200)
    expect(data).toEqual({
      globalSearch: expect.stringMatching(/^\[\{"productType":"Design","id":"[^"]+","sku":"PR-00201"/),
    })
  })

  it('takes 200 characters and refuses 201, naming the argument', async () => {
    expect((await search('x'.repeat(200))).data).toEqual({ globalSearch: '[]' })
    expect((await search('💍'.repeat(200))).data).toEqual({ globalSearch: '[]' })
    const { errors } = await search('x'.repeat(201))
    expect(errors?.[0]).toMatchObject({
      message: 'input must have at most 200 characters.',
      extensions: { code: 'BAD_USER_INPUT', argument: 'input' },
    })
  })

  it('finds what costs so much while a sale runs in the world of the request, and not after it', async () => {
    const worlds = createWorldClient('http://mock.test', api.fetch)
    const foundOn = async (id: string, now: string) => {
      await worlds.create({ id })
      await worlds.setClock(id, now)
      const found = await hits('engagement ring under £550', { world: id })
      return found.flatMap((hit) => (hit.productType === 'Design' ? hit.sku : []))
    }
    expect(await foundOn('search-in-sale', '2026-11-25T10:00:00Z')).toEqual(['PR-00204'])
    expect(await foundOn('search-after-sale', '2026-12-24T10:00:00Z')).toEqual([])
  })

  it('answers for prices that are beyond any piece', async () => {
    const both =
      '{ globalSearch(input: "under 90071992547410") searchReading(input: "ring under 3000000000") { price { most } } }'
    const { data, errors } = await ask(api, both)
    expect(errors).toBeUndefined()
    const { globalSearch, searchReading } = data as { globalSearch: string; searchReading: unknown }
    expect(readSearchHits(globalSearch)?.hits.length).toBeGreaterThan(300)
    expect(searchReading).toEqual({ price: { most: 1_000_000_000 } })
  })

  it('tells how it reads a text, of 200 characters at most', async () => {
    const reading =
      'query Reading($input: String!) { searchReading(input: $input) { corrections { typed readAs } notMade { typed readAs } price { least most } isPartial stoneCount } }'
    const readingOf = (input: string) => ask(api, reading, { variables: { input } })
    expect((await readingOf('null')).data).toEqual({
      searchReading: {
        corrections: [{ typed: 'null', readAs: 'full' }],
        notMade: [],
        price: null,
        isPartial: false,
        stoneCount: 0,
      },
    })
    expect((await readingOf('silver watch under £900')).data).toEqual({
      searchReading: {
        corrections: [],
        notMade: [
          { typed: 'silver', readAs: 'white gold' },
          { typed: 'watch', readAs: 'bracelet' },
        ],
        price: { least: null, most: 900 },
        isPartial: false,
        stoneCount: 0,
      },
    })
    const { errors } = await readingOf('x'.repeat(201))
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'input' })
  })

  it('no longer finds a stone that was sold in the world of the request', async () => {
    const [stone] = await hits('loose stone')
    if (stone?.productType !== 'gemstone') throw new Error('A search for stones has found none')
    await inWorld('', 'POST', { id: 'search-sold' })
    await inWorld(`/search-sold/stones/${stone.id}`, 'PUT', { availability: 'SOLD' })
    expect(await hits(stone.id, { world: 'search-sold' })).toEqual([])
    expect(
      (await hits('loose stone', { world: 'search-sold' })).some(
        (hit) => hit.productType === 'gemstone' && hit.id === stone.id,
      ),
    ).toBe(false)
    expect(await hits(stone.id)).toHaveLength(1)
  })

  it('suffers the faults of its world', async () => {
    await inWorld('', 'POST', { id: 'search-faults' })
    await inWorld('/search-faults/faults', 'PUT', [{ operation: 'GlobalSearch', kind: 'http-500' }])
    const body = { query: document, operationName: 'GlobalSearch', variables: { input: 'halo' } }
    const response = await api.fetch(graphqlRequest(body, { world: 'search-faults' }))
    expect(response.status).toBe(500)
  })
})
