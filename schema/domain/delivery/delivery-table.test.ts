import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { arrivalTable } from '../testing/arrival-table.ts'

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const rows = readFileSync(new URL('../testing/delivery-table.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
const deliveryTable = rows.join('\n')
/** Run in a process of its own, so that the machine stands in the other time zone from its start. */
const script = `
  import { arrivalTable } from ${JSON.stringify(new URL('../testing/arrival-table.ts', import.meta.url))}
  const offsetMinutes = new Date('2026-01-01T00:00:00Z').getTimezoneOffset()
  console.log(JSON.stringify({ offsetMinutes, first: arrivalTable('first'), last: arrivalTable('last') }))
`

describe('the table of two years', () => {
  it('has every day of 2026 and 2027', () => {
    expect([rows.length, rows[0]?.slice(0, 10), rows.at(-1)?.slice(0, 10)]).toEqual([
      730,
      '2026-01-01',
      '2027-12-31',
    ])
  })

  it.each([
    // The worked examples (rules/delivery#examples), with 2 and 25 working days.
    '2026-11-25 Wed  11-27 11-30  01-04 01-05  11-26 11-27',
    '2026-11-27 Fri  12-01 12-01  01-06 01-06  11-30 12-01',
    '2026-11-28 Sat  12-02 12-02  01-07 01-07  11-30 12-01',
    '2026-08-31 Mon  09-03 09-04  10-06 10-07  09-01 09-02',
    '2026-04-03 Fri  04-08 04-09  05-12 05-13  04-07 04-08',
    '2026-12-23 Wed  12-29 12-30  02-01 02-02  12-24 12-29',
    // The days on which the clocks change.
    '2026-03-29 Sun  04-01 04-01  05-07 05-07  03-30 03-31',
    '2026-10-25 Sun  10-28 10-28  11-30 11-30  10-26 10-27',
    '2027-03-28 Sun  03-31 03-31  05-04 05-04  03-30 03-31',
    '2027-10-31 Sun  11-03 11-03  12-06 12-06  11-01 11-02',
    // Christmas of 2027 falls on a weekend, so that Monday and Tuesday are its substitutes.
    '2027-12-24 Fri  12-30 12-30  02-02 02-02  12-29 12-30',
    '2027-12-25 Sat  12-30 12-30  02-02 02-02  12-29 12-30',
  ])('says %s', (row) => {
    expect(rows).toContain(row)
  })

  it('is what the rules answer from the first to the last moment of each half of a day', () => {
    expect(arrivalTable('first')).toBe(deliveryTable)
    expect(arrivalTable('last')).toBe(deliveryTable)
  })

  it.each([
    ['Pacific/Auckland', -780],
    ['America/Los_Angeles', 480],
    ['Europe/London', 0],
  ])('is the same for a visitor in %s', async (zone, offsetMinutes) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env: { ...process.env, TZ: zone } },
    )
    expect(JSON.parse(stdout)).toEqual({ offsetMinutes, first: deliveryTable, last: deliveryTable })
  })
})
