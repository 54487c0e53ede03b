import { lastConsultationDay } from '@shop/schema/domain/booking/consultation-days'
import { consultationLocations } from '@shop/schema/domain/booking/consultation-locations'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { addDays, type LondonDate } from '@shop/schema/domain/values/calendar'
import type { Check } from '../runner/check.ts'
import type { Probe } from '../runner/probe.ts'
import { timesOf } from './booking-checks.ts'
import { dayFrom, instantOf, readyVisit, visit } from './sent-form-checks.ts'
import { newId } from './new-id.ts'

const operation = 'CreateConsultationRequest'
/** Of the hours of a day that cannot be had so many are asked for. */
const mostTaken = 3

/** A visit is on a day and at a time that the calendar of its location has (rules/booking#dates). */
export const visitDayChecks: readonly Check[] = [
  {
    operation,
    name: 'a visit on a day on which nobody is there is refused',
    writes: true,
    async run(probe) {
      const { input, day, today } = await readyVisit(probe)
      const isToCome = ({ date, title }: (typeof bundledBankHolidays)[number]) =>
        title === 'Easter Monday' && today < date && date <= lastConsultationDay(today)
      const closed = [
        christmasFrom(today),
        ...bundledBankHolidays.filter(isToCome).map(({ date }) => date),
        addDays(lastConsultationDay(today), 1),
      ].map((date) => ({ location: input.location, date }))
      // Manchester is closed on Mondays and Tuesdays.
      const inManchester = [1, 2].map((weekday) => ({ location: 'MANCHESTER', date: dayFrom(day, weekday) }))
      for (const { location, date } of [...closed, ...inManchester]) {
        await expectRefused(probe, { ...input, location, date: instantOf(date) }, 'DAY_UNAVAILABLE', 'date')
      }
    },
  },
  {
    operation,
    name: 'a time that has passed, or that cannot be had, is not given',
    writes: true,
    async run(probe) {
      const { input, today, clock } = await readyVisit(probe)
      const takenOn = async (day: LondonDate, location: string) =>
        (await timesOf(probe, day, location, input.serviceId)).flatMap(({ time, disabled }) =>
          disabled ? [{ day, location, time }] : [],
        )
      const ofToday = []
      for (const location of consultationLocations) ofToday.push(...(await takenOn(today, location)))
      const passed = ofToday.filter(({ time }) => time < clock.time)
      const taken = []
      for (let ahead = 1; taken.length < mostTaken && ahead < 5; ahead += 1) {
        for (const location of consultationLocations)
          taken.push(...(await takenOn(addDays(today, ahead), location)))
      }
      const meant = [...probe.random.some(passed, mostTaken), ...probe.random.some(taken, mostTaken)]
      for (const { day, location, time } of meant) {
        const at = { location, date: instantOf(day), time: { time, disabled: false } }
        await expectRefused(probe, { ...input, ...at }, 'TIME_TAKEN', 'time')
      }
    },
  },
]

async function expectRefused(
  probe: Probe,
  input: Awaited<ReturnType<typeof readyVisit>>['input'],
  code: string,
  field: string,
): Promise<void> {
  const { userErrors, request } = await visit(probe, { ...input, idempotencyKey: newId() })
  const what = `a visit in ${input.location} on ${input.date} at ${input.time.time}`
  probe.expectSame(userErrors, [{ code, field }], `What speaks against ${what}`)
  probe.expectSame(request, null, `What is kept of ${what}`)
}

/** Christmas Day of this year, or of the next one once it has come. */
function christmasFrom(today: LondonDate): LondonDate {
  const year = Number(today.slice(0, 4))
  const ofThisYear = `${year}-12-25` as const
  return today < ofThisYear ? ofThisYear : `${year + 1}-12-25`
}
