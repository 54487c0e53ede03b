import { afterAll, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { ask, graphqlRequest } from '../testing/ask.ts'

const mockApi = createMockApi()
const guarded = createMockApi({ apiKey: 'secret-key' })
afterAll(() => {
  mockApi.close()
  guarded.close()
})

const open = (api: MockApi, headers: Record<string, string> = { accept: 'text/html' }) =>
  api.fetch(new Request('http://mock.test/graphql', { headers }))

/** What the page starts GraphiQL with. */
async function optionsOf(api: MockApi): Promise<Readonly<Record<string, unknown>>> {
  const html = await (await open(api)).text()
  const [, options = ''] = /^'#root'\),\s*(\{.*\}),/.exec(html.slice(html.lastIndexOf("'#root'"))) ?? []
  return JSON.parse(options) as Readonly<Record<string, unknown>>
}

describe('GraphiQL', () => {
  it('opens in a browser without headers, needs no other host, and is not kept', async () => {
    const response = await open(mockApi)
    const html = await response.text()
    expect(['content-type', 'cache-control'].map((name) => response.headers.get(name))).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/)
    expect(html).toContain('<title>Ashcombe API</title>')
  })

  it('knows the headers to send, and shows them', async () => {
    expect(await optionsOf(mockApi)).toMatchObject({
      endpoint: '/graphql',
      headers: '{\n  "api-key": "any",\n  "channelId": "1"\n}',
      defaultEditorToolsVisibility: 'headers',
      additionalHeaders: { 'api-key': 'any', channelId: '1' },
    })
  })

  it('leaves a key the mock was started with to whoever knows it', async () => {
    const options = await optionsOf(guarded)
    expect(options).toMatchObject({ headers: '{\n  "api-key": "",\n  "channelId": "1"\n}' })
    expect(options).not.toHaveProperty('additionalHeaders')
    expect(JSON.stringify(options)).not.toContain('secret-key')
  })

  it('begins with a question that can be asked as it stands', async () => {
    const { defaultQuery } = await optionsOf(mockApi)
    const { data } = await ask(mockApi, String(defaultQuery))
    const design = { sku: expect.any(String) as string, name: expect.any(String) as string }
    expect(data).toEqual({
      listDesigns: { total: expect.any(Number) as number, items: [design, design, design] },
    })
  })

  it('is not what a program is answered', async () => {
    expect((await open(mockApi, {})).status).toBe(401)
    const posted = await mockApi.fetch(
      graphqlRequest({ query: '{ getVat { vat } }' }, { accept: 'text/html' }),
    )
    expect(posted.status).toBe(406)
  })
})
