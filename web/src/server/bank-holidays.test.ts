import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { describe, expect, it } from 'vitest'
import { createBankHolidays } from './bank-holidays.ts'
import { inTurn, outsideService } from './testing/outside-service.ts'

const url = 'https://www.gov.uk/bank-holidays.json'
const bundled = bundledBankHolidays
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A list in which the government has moved the one holiday of 2026. */
const list = {
  'england-and-wales': {
    division: 'england-and-wales',
    events: [{ title: 'A coronation', date: '2026-05-08', notes: '', bunting: true }],
  },
}
const withList = [
  ...bundled.filter(({ date }) => date < '2026'),
  { date: '2026-05-08', title: 'A coronation' },
  ...bundled.filter(({ date }) => date > '2027'),
]

function feed(...answers: Parameters<typeof inTurn>[0]) {
  const { options, ...outside } = outsideService(inTurn(answers))
  return { bankHolidays: createBankHolidays({ url, ...options }), ...outside }
}

const good = () => Response.json(list)
const failing = () => new Response('Internal Server Error', { status: 500 })

describe('the bank holidays', () => {
  it('are those of the list, with the bundled years that it does not cover', async () => {
    const { bankHolidays, fetch, failures } = feed(good)
    expect(await bankHolidays(null)).toEqual(withList)
    expect(fetch).toHaveBeenCalledWith(
      url,
      expect.objectContaining({ headers: { accept: 'application/json' } }),
    )
    expect(failures).toEqual([])
  })

  it('are read once a day for everybody, also when many ask at once', async () => {
    const { bankHolidays, fetch, clock } = feed(good)
    await Promise.all([bankHolidays(null), bankHolidays(null), bankHolidays(null)])
    clock.ms = dayMs - 1
    await bankHolidays(null)
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.ms = dayMs
    await bankHolidays(null)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('refused')), 'refused'],
    ['answers with a failure', failing, 'The list of bank holidays answers with status 500'],
    [
      'has another structure',
      () => Response.json({ data: null }),
      'The list of bank holidays is not in its public structure',
    ],
    ['is no JSON', () => new Response('<html>'), expect.stringContaining('JSON')],
  ])('are the bundled ones when the list %s, said once', async (_, answer, reason) => {
    const { bankHolidays, failures } = feed(answer)
    expect(await Promise.all([bankHolidays(null), bankHolidays(null)])).toEqual([bundled, bundled])
    expect(failures).toEqual([reason])
  })

  it('do not wait for a list that takes its time', async () => {
    const stalled = createBankHolidays({
      url,
      nowMs: () => 0,
      onFailure: () => {},
      timeoutMs: 10,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    })
    expect(await stalled(null)).toEqual(bundled)
  })

  it('are asked for again some minutes after a failure', async () => {
    const { bankHolidays, fetch, clock } = feed(failing, good)
    await bankHolidays(null)
    clock.ms = 4 * minuteMs
    expect(await bankHolidays(null)).toEqual(bundled)
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.ms = 5 * minuteMs
    expect(await bankHolidays(null)).toEqual(withList)
  })

  it('stay those of yesterday’s list when today’s cannot be read', async () => {
    const { bankHolidays, clock, failures } = feed(good, failing, failing, good)
    await bankHolidays(null)
    for (const laterMs of [dayMs, dayMs + 5 * minuteMs]) {
      clock.ms = laterMs
      expect(await bankHolidays(null)).toEqual(withList)
    }
    expect(failures).toHaveLength(2)
  })

  it('of a world are its own, read anew each time, and change nothing for anybody else', async () => {
    const { bankHolidays, fetch, failures } = feed(failing, failing, good)
    expect(await bankHolidays('mine')).toEqual(bundled)
    expect(await bankHolidays('mine')).toEqual(bundled)
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json', world: 'mine' })
    expect(failures).toHaveLength(2)
    expect(await bankHolidays(null)).toEqual(withList)
  })
})
