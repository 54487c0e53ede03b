import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { bundledBankHolidays } from './bundled-bank-holidays.ts'
import { deliveryEstimate, expressEstimate } from './delivery.ts'

const holidays = bundledBankHolidays.map(({ date }) => date)

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const first = Date.UTC(2026, 0, 1)
const last = Date.UTC(2028, 0, 1)

/** Summer time, once more without Intl: from 01:00 universal time on the last Sundays of March and October. */
function isSummerTime(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear()
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(year, month, 31))
    return end.getTime() - end.getUTCDay() * dayMs + hourMs
  }
  return ms >= lastSunday(2) && ms < lastSunday(9)
}

/** Bank holidays of England and Wales in 2026 to 2028, and the real days of Christmas and New Year. */
const closed = new Set(
  `2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-26 2026-12-28
   2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-25 2027-12-26 2027-12-27
   2027-12-28 2028-01-01 2028-01-03 2028-04-14 2028-04-17 2028-05-01`.split(/\s+/),
)
const textOf = (dayAt: number) => new Date(dayAt).toISOString().slice(0, 10)
const isOpen = (dayAt: number) => !closed.has(textOf(dayAt)) && ![0, 6].includes(new Date(dayAt).getUTCDay())

/** The rule once more, day by day from London's wall clock: independent of `calendar.ts`. */
function reference(ms: number, workingDays: number): string {
  const wall = new Date(ms + (isSummerTime(ms) ? hourMs : 0))
  const isLate = wall.getUTCHours() >= 14
  const isHoliday = closed.has(textOf(wall.getTime()))
  let dayAt = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate())
  switch (wall.getUTCDay()) {
    case 6:
      dayAt += (isHoliday ? 3 : 2) * dayMs
      break
    case 0:
      dayAt += (isHoliday ? 2 : 1) * dayMs
      break
    case 5:
      dayAt += ((isHoliday ? 3 : 0) + (isLate ? 1 : 0)) * dayMs
      break
    default:
      dayAt += ((isHoliday ? 1 : 0) + (isLate ? 1 : 0)) * dayMs
  }
  let left = workingDays
  while (left > 0) {
    dayAt += dayMs
    if (isOpen(dayAt)) left -= 1
  }
  while (!isOpen(dayAt)) dayAt += dayMs
  return textOf(dayAt)
}

function arrivesOn(ms: number, settingDays: number): string {
  return deliveryEstimate({ now: new Date(ms), settingDays, holidays }).arrivesOn
}

/** What an order of this day is asked at: around midnight and the cut-off, in London's summer and winter. */
function* momentsOf(dayAt: number): Generator<number> {
  for (const hour of [0, 13, 14, 23]) yield* [dayAt + hour * hourMs - 1, dayAt + hour * hourMs]
}

/** Every disagreement with the reference over two years of orders. */
function disagreements(): string[] {
  const found: string[] = []
  for (let dayAt = first; dayAt < last; dayAt += dayMs) {
    for (const ms of momentsOf(dayAt)) {
      for (const days of [0, 5]) {
        const [is, shouldBe] = [arrivesOn(ms, days), reference(ms, days)]
        if (is !== shouldBe) found.push(`${new Date(ms).toISOString()} + ${days}: ${is}, not ${shouldBe}`)
      }
    }
  }
  return found
}

describe('the estimate', () => {
  const ownZone = process.env['TZ']
  afterEach(() => {
    if (ownZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = ownZone
  })

  it.each([
    ['Pacific/Auckland', -780],
    ['America/Los_Angeles', 480],
    ['Europe/London', 0],
  ])('is that of an independent count, day by day for two years, on a machine in %s', (zone, offset) => {
    process.env['TZ'] = zone
    // The machine is really there: else the test would prove nothing.
    expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
    expect(disagreements()).toEqual([])
  })
})

describe('for any order', () => {
  const anyMoment = fc.integer({ min: first, max: last })
  const anyDays = fc.integer({ min: 0, max: 60 })

  it('the day of arrival is a working day', () => {
    fc.assert(
      fc.property(anyMoment, anyDays, (ms, days) => {
        for (const day of [arrivesOn(ms, days), expressEstimate({ now: new Date(ms), holidays }).arrivesOn]) {
          expect([day, isOpen(Date.parse(day))]).toEqual([day, true])
        }
      }),
    )
  })

  it('more working days never arrive sooner, and one more arrives on a later day', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 60 }), (ms, days) => {
        expect(arrivesOn(ms, days) < arrivesOn(ms, days + 1)).toBe(true)
        expect(arrivesOn(ms, 0) <= arrivesOn(ms, days)).toBe(true)
      }),
    )
  })

  it('a later hour of the same working day never arrives sooner', () => {
    const anyDay = fc.integer({ min: 0, max: (last - first) / dayMs - 1 }).map((day) => first + day * dayMs)
    // Hours that lie within one day of London, summer and winter.
    const anyHours = fc.tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 0, max: 22 }))
    fc.assert(
      fc.property(anyDay.filter(isOpen), anyHours, anyDays, (dayAt, hours, days) => {
        const [early = 0, late = 0] = hours.toSorted((a, b) => a - b)
        expect(arrivesOn(dayAt + early * hourMs, days) <= arrivesOn(dayAt + late * hourMs, days)).toBe(true)
      }),
    )
  })

  it('agrees with the independent count', () => {
    fc.assert(
      fc.property(anyMoment, anyDays, (ms, days) => {
        expect(arrivesOn(ms, days)).toBe(reference(ms, days))
      }),
    )
  })

  it('its steps add up to it', () => {
    fc.assert(
      fc.property(anyMoment, anyDays, (ms, days) => {
        const { steps, arrivesOn: day } = deliveryEstimate({ now: new Date(ms), settingDays: days, holidays })
        const delayDays = steps.reduce((sum, step) => sum + (step.kind === 'delayed' ? step.days : 0), 0)
        const [ordered] = steps
        const counted = steps.find((step) => step.kind === 'working-days')
        if (ordered?.kind !== 'ordered' || !counted) throw new Error('An estimate begins with the order')
        expect(counted.after).toBe(textOf(Date.parse(ordered.on) + delayDays * dayMs))
        expect(steps.at(-1)).toEqual({ kind: 'arrives', on: day })
      }),
    )
  })
})
