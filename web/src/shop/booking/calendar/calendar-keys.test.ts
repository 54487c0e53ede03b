import { addDays, type LondonDate } from '@shop/schema/domain/values/calendar'
import { afterEach, describe, expect, it } from 'vitest'
import { dayAfterKey, dayInMonth } from './calendar-keys.ts'

const bounds = { first: '2026-11-25', last: '2027-11-25' } as const
const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

/** Where a visitor can be: ahead of London, behind it, where the clocks change at midnight, and there. */
const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'Africa/Cairo', 'Europe/London']

describe.each(zones)('the calendar of a visitor in %s (rules/booking#dates)', (timeZone) => {
  it('leads by keys through a whole year and back, over both changes of the clocks', () => {
    process.env['TZ'] = timeZone
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone)
    let day: LondonDate = bounds.first
    for (let step = 1; step <= 365; step += 1) {
      day = dayAfterKey({ key: 'ArrowRight', shiftKey: false }, day, bounds) ?? day
      expect(day).toBe(addDays(bounds.first, step))
    }
    for (let step = 1; step <= 365; step += 1) {
      day = dayAfterKey({ key: 'ArrowLeft', shiftKey: false }, day, bounds) ?? day
    }
    expect(day).toBe(bounds.first)
  })
})

describe('a key', () => {
  const after = (key: string, from: LondonDate, shiftKey = false) =>
    dayAfterKey({ key, shiftKey }, from, bounds)

  it.each([
    ['ArrowRight', '2026-12-10', '2026-12-11'],
    ['ArrowLeft', '2026-12-10', '2026-12-09'],
    ['ArrowDown', '2026-12-28', '2027-01-04'],
    ['ArrowUp', '2026-12-10', '2026-12-03'],
    ['Home', '2026-12-10', '2026-12-07'],
    ['End', '2026-12-10', '2026-12-13'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    ['PageUp', '2026-12-10', '2026-11-25'],
    ['ArrowUp', '2026-11-25', '2026-11-25'],
    ['End', '2027-11-25', '2027-11-25'],
  ] as const)('%s leads from %s to %s', (key, from, to) => {
    expect(after(key, from)).toBe(to)
  })

  it('leads by a year with Shift, and nowhere where it is none', () => {
    expect(after('PageDown', '2026-11-26', true)).toBe('2027-11-25')
    expect(after('PageUp', '2027-11-25', true)).toBe('2026-11-25')
    expect(after('Enter', '2026-12-10')).toBeNull()
    expect(after('a', '2026-12-10')).toBeNull()
  })
})

describe('another month', () => {
  it('is led to as long as it has a day within the bounds', () => {
    expect(dayInMonth('2026-11-25', -1, bounds)).toBeNull()
    expect(dayInMonth('2026-11-25', 1, bounds)).toBe('2026-12-25')
    expect(dayInMonth('2026-12-10', -1, bounds)).toBe('2026-11-25')
    expect(dayInMonth('2027-10-31', 1, bounds)).toBe('2027-11-25')
    expect(dayInMonth('2027-11-01', 1, bounds)).toBeNull()
  })
})
