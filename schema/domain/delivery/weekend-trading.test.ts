import { describe, expect, it } from 'vitest'
import { isWeekendTrading } from './weekend-trading.ts'

describe('weekend trading', () => {
  it.each([
    ['2026-11-26T23:59:59.999Z', false, 'the last moment of a Thursday'],
    ['2026-11-27T00:00:00Z', false, 'the first of a Friday'],
    ['2026-11-27T13:59:59.999Z', false, 'a Friday before 14:00'],
    ['2026-11-27T14:00:00Z', true, 'a Friday at 14:00'],
    ['2026-11-27T23:59:59.999Z', true, 'the last moment of a Friday'],
    ['2026-11-28T09:00:00Z', true, 'a Saturday'],
    ['2026-11-29T23:59:59.999Z', true, 'the last moment of a Sunday'],
    ['2026-11-30T00:00:00Z', false, 'the first of a Monday'],
    ['2026-11-30T15:00:00Z', false, 'a Monday afternoon'],
    // In summer London is an hour ahead of universal time.
    ['2026-07-03T12:59:59.999Z', false, 'a Friday in summer before 14:00'],
    ['2026-07-03T13:00:00Z', true, 'a Friday in summer at 14:00'],
    ['2026-07-05T22:59:59.999Z', true, 'the last moment of a Sunday in summer'],
    ['2026-07-05T23:00:00Z', false, 'the first of a Monday in summer'],
    // The Fridays before and after the clocks change, and the Sundays of the change, in both years.
    ['2026-03-27T13:30:00Z', false, 'the Friday before the clocks go forward, 13:30'],
    ['2026-04-03T13:00:00Z', true, 'the Friday after, 14:00'],
    ['2026-03-29T22:59:59.999Z', true, 'the last moment of the Sunday they go forward'],
    ['2026-03-29T23:00:00Z', false, 'the Monday after it'],
    ['2026-10-23T13:00:00Z', true, 'the Friday before they go back, 14:00'],
    ['2026-10-30T13:30:00Z', false, 'the Friday after, 13:30'],
    ['2026-10-25T23:59:59.999Z', true, 'the last moment of the Sunday they go back'],
    ['2026-10-26T00:00:00Z', false, 'the Monday after it'],
    ['2027-03-28T22:59:59.999Z', true, 'the last moment of the Sunday they go forward in 2027'],
    ['2027-03-28T23:00:00Z', false, 'the Monday after it'],
    ['2027-10-31T23:59:59.999Z', true, 'the last moment of the Sunday they go back in 2027'],
  ])('at %s is %s: %s', (instant, isOn) => {
    expect(isWeekendTrading(new Date(instant))).toBe(isOn)
  })

  it('does not heed bank holidays: Good Friday morning is a Friday morning', () => {
    expect(isWeekendTrading(new Date('2026-04-03T09:00:00Z'))).toBe(false)
    expect(isWeekendTrading(new Date('2026-08-31T09:00:00Z'))).toBe(false)
  })
})
