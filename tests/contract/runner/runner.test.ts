import { createMockApi } from '@shop/mock-api/app'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allChecks } from '../checks/all-checks.ts'
import { mockAddress } from '../mock-address.ts'
import { shopContract } from '../shop-contract.ts'
import { tokensAtMock } from '../targets.ts'
import type { Address } from './api.ts'
import { connect, Unreachable } from './connect.ts'
import { readOptions, UsageError } from './options.ts'
import type { Outcome } from './outcome.ts'
import { randomOf } from './random.ts'
import { curlOf, htmlReport, jsonReport, junitReport, summary, textReport } from './reports.ts'
import { runChecks } from './run-checks.ts'

// Thousands of requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 30_000 })

const mockApi = createMockApi({ apiKey: 'right' })
afterAll(() => mockApi.close())
const address: Address = { ...mockAddress(mockApi), apiKey: 'right' }

describe('the mock', () => {
  let token: string
  let otherToken: string
  beforeAll(async () => {
    ;[token, otherToken] = await tokensAtMock(address.url, address.send)
  })

  it('keeps the contract, and every check finds something to compare', async () => {
    const options = { seed: 24, canWrite: true, triesAgain: false }
    const outcomes = await runChecks({ ...address, token, otherToken }, shopContract(), allChecks(), options)
    expect(outcomes.filter(({ kind }) => kind !== 'passed')).toEqual([])
    expect(outcomes.length).toBeGreaterThan(250)
    expect(outcomes.every(({ requests }) => requests > 0)).toBe(true)
  })

  it('is changed by nothing that was not asked for', async () => {
    const writes = allChecks().filter((check) => check.writes)
    const outcomes = await runChecks(address, shopContract(), writes, { seed: 1, canWrite: false })
    expect(new Set(outcomes.map(({ kind, requests }) => `${kind} ${requests}`))).toEqual(
      new Set(['skipped 0']),
    )
  })
})

describe('connecting', () => {
  it('finds the endpoint below the address that was given', async () => {
    expect((await connect({ ...address, url: 'http://mock.test' })).url).toBe('http://mock.test/graphql')
    expect((await connect({ ...address, url: 'http://mock.test/' })).url).toBe('http://mock.test/graphql')
    expect((await connect(address)).url).toBe('http://mock.test/graphql')
  })

  it('follows a redirect of the same host, and gives no other host the key', async () => {
    const to = (location: string): Address => ({
      ...address,
      send: (request) =>
        request.url.startsWith('http://mock.test/old')
          ? Promise.resolve(new Response(null, { status: 308, headers: { location } }))
          : mockApi.fetch(request),
    })
    const url = 'http://mock.test/old/graphql'
    expect((await connect({ ...to('/graphql'), url })).url).toBe('http://mock.test/graphql')
    await expect(connect({ ...to('https://elsewhere.test/graphql'), url })).rejects.toThrow(
      'http://mock.test/old/graphql redirects to https://elsewhere.test/graphql: give that address.',
    )
  })

  it.each([
    ['a wrong key', { apiKey: 'wrong' }, 'refuses the key (--api-key)'],
    ['a wrong channel', { channel: '7' }, 'refuses the channel (--channel)'],
    ['a token that has ended', { token: 'ended' }, 'refuses the token (--token): sign in again'],
    ['a page without an API', { url: 'http://mock.test/outbox' }, 'There is no GraphQL API here.'],
  ])('says what is wrong with %s', async (_, changes, message) => {
    const attempt = connect({ ...address, ...changes })
    await expect(attempt).rejects.toThrow(Unreachable)
    await expect(attempt).rejects.toThrow(message)
  })

  it('takes two tokens of two people, and says which is none', async () => {
    const [token, otherToken] = await tokensAtMock(address.url, address.send)
    const tokens = { token, otherToken }
    expect(await connect({ ...address, ...tokens })).toMatchObject(tokens)
    await expect(connect({ ...address, token, otherToken: 'ended' })).rejects.toThrow(
      'refuses the token (--other-token): sign in again',
    )
    await expect(connect({ ...address, token, otherToken: token })).rejects.toThrow(
      'takes --token and --other-token for the same person: sign in somebody else.',
    )
  })

  it('says that nobody answers', async () => {
    const send = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))
    await expect(connect({ ...address, send })).rejects.toThrow(
      'http://mock.test/graphql cannot be reached: connect ECONNREFUSED',
    )
  })
})

it.each([
  [
    'a connection that breaks off',
    new TypeError('terminated', { cause: new Error('other side closed') }),
    'other side closed',
  ],
  ['an answer that takes too long', new DOMException('It took too long', 'TimeoutError'), 'It took too long'],
])('an API that answered at first and then has %s cannot be reached', async (_, error, reason) => {
  const send = async (request: Request) => {
    if ((await request.clone().text()).includes('whoAmI')) throw error
    return mockApi.fetch(request)
  }
  const attempt = connect({ ...address, token: 't', send })
  await expect(attempt).rejects.toThrow(Unreachable)
  await expect(attempt).rejects.toThrow(`http://mock.test/graphql cannot be reached: ${reason}`)
})

describe('the command line', () => {
  it('is read, with the key of the environment', () => {
    expect(
      readOptions(['--url', 'https://api.test', '--write', '--seed', '7'], { CONTRACT_API_KEY: 'k' }, 1),
    ).toEqual({
      url: 'https://api.test',
      apiKey: 'k',
      channel: '1',
      token: null,
      otherToken: null,
      assets: null,
      write: true,
      seed: 7,
      report: 'text',
      output: null,
      stones: null,
      against: null,
      record: null,
      replay: null,
      costLimit: 20_000,
    })
  })

  it.each([
    [['--url', 'api.test']],
    [['--report', 'pdf']],
    [['--seed', 'x']],
    [['--nonsense']],
    [['--other-token', 'of somebody else']],
    [['--url', 'https://api.test', '--stones', '5']],
    [['--url', 'https://api.test', '--against', 'theirs.graphql']],
    [['--against', 'theirs.graphql', '--report', 'junit']],
    [['--record', 'a.json', '--replay', 'b.json']],
    [['--url', 'https://api.test', '--replay', 'b.json']],
    [['--against', 'theirs.graphql', '--cost-limit', 'much']],
  ])('is refused as %j', (args) => {
    expect(() => readOptions(args, {}, 1)).toThrow(UsageError)
  })

  it('may have an @ after its host', () => {
    const url = 'https://api.test/@shop/graphql'
    expect(readOptions(['--url', url], {}, 1).url).toBe(url)
  })

  it('may have a key with a line break behind it, as a file has', () => {
    expect(readOptions(['--api-key', 'k\n'], {}, 1).apiKey).toBe('k')
  })

  const noName = 'wants an address without a name or a password'
  const noHeader = 'holds what no header can, such as a line break'
  it.each([
    [['--url', 'http://u:secret@api.test'], {}, `--url ${noName}`],
    [['--url', 'ftp://u:secret@api.test'], {}, `--url ${noName}`],
    [['--assets', 'http://u:secret@api.test'], {}, `--assets ${noName}`],
    [['--against', 'http://u:secret@api.test'], {}, `--against ${noName}`],
    [['--api-key', 'a\nsecret'], {}, `--api-key ${noHeader}`],
    [['--token', 'a\r\nsecret'], {}, `--token ${noHeader}`],
    [['--channel', '1\nsecret'], {}, `--channel ${noHeader}`],
    [[], { CONTRACT_API_KEY: 'a\nsecret' }, `--api-key ${noHeader}`],
    [[], { CONTRACT_TOKEN: 'a\nsecret' }, `--token ${noHeader}`],
  ])('is refused without what is secret as %j with %j', (args, env, message) => {
    expect(() => readOptions(args, env, 1)).toThrow(new UsageError(message))
  })
})

describe('a report', () => {
  const failed: Outcome = {
    operation: 'Listing',
    check: 'pages do not overlap',
    kind: 'failed',
    requests: 2,
    expectations: 3,
    reason: 'A <page> repeats "PR-1"',
    sent: { query: 'query ($page: Int!) {\n  a\n}', variables: { page: 2, who: "O'Brien" } },
    firstFailure: null,
  }
  const run = {
    url: 'https://api.test/graphql',
    channel: '1',
    isSignedIn: false,
    seed: 5,
    seconds: 1.25,
    outcomes: [failed],
    left: [],
  }
  const curl = `curl 'https://api.test/graphql' -H 'content-type: application/json' -H "api-key: $CONTRACT_API_KEY" -H 'channelId: 1' -d '{"query":"query ($page: Int!) { a }","variables":{"page":2,"who":"O'\\''Brien"}}'`

  it('shows a failure as a command without the key', () => {
    expect(failed.sent && curlOf(run, failed.sent)).toBe(curl)
  })

  it('shows one of somebody who is signed in as a command without the token', () => {
    expect(failed.sent && curlOf({ ...run, isSignedIn: true }, failed.sent)).toContain(
      '-H "authorization: Bearer $CONTRACT_TOKEN"',
    )
  })

  it('shows one that is about headers with those it was sent with', () => {
    const changes = { 'api-key': null, authorization: 'Bearer wrong', channelId: '999999' }
    expect(curlOf({ ...run, isSignedIn: true }, { query: '{ a }', variables: {}, changes })).toBe(
      `curl 'https://api.test/graphql' -H 'content-type: application/json' -H 'authorization: Bearer wrong' -H 'channelId: 999999' -d '{"query":"{ a }","variables":{}}'`,
    )
  })

  it('shows one that was sent in another way as it was sent', () => {
    const headers = `-H "api-key: $CONTRACT_API_KEY" -H 'channelId: 1'`
    const put = { query: '', variables: {}, method: 'PUT', body: '{"query":"mutation { a }"}' }
    expect(curlOf(run, put)).toBe(
      `curl -X PUT 'https://api.test/graphql' -H 'content-type: application/json' ${headers} --data-raw '{"query":"mutation { a }"}'`,
    )
    const get = { query: '{ a }', variables: {}, method: 'GET', changes: { 'content-type': null } }
    expect(curlOf(run, get)).toBe(
      `curl -G 'https://api.test/graphql' ${headers} --data-urlencode 'query={ a }'`,
    )
  })

  it('says last of all what was not checked, and why', () => {
    const skipped = (reason: string): Outcome => ({ ...failed, kind: 'skipped', reason, sent: null })
    const outcomes = [skipped('no token'), skipped('changes something'), skipped('changes something')]
    expect(summary({ ...run, outcomes }).split('\n')).toEqual([
      '2 skipped: changes something',
      '1 skipped: no token',
      'https://api.test/graphql: 0 checks hold, 0 fail, 3 skipped; 6 requests in 1.3 s; --seed 5',
    ])
  })

  it('says what is left at the API', () => {
    const left = ['consultations that were asked for: 3', 'wishes in the account: 1']
    expect(summary({ ...run, outcomes: [], left }).split('\n')[0]).toBe(
      'left there: consultations that were asked for: 3; wishes in the account: 1',
    )
    expect(JSON.parse(jsonReport({ ...run, left }))).toMatchObject({ left })
  })

  it('has a line for each operation, then its failures and the seed', () => {
    expect(textReport(run).split('\n')).toEqual([
      'FAILS   Listing  2 requests, 3 comparisons, 1 checks: pages do not overlap',
      '',
      'Listing: pages do not overlap',
      'A <page> repeats "PR-1"',
      curl,
      '',
      'https://api.test/graphql: 0 checks hold, 1 fail, 0 skipped; 2 requests in 1.3 s; --seed 5',
    ])
  })

  it('is data, or XML with everything escaped', () => {
    expect(JSON.parse(jsonReport(run))).toMatchObject({ failed: 1, operations: [{ checks: [{ curl }] }] })
    expect(htmlReport(run)).toContain('<h3>Listing: pages do not overlap</h3><p>A &lt;page&gt; repeats')
    expect(junitReport(run)).toContain('<failure message="A &lt;page&gt; repeats &quot;PR-1&quot;">')
  })

  it('has in its XML no character that XML cannot hold', () => {
    const outcomes = [{ ...failed, reason: 'It says \0, \u001B, \uD800 and 💍' }]
    expect(junitReport({ ...run, outcomes })).toContain(
      '<failure message="It says \uFFFD, \uFFFD, \uFFFD and 💍">',
    )
  })
})

it('draws the same for a seed and a name, and something else for another', () => {
  const drawn = (seed: number, name: string) => randomOf(seed, name).some([1, 2, 3, 4, 5, 6, 7, 8, 9], 9)
  expect(drawn(1, 'a')).toEqual(drawn(1, 'a'))
  expect(new Set(drawn(1, 'a'))).toHaveLength(9)
  expect(drawn(1, 'a')).not.toEqual(drawn(2, 'a'))
  expect(drawn(1, 'a')).not.toEqual(drawn(1, 'b'))
})
