import { expect, it } from 'vitest'
import { isWeekendTrading } from './weekend-trading.ts'

it.each([
  ['Friday 27 November 2026 13:59', '2026-11-27T13:59:59Z', false],
  ['Friday 27 November 2026 14:00', '2026-11-27T14:00:00Z', true],
  ['Friday 3 July 2026 13:59 in summer time', '2026-07-03T12:59:59Z', false],
  ['Friday 3 July 2026 14:00 in summer time', '2026-07-03T13:00:00Z', true],
  ['Saturday 28 November 2026', '2026-11-28T00:00:00Z', true],
  ['Sunday 29 November 2026 23:59', '2026-11-29T23:59:59Z', true],
  ['Monday 30 November 2026', '2026-11-30T00:00:00Z', false],
  ['Monday 6 July 2026 00:30 in summer time', '2026-07-05T23:30:00Z', false],
  ['Thursday 26 November 2026 15:00', '2026-11-26T15:00:00Z', false],
])('weekend trading (rules/delivery#weekend-trading): %s', (_title, now, is) => {
  expect(isWeekendTrading(new Date(now))).toBe(is)
})
