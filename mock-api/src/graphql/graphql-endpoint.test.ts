import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../app.ts'
import { ask, graphqlRequest } from '../testing/ask.ts'

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
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
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

describe('GraphiQL', () => {
  const open = (api: typeof mockApi) =>
    api.fetch(new Request('http://mock.test/graphql', { headers: { accept: 'text/html' } }))

  it('opens in a browser without headers, needs no other host, and knows the headers to send', async () => {
    const response = await open(mockApi)
    const html = await response.text()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/)
    expect(html).toContain(String.raw`"additionalHeaders":{"api-key":"any","channelId":"1"}`)
  })

  it('does not show a key the mock was started with', async () => {
    const guarded = createMockApi({ apiKey: 'secret-key' })
    expect(await (await open(guarded)).text()).not.toContain('secret-key')
    guarded.close()
  })
})

describe('every refusal has a code', () => {
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
