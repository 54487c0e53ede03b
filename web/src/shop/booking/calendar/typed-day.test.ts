import { addDays } from '@shop/schema/domain/values/calendar'
import { describe, expect, it } from 'vitest'
import { longDate, longDay, shortDay } from '#data/language/dates.ts'
import { calendarOf } from '#data/language/testing/calendar-of.ts'
import { dayToType, typedDay } from './typed-day.ts'

const today = '2026-11-25'

describe('a day that is typed', () => {
  it.each([
    '10/12/2026',
    '10.12.26',
    '10-12-2026',
    '10 12 2026',
    '10 December 2026',
    '10th dec 2026',
    '10 Dec',
    '10/12',
    ' 10/12/2026 ',
    '2026-12-10',
    'Thursday 10 December 2026',
    'Thu 10 Dec 2026',
    'thursday, 10/12/2026',
  ])('is 10 December 2026: %s', (typed) => {
    expect(typedDay(typed, today)).toBe('2026-12-10')
  })

  it('is the next such day where no year is said', () => {
    expect(typedDay('25/11', today)).toBe('2026-11-25')
    expect(typedDay('24/11', today)).toBe('2027-11-24')
    expect(typedDay('3 Jan', today)).toBe('2027-01-03')
  })

  it.each([
    '',
    'soon',
    '31/02/2027',
    '29/02/2027',
    '10/13/2026',
    '1',
    '10/12/202',
    '10 Ju 2026',
    '00/00/2026',
    'soon 10/12/2026',
    'Thursday',
  ])('is none: %s', (typed) => {
    expect(typedDay(typed, today)).toBeNull()
  })

  it.each(['en', 'fr', 'de'] as const)(
    'is read as the shop writes it, and without accents: %s',
    (language) => {
      const calendar = calendarOf(language)
      for (let days = 0; days < 365; days += 1) {
        const day = addDays('2027-01-01', days)
        for (const written of [shortDay, longDay, longDate].map((write) => write(day, calendar))) {
          for (const typed of [written, written.normalize('NFD').replaceAll(/\p{M}/gu, '')]) {
            expect([typed, typedDay(typed, '2027-01-01', calendar.words)]).toEqual([typed, day])
          }
        }
      }
    },
  )

  it('is read in French and German as it is typed there', () => {
    const { words: french } = calendarOf('fr')
    expect(typedDay('10 dec', today, french)).toBe('2026-12-10')
    expect(typedDay('3 fevrier', today, french)).toBe('2027-02-03')
    expect(typedDay('lun. 4 janv.', today, french)).toBe('2027-01-04')
    expect(typedDay('4 jui', today, french)).toBeNull()
    const { words: german } = calendarOf('de')
    expect(typedDay('Mo., 4. Jan.', today, german)).toBe('2027-01-04')
    expect(typedDay('4. Marz', today, german)).toBe('2027-03-04')
  })

  it('comes back as it can be typed', () => {
    expect(dayToType('2026-12-10')).toBe('10/12/2026')
    expect(typedDay(dayToType('2027-02-01'), today)).toBe('2027-02-01')
  })
})
