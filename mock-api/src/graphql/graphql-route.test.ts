import { afterAll, describe, expect, it, vi } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask, graphqlRequest, requiredHeaders } from '../testing/ask.ts'
import { Worlds } from '../world/worlds.ts'
import { graphqlRoute } from './graphql-route.ts'
import { shopSchema } from './shop-schema.ts'

const mockApi = createMockApi()
afterAll(() => mockApi.close())

const vat = '{ getVat { vat } }'

describe('a request that is not served', () => {
  it('is told which header is missing', async () => {
    const { status, errors } = await ask(mockApi, vat, { headers: { channelId: '' } })
    expect({ status, message: errors?.[0]?.message }).toEqual({
      status: 400,
      message: 'The header channelId is missing.',
    })
  })

  it('is told that its world is unknown', async () => {
    const answer = await ask(mockApi, vat, { headers: { world: 'nowhere' } })
    expect(answer).toMatchObject({ status: 404, errors: [{ extensions: { code: 'WORLD_UNKNOWN' } }] })
    expect(answer).not.toHaveProperty('data')
  })

  it('is told that its body is too large', async () => {
    const answer = await ask(mockApi, `${vat} # ${'x'.repeat(64 * 1024)}`)
    expect(answer).toMatchObject({ status: 413, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  it('is told that only JSON is read', async () => {
    const answer = await ask(mockApi, vat, { headers: { 'content-type': 'text/plain' } })
    expect(answer).toMatchObject({
      status: 415,
      errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
    })
  })

  it.each([
    ['too deep', '{a'.repeat(20_000)],
    ['too wide', `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: getVat { vat }`).join(' ')} }`],
    ['too long', `{ ${'a '.repeat(5_000)} }`],
    ['not a document', 'SELECT 1'],
  ])('has no data and no stack when its document is %s', async (_, query) => {
    const answer = await ask(mockApi, query)
    expect(answer.status).toBeLessThan(500)
    expect(answer.errors).not.toHaveLength(0)
    expect(answer).not.toHaveProperty('data')
    expect(JSON.stringify(answer)).not.toMatch(/\bat .*:\d+:\d+|node_modules/)
  })

  it.each([
    [
      'nested too deep',
      '{a'.repeat(200),
      'The document is too deep: at most 100 nested brackets are allowed.',
    ],
    [
      'too dear',
      `{ ${Array.from({ length: 81 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
      'The document asks for too much: it costs 20250, at most 20000 is allowed.',
    ],
  ])('is told that its document is %s', async (_, query, message) => {
    const told = [{ message, extensions: { code: 'BAD_USER_INPUT', argument: 'query' } }]
    for (const [accept, refused] of [
      ['application/graphql-response+json', 400],
      // For whoever takes JSON alone, another status than 200 is no answer of a GraphQL API.
      ['application/json', 200],
    ] as const) {
      const { status, errors } = await ask(mockApi, query, { headers: { accept } })
      expect([status, errors]).toEqual([refused, told])
    }
  })

  it('is told that its fields are nested too deep', async () => {
    const { errors } = await ask(mockApi, `${'{ a '.repeat(13)}${'}'.repeat(13)}`)
    expect(errors?.map(({ message }) => message)).toContain(
      'The document is too deep: at most 12 levels are allowed.',
    )
  })

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a batch', `[{"query":"${vat}"}]`],
    [
      'variables nested without end',
      `{"query":"${vat}","variables":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    ],
  ])('is refused when its body is %s', async (_, body) => {
    const { status } = await mockApi.fetch(graphqlRequest(body))
    expect(status).toBe(400)
  })
})

describe('every refusal has a code', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const answer = await mockApi.fetch(new Request(graphqlRequest('{}'), { method }))
    expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
      405,
      'GET, POST',
      { errors: [{ message: 'This address takes GET, POST.', extensions: { code: 'METHOD_NOT_ALLOWED' } }] },
    ])
  })

  it.each(['text/plain', 'text/html', 'image/png'])('an answer as %s', async (accept) => {
    const answer = await mockApi.fetch(graphqlRequest({ query: vat }, { accept }))
    expect([answer.status, await answer.json()]).toEqual([
      406,
      {
        errors: [
          {
            message: 'The answer is application/json or application/graphql-response+json.',
            extensions: { code: 'NOT_ACCEPTABLE', argument: 'accept' },
          },
        ],
      },
    ])
  })

  it.each([
    ['no JSON', '{', 'BAD_REQUEST'],
    ['no document', {}, 'BAD_REQUEST'],
    ['a document that cannot be read', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
    ['a field there is none of', { query: '{ nope }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two operations and no choice',
      { query: `${vat} query Other { getVat { vat } }` },
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['a subscription', { query: 'subscription { a }' }, 'BAD_USER_INPUT'],
    [
      'a number too large for a whole one',
      { query: '{ listGemstones(pageSize: 99999999999) { total } }' },
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'infinity in a document',
      { query: '{ listDesigns(categoryId: "1", priceMin: 1e999) { total } }' },
      'BAD_USER_INPUT',
    ],
    [
      'infinity in a variable',
      '{"query":"query ($p: Float) { listDesigns(categoryId: \\"1\\", priceMin: $p) { total } }","variables":{"p":1e999}}',
      'BAD_USER_INPUT',
    ],
    [
      'infinity as an amount',
      '{"query":"query ($p: Pounds) { listGemstones(priceMin: $p) { total } }","variables":{"p":-1e999}}',
      'BAD_USER_INPUT',
    ],
    [
      'NaN as a variable',
      {
        query: 'query ($p: Float) { listDesigns(categoryId: "1", priceMin: $p) { total } }',
        variables: { p: 'NaN' },
      },
      'BAD_USER_INPUT',
    ],
    ['a wrong argument', { query: '{ listGemstones(pageSize: 1000) { total } }' }, 'BAD_USER_INPUT'],
  ])('%s', async (_, body, code) => {
    const response = await mockApi.fetch(graphqlRequest(body))
    const { errors, data = null } = (await response.json()) as {
      errors: { extensions?: { code?: string } }[]
      data?: unknown
    }
    expect(data).toBeNull()
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual([code])
  })
})

it('lets no page of another host read an answer', async () => {
  const { status, headers } = await ask(mockApi, vat, { headers: { origin: 'https://elsewhere.example' } })
  expect(status).toBe(200)
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

it.each(['Application/JSON', 'application/json ; charset=utf-8'])(
  'answers a query sent as %s',
  async (type) => {
    const { status, data } = await ask(mockApi, vat, { headers: { 'content-type': type } })
    expect([status, data]).toEqual([200, { getVat: { vat: 20 } }])
  },
)

it('answers a query in an address as well', async () => {
  const response = await mockApi.fetch(
    new Request(`http://mock.test/graphql?query=${encodeURIComponent(vat)}`, {
      headers: { 'api-key': 'any', channelId: '1', accept: 'application/json' },
    }),
  )
  expect(await response.json()).toEqual({ data: { getVat: { vat: 20 } } })
})

it.each(['variables', 'extensions'])('refuses a query in an address whose %s are no JSON', async (name) => {
  const address = `http://mock.test/graphql?query=${encodeURIComponent(vat)}&${name}=${encodeURIComponent('{"a"')}`
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const response = await mockApi.fetch(new Request(address, { headers: { ...requiredHeaders, accept } }))
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ message: `The parameter ${name} is no JSON.`, extensions: { code: 'BAD_REQUEST' } }] },
    ])
  }
})

it('says nothing of a mistake of its own', async () => {
  const worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  const makeSchema = () =>
    shopSchema({
      Query: {
        getVat() {
          throw new Error('a secret of ours')
        },
      },
    })
  const respond = graphqlRoute({
    schema: makeSchema(),
    makeSchema,
    worlds,
    apiKey: undefined,
    catchUp: async () => {},
  })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await respond(graphqlRequest({ query: vat }))
  logged.mockRestore()
  worlds.close()
  const { errors } = (await response.json()) as { errors: unknown[] }
  expect(errors).toEqual([
    {
      message: 'Unexpected error.',
      path: ['getVat'],
      locations: expect.any(Array) as unknown,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ])
})
