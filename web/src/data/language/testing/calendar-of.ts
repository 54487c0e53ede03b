import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { dateForms, type Calendar } from '../dates.ts'

const and = { en: ' and ', fr: ' et ', de: ' und ' }

/** How a language writes dates in the platform's own words, so that a test does not rest on those of the shop. */
export function calendarOf(language: Language): Calendar {
  const named = (days: readonly string[], options: Intl.DateTimeFormatOptions) =>
    days.map((day) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day)),
    )
  const week = Array.from({ length: 7 }, (_, day) => `2026-11-${22 + day}`)
  const year = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`)
  return {
    form: dateForms[language],
    words: {
      weekdays: named(week, { weekday: 'long' }),
      months: named(year, { month: 'long' }),
      shortWeekdays: named(week, { weekday: 'short' }),
      shortMonths: named(year, { month: 'short' }),
      all: (days: readonly string[]) => days.join(and[language]),
    },
  }
}
