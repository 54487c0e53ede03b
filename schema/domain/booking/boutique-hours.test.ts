import { describe, expect, it } from 'vitest'
import { bundledBankHolidays as holidays } from '../delivery/bundled-bank-holidays.ts'
import { addDays } from '../values/calendar.ts'
import { shopIdentity } from '../vocabulary/shop-identity.ts'
import { boutiqueState, closedHolidays, openingOn } from './boutique-hours.ts'

const [london, manchester, cheshire] = shopIdentity.boutiques
const at = (instant: string, boutique: (typeof shopIdentity.boutiques)[number] = london) =>
  boutiqueState(boutique, new Date(instant), holidays)
const opens = (date: string, time: string) => ({ kind: 'shut', opens: { date, time } })

describe('a boutique (rules/identity#boutiques)', () => {
  it.each([
    ['2026-12-01T09:59:00Z', opens('2026-12-01', '10:00')],
    ['2026-12-01T10:00:00Z', { kind: 'open', until: '18:00' }],
    ['2026-12-01T17:59:00Z', { kind: 'open', until: '18:00' }],
    ['2026-12-01T18:00:00Z', opens('2026-12-02', '10:00')],
    ['2026-12-05T16:30:00Z', { kind: 'open', until: '17:00' }],
    ['2026-12-05T17:00:00Z', opens('2026-12-07', '10:00')],
    ['2026-12-06T12:00:00Z', opens('2026-12-07', '10:00')],
  ])('in London stands at %s like this', (instant, state) => expect(at(instant)).toEqual(state))

  it('goes by the clock of London, in summer and over both changes', () => {
    expect(at('2026-06-02T09:00:00Z')).toEqual({ kind: 'open', until: '18:00' })
    expect(at('2026-06-02T17:00:00Z')).toEqual(opens('2026-06-03', '10:00'))
    // The clocks go forward on Sunday 28 March 2027, and back on Sunday 31 October; Monday 29 March is Easter Monday.
    expect(at('2027-03-27T17:00:00Z')).toEqual(opens('2027-03-30', '10:00'))
    expect(at('2027-03-30T09:00:00Z')).toEqual({ kind: 'open', until: '18:00' })
    expect(at('2027-11-01T09:59:00Z')).toEqual(opens('2027-11-01', '10:00'))
  })

  it('is shut over Christmas, on the real days and their substitutes, and opens after them', () => {
    expect(at('2026-12-24T18:00:00Z')).toEqual(opens('2026-12-29', '10:00'))
    expect(at('2026-12-26T12:00:00Z', cheshire)).toEqual(opens('2026-12-29', '10:00'))
    expect(at('2026-12-24T18:00:00Z', manchester)).toEqual(opens('2026-12-30', '10:00'))
    expect(at('2026-12-31T18:00:00Z')).toEqual(opens('2027-01-02', '10:00'))
    expect(at('2027-03-26T10:00:00Z')).toEqual({ kind: 'open', until: '18:00' })
  })

  it('says when it opens after a fortnight of holidays, and not after more', () => {
    const closed = (days: number) =>
      Array.from({ length: days }, (_, ahead) => ({
        date: addDays('2026-12-02', ahead),
        title: 'Boxing Day',
      }))
    const evening = new Date('2026-12-01T18:00:00Z')
    expect(boutiqueState(london, evening, closed(13))).toEqual(opens('2026-12-15', '10:00'))
    expect(boutiqueState(london, evening, closed(14))).toBeNull()
  })

  it('in Manchester is shut on Mondays and Tuesdays', () => {
    expect(at('2026-12-05T17:00:00Z', manchester)).toEqual(opens('2026-12-09', '10:00'))
  })

  it('in London is open on the Sundays before Christmas 2025, with the hours of a Saturday', () => {
    expect(openingOn(london, '2025-12-21', holidays)).toEqual({ opens: '10:00', closes: '17:00' })
    expect(openingOn(london, '2025-12-18', holidays)).toEqual({ opens: '10:00', closes: '18:00' })
    expect(openingOn(cheshire, '2025-12-21', holidays)).toBeNull()
    expect(openingOn(london, '2025-12-28', holidays)).toBeNull()
  })

  it('tells the holidays to come', () => {
    expect(closedHolidays('2026-12-01', 45, holidays)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
      '2027-01-01',
    ])
  })
})
