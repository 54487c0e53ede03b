import { createMockApi } from '@shop/mock-api/app'
import { createWorldClient } from '@shop/schema/http/world-client'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { behaviourChecks } from '../checks/all-checks.ts'
import { mockAddress } from '../mock-address.ts'
import { shopContract } from '../shop-contract.ts'
import type { Send } from './api.ts'
import type { Check } from './check.ts'
import type { Outcome } from './outcome.ts'
import { htmlReport, jsonReport, junitReport, textReport } from './reports.ts'
import { runChecks } from './run-checks.ts'

// On a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const mockApi = createMockApi({ stones: 2000 })
afterAll(() => mockApi.close())
const address = mockAddress(mockApi)
const worlds = createWorldClient('http://mock.test/', address.send)
const schema = shopContract()
const options = { seed: 24, canWrite: true }
const pages = behaviourChecks.filter(
  ({ operation, name }) => operation === 'StoneList' && name === 'a page twice as long is two pages',
)

/** Sells the first stone of the first page of ten, as soon as that has been answered, so often as is said. */
function selling(times: number): Send {
  let sales = 0
  return async (request) => {
    const isLong = (await request.clone().text()).includes('"pageSize":10')
    const response = await address.send(request)
    if (!isLong || sales === times) return response
    sales += 1
    const { data } = (await response.clone().json()) as {
      data: { listGemstones: { items: readonly { id: string }[] } }
    }
    const [first] = data.listGemstones.items
    if (first) await worlds.setStoneAvailability('default', first.id, 'SOLD')
    return response
  }
}

function checkOf(run: Check['run'], rest: Partial<Check> = {}): Check {
  return { operation: 'StoneList', name: 'holds', isOfLiveData: true, run, ...rest }
}

/** What became of a check that fails so at its first try, and holds at its second. */
async function failingAtFirst(
  fail: Check['run'],
  rest: Partial<Check> = {},
  triesAgain = true,
): Promise<Outcome | undefined> {
  let tries = 0
  const check = checkOf(async (probe) => {
    tries += 1
    if (tries === 1) await fail(probe)
    probe.expect(true, 'It holds')
  }, rest)
  return (await runChecks(address, schema, [check], { ...options, triesAgain }))[0]
}

describe('a check that fails', () => {
  it('holds where a stone was sold between two answers, and says so', async () => {
    const [outcome] = await runChecks({ ...address, send: selling(1) }, schema, pages, options)
    expect(outcome?.kind).toBe('passed')
    expect(outcome?.firstFailure).toContain('Pages 1 and 2 beside page 1 of twice the length')
  })

  it('fails where it fails on its second try too', async () => {
    const [outcome] = await runChecks({ ...address, send: selling(99) }, schema, pages, options)
    expect(outcome).toMatchObject({ kind: 'failed', firstFailure: null })
    expect(outcome?.reason).toContain('Pages 1 and 2 beside page 1 of twice the length')
  })

  it('draws the same on its second try, from what there is by then', async () => {
    const drawn: unknown[] = []
    await runChecks(
      address,
      schema,
      [
        checkOf(async (probe) => {
          const read = await probe.shared.once('read', () => Promise.resolve({}))
          drawn.push([probe.random.below(1_000_000), read])
          probe.expect(false, 'It does not hold')
        }),
      ],
      options,
    )
    const [[first, firstRead], [second, secondRead]] = drawn as [[number, object], [number, object]]
    expect(second).toBe(first)
    expect(secondRead).not.toBe(firstRead)
  })

  it('counts what both tries asked and compared, and keeps what the first has sent', async () => {
    const query = '{ getVat { vat } }'
    const outcome = await failingAtFirst(async (probe) => {
      await probe.ask(query)
      probe.expect(false, 'It does not hold')
    })
    expect(outcome).toMatchObject({ kind: 'passed', requests: 1, expectations: 3, reason: null })
    expect(outcome?.sent).toEqual({ query, variables: {} })
  })

  it('has a second try where it reads of a stone that is no more', async () => {
    const outcome = await failingAtFirst(async () => {
      throw new TypeError("Cannot read properties of null (reading 'price')")
    })
    expect(outcome?.kind).toBe('passed')
  })

  it.each<readonly [string, Check['run'], Partial<Check>]>([
    ['one answer alone is wrong', async (probe) => void (await probe.ask('{ noSuchField }')), {}],
    [
      'what must be refused is answered',
      async (probe) => void (await probe.expectRefusal('{ getVat { vat } }', {}, 'a question')),
      {},
    ],
    [
      'a refusal has another code',
      async (probe) =>
        void (await probe.expectRefusal(
          '{ noSuchField }',
          {},
          'a field that there is not',
          'BAD_USER_INPUT',
        )),
      {},
    ],
    ['nobody answers', () => Promise.reject(new TypeError('fetch failed')), {}],
    ['it writes', async (probe) => probe.expect(false, 'It does not hold'), { writes: true }],
    ['it is not of live data', async (probe) => probe.expect(false, 'No'), { isOfLiveData: false }],
  ])('has no second try where %s', async (_, fail, rest) => {
    expect(await failingAtFirst(fail, rest)).toMatchObject({ kind: 'failed', firstFailure: null })
  })

  it('has no second try where nobody else buys', async () => {
    const fail: Check['run'] = async (probe) => probe.expect(false, 'It does not hold')
    expect(await failingAtFirst(fail, {}, false)).toMatchObject({ kind: 'failed', firstFailure: null })
  })

  it('fails where its second try has nothing to compare', async () => {
    let tries = 0
    const check = checkOf(async (probe) => {
      tries += 1
      probe.skipUnless(tries === 1, 'there is no stone')
      probe.expect(false, 'It does not hold')
    })
    const [outcome] = await runChecks(address, schema, [check], options)
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'It does not hold' })
  })
})

describe('an API that is wrong at first', () => {
  /** What became of so many checks of live data, of which some hold on their second try alone. */
  async function outcomesOf(count: number, wrongAtFirst: number) {
    const seen = new Set<number>()
    const checks = Array.from({ length: count }, (_, index) =>
      checkOf(
        async (probe) => {
          const holds = index >= wrongAtFirst || seen.has(index)
          seen.add(index)
          probe.expect(holds, 'It does not hold')
        },
        { name: `holds ${index}` },
      ),
    )
    return runChecks(address, schema, checks, options)
  }

  it.each([
    [3, 3],
    [79, 3],
    [80, 4],
  ])('of %i checks holds where %i hold on their second try alone', async (count, wrong) => {
    const outcomes = await outcomesOf(count, wrong)
    expect(outcomes.filter(({ kind }) => kind === 'passed')).toHaveLength(count)
  })

  it.each([
    [4, 4, 3],
    [79, 4, 3],
    [80, 5, 4],
  ])('of %i checks fails in each of the %i that do where they are more', async (count, wrong, most) => {
    const outcomes = await outcomesOf(count, wrong)
    const failed = outcomes.filter(({ kind }) => kind === 'failed')
    expect(failed).toHaveLength(wrong)
    const why = `So did ${wrong} of ${count} checks, and sales explain no more than ${most}`
    expect(failed[0]).toMatchObject({
      reason: `It does not hold\nIt held on a second try. ${why}`,
      firstFailure: null,
    })
  })
})

describe('a report of what passed on a second try', () => {
  const outcome: Outcome = {
    operation: 'StoneList',
    check: 'pages do not overlap',
    kind: 'passed',
    requests: 4,
    expectations: 3,
    reason: null,
    sent: null,
    firstFailure: 'A <page> repeats "1"',
  }
  const run = {
    url: 'https://api.test/graphql',
    channel: '1',
    isSignedIn: false,
    seed: 5,
    seconds: 1.25,
    outcomes: [outcome],
    left: [],
  }

  it('names it in lines, with its first failure', () => {
    expect(textReport(run).split('\n')).toEqual([
      'holds   StoneList  4 requests, 3 comparisons, 1 checks',
      '',
      'StoneList: pages do not overlap',
      'passed on a second try; at first: A <page> repeats "1"',
      '',
      '1 passed on a second try: something may have been sold meanwhile',
      'https://api.test/graphql: 1 checks hold, 0 fail, 0 skipped; 4 requests in 1.3 s; --seed 5',
    ])
  })

  it('names it as data, as XML and on a page', () => {
    expect(JSON.parse(jsonReport(run))).toMatchObject({
      passed: 1,
      operations: [{ checks: [{ kind: 'passed', firstFailure: 'A <page> repeats "1"' }] }],
    })
    expect(junitReport(run)).toContain(
      '<system-out>passed on a second try; at first: A &lt;page&gt; repeats &quot;1&quot;</system-out></testcase>',
    )
    expect(htmlReport(run)).toContain(
      '<h2>What passed on a second try</h2><section><h3>StoneList: pages do not overlap</h3><p>At first: A &lt;page&gt; repeats',
    )
  })
})
