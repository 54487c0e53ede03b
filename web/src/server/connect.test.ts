import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { serverSide, type ServerSide } from '../data/server-side.ts'
import type { Api, ApiCall } from './api.ts'
import { connectDataLayer } from './connect.ts'
import { runInScope, scopeOf, type RequestScope } from './request-scope.ts'
import { manifest } from './services.ts'
import { exampleConfig } from './testing/example-config.ts'

const [[documentId, query] = ['', '']] = [...manifest]

let scope: RequestScope
let calls: ApiCall[]
/** What the API's clock shows in its answers. */
let timeMs: number | null
/** What services outside answer, by the end of their address; nobody answers for the others. */
let answers: Record<string, unknown>
/** The addresses outside that were asked, from the end of their host on. */
let asked: string[]
/** The lines of the log. */
let logged: unknown[]

beforeEach(() => {
  scope = scopeOf(new Headers({ 'x-request-id': 'request-1', world: 'w1' }), true)
  calls = []
  timeMs = 1000
  answers = {}
  asked = []
  logged = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(JSON.parse(String(line))) > 0)
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(/^https:\/\/[a-z]+\.example\.com/, '')
    asked.push(path)
    const answer = answers[path]
    if (answer === undefined) throw new Error('Nobody answers')
    return Response.json(answer)
  })
  const api: Api = {
    async call(call) {
      calls.push(call)
      return { status: 200, body: '{"data":{}}', timeMs }
    },
    ping: () => Promise.reject(new Error('Nobody asks')),
    nowMs: () => Promise.resolve(null),
  }
  connectDataLayer(exampleConfig, api)
  return () => vi.restoreAllMocks()
})

/** Does something on the server's side of the data layer, as a page that is being rendered does. */
function onPage<Result>(work: (side: ServerSide) => Result): Result {
  const side = serverSide()
  if (side === null) throw new Error('It is connected')
  return runInScope(scope, () => work(side))
}

describe('an operation of a page', () => {
  it('is sent by its text, for nobody in particular, in the world of the request', async () => {
    const answer = await onPage(({ send }) => send(documentId, { sku: 'PR-00201' }, {}))
    expect(answer).toMatchObject({ status: 200, body: '{"data":{}}', token: null })
    const [call] = calls
    expect(call).toMatchObject({
      query,
      variables: { sku: 'PR-00201' },
      requestId: 'request-1',
      world: 'w1',
      authorization: null,
    })
    scope.apiLimit?.end()
  })

  it('has one limit of time with all others of its page', async () => {
    await onPage(({ send }) => send(documentId, {}, {}))
    await onPage(({ send }) => send(documentId, {}, {}))
    expect(calls[1]?.signal).toBe(calls[0]?.signal)
    expect(calls[0]?.signal).toBe(scope.apiLimit?.signal)
    scope.apiLimit?.end()
  })

  it('sets the clock of the page, which stays where an answer tells none', async () => {
    expect(onPage(({ facts }) => facts().nowMs)).toBeNull()
    await onPage(({ send }) => send(documentId, {}, {}))
    timeMs = null
    await onPage(({ send }) => send(documentId, {}, {}))
    expect(onPage(({ facts }) => facts())).toMatchObject({
      nowMs: 1000,
      config: { siteUrl: 'https://www.ashcombe.example.com', version: '7' },
    })
    scope.apiLimit?.end()
  })

  it('is refused where the manifest does not have it', async () => {
    await expect(onPage(({ send }) => send('sha256:none', {}, {}))).rejects.toThrow(
      'The manifest has no operation sha256:none: run codegen',
    )
    expect(calls).toEqual([])
  })
})

describe('what a page says of itself', () => {
  it('is kept with its request', () => {
    expect(onPage(({ nonce }) => nonce())).toBe(scope.nonce)
    onPage(({ describe: say, markMissing }) => {
      say({ '@type': 'Product' })
      markMissing()
    })
    expect(scope).toMatchObject({ structuredData: { '@type': 'Product' }, isMissing: true })
  })
})

describe('services outside', () => {
  it('serve by copies while they are away, and the log says so', async () => {
    expect(onPage(({ menu }) => menu()).tabs.length).toBeGreaterThan(0)
    await vi.waitFor(() => expect(logged).toHaveLength(1))
    expect(await onPage(({ bankHolidays }) => bankHolidays())).not.toEqual([])
    const told = { event: 'error', requestId: 'request-1', message: 'Nobody answers' }
    expect(logged).toEqual([
      { ...told, where: 'menu' },
      { ...told, where: 'bank holidays' },
    ])
    expect(scope.hasApiFailed).toBe(false)
  })

  it('make a page of content fail that has no copy', async () => {
    await expect(onPage(({ contentPage }) => contentPage('/about'))).rejects.toBeInstanceOf(ApiError)
    expect(scope.hasApiFailed).toBe(true)
    expect(logged).toContainEqual({
      event: 'error',
      requestId: 'request-1',
      message: 'Nobody answers',
      where: 'content',
    })
  })

  it('list the pages of content', async () => {
    answers['/en/paths'] = { kind: 'paths', pages: [{ path: '/about', reviewedOn: '2026-10-12' }] }
    expect(await onPage(({ contentPaths }) => contentPaths())).toEqual(['/about'])
    expect(await onPage(({ contentPage }) => contentPage('/nowhere'))).toBeNull()
    expect(scope.hasApiFailed).toBe(false)
  })
})

describe('what services outside answer', () => {
  it('is kept for the next page', async () => {
    scope = scopeOf(new Headers(), false)
    answers['/en/paths'] = { kind: 'paths', pages: [] }
    for (const _page of [1, 2]) {
      await onPage(({ bankHolidays }) => bankHolidays())
      await onPage(({ contentPaths }) => contentPaths())
    }
    expect(asked).toEqual(['/bank-holidays.json', '/en/paths'])
  })
})

describe('what goes wrong on a page', () => {
  it('is logged with what it came from, and passes where the API failed', () => {
    const cause = new Error('connection refused')
    onPage(({ report }) => report(new ApiError('network', 'it cannot be reached', null, { cause }), {}))
    expect(logged).toEqual([
      {
        event: 'error',
        requestId: 'request-1',
        message: 'Shop API, network: it cannot be reached',
        cause: 'connection refused',
      },
    ])
    expect(scope.hasApiFailed).toBe(true)
  })

  it('is a bug where it is anything else', () => {
    onPage(({ report }) => report(new TypeError('no such field'), { where: 'router' }))
    onPage(({ report }) => report('broken', {}))
    expect(logged).toEqual([
      { event: 'error', requestId: 'request-1', message: 'no such field', where: 'router' },
      { event: 'error', requestId: 'request-1', message: 'broken' },
    ])
    expect(scope.hasApiFailed).toBe(false)
  })
})
