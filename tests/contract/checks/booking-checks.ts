import { closedReason, lastConsultationDay } from '@shop/schema/domain/booking/consultation-days'
import { consultationLocations } from '@shop/schema/domain/booking/consultation-locations'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { addDays, inLondon, londonClock, type LondonDate } from '@shop/schema/domain/values/calendar'
import type { Check } from '../runner/check.ts'
import { Skipped } from '../runner/outcome.ts'
import type { Probe } from '../runner/probe.ts'

const timesQuery = `query ($date: Date!, $location: ConsultationLocation!, $serviceId: ID!) {
  getAvailableAppointmentTimes(date: $date, location: $location, serviceId: $serviceId) { time disabled }
}`

interface Time {
  readonly time: string
  readonly disabled: boolean
}

/** What holds for the times of a consultation, by the calendar of the target (rules/booking#dates). */
export const bookingChecks: readonly Check[] = [
  {
    operation: 'AppointmentTimes',
    name: 'there are times on days that can be booked, and on no others',
    async run(probe) {
      const { today, services } = await situationOf(probe)
      const last = lastConsultationDay(today)
      const drawn = Array.from({ length: 12 }, () => addDays(today, 1 + probe.random.below(360)))
      const ends = [addDays(today, -1), last, addDays(last, 1)]
      const weeks = Array.from({ length: 7 }, (_, ahead) => addDays(today, 1 + ahead))
      const holidays = bundledBankHolidays.flatMap(({ date }) => (today < date && date <= last ? date : []))
      for (const day of new Set([...ends, ...weeks, ...holidays, ...drawn])) {
        const [location = 'LONDON'] = probe.random.some(consultationLocations, 1)
        const [serviceId = ''] = probe.random.some(services, 1)
        const times = await timesOf(probe, day, location, serviceId)
        const again = (await timesOf(probe, day, location, serviceId)).map(({ time }) => time)
        probe.expectSame(
          again,
          times.map(({ time }) => time),
          `The times of ${location} on ${day} when they are asked for again`,
        )
        const closed = closedReason(day, location, { today, holidays: bundledBankHolidays })
        const says = closed === null ? 'can be booked' : `cannot be booked (${closed})`
        probe.expectSame(
          times.length > 0,
          closed === null,
          `Whether ${location} has times on ${day}, which ${says}`,
        )
      }
    },
  },
  {
    operation: 'AppointmentTimes',
    name: 'times are of the clock, in their order, and past ones are disabled',
    async run(probe) {
      const { today, services, clock } = await situationOf(probe)
      for (const ahead of [0, 1, 2, 3, 4]) {
        for (const location of consultationLocations) {
          const [serviceId = ''] = probe.random.some(services, 1)
          const times = await timesOf(probe, addDays(today, ahead), location, serviceId)
          const said = times.map(({ time }) => time)
          const isClock = said.every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
          probe.expect(isClock, `Times that are none: ${said.join()}`)
          probe.expectSame(
            said,
            [...new Set(said)].toSorted(),
            `The times of ${location}, each once in their order`,
          )
          if (ahead > 0) continue
          const open = times.filter(({ time, disabled }) => !disabled && time < clock.time)
          probe.expectSame(open, [], `Times of today that have passed at ${clock.time}`)
        }
      }
    },
  },
  {
    operation: 'AppointmentTimes',
    name: 'a service that there is not, or that is not offered online, is refused',
    async run(probe) {
      const { today, hidden } = await situationOf(probe)
      for (const serviceId of ['no-such-service', ...hidden]) {
        const asked = { date: addDays(today, 7), location: 'VIRTUAL', serviceId }
        await probe.expectRefusal(timesQuery, asked, `the service ${serviceId}`, 'BAD_USER_INPUT')
      }
    },
  },
  {
    operation: 'AppointmentTimes',
    name: 'a text that is no day of the calendar is refused',
    async run(probe) {
      const { services } = await situationOf(probe)
      const [serviceId = ''] = probe.random.some(services, 1)
      for (const date of ['2027-02-30', '2027-13-01', 'tomorrow']) {
        const asked = { date, location: 'VIRTUAL', serviceId }
        await probe.expectRefusal(timesQuery, asked, `the day ${date}`, 'BAD_USER_INPUT')
      }
    },
  },
  {
    operation: 'BookingServices',
    name: 'services have names and ids of their own',
    async run(probe) {
      const { all } = await situationOf(probe)
      probe.expectSame(new Set(all.map(({ id }) => id)).size, all.length, 'How many ids the services have')
      probe.expect(
        all.some(({ showOnline }) => showOnline),
        'No service is offered online',
      )
      probe.expect(
        all.every(({ displayName }) => displayName.trim() !== ''),
        'A service has no name',
      )
      const names = new Set(all.map(({ displayName }) => displayName))
      probe.expectSame(names.size, all.length, 'How many names the services have')
    },
  },
  {
    operation: 'Consultant',
    name: 'a consultant that there is not is null',
    async run(probe) {
      const query = 'query ($user: ID!) { getConsultant(user: $user) { user } }'
      const { getConsultant } = await probe.ask<{ getConsultant: unknown }>(query, {
        user: 'no-such-consultant',
      })
      probe.expectSame(getConsultant, null, 'A consultant that there is not')
      await probe.expectRefusal(query, { user: 'x'.repeat(65) }, 'an id of 65 characters', 'BAD_USER_INPUT')
    },
  },
  {
    operation: 'Consultant',
    name: 'a consultant is whom the address of a page names',
    async run(probe) {
      const query = 'query ($user: ID!) { getConsultant(user: $user) { user name } }'
      const found: { user: string; name: string }[] = []
      for (const user of knownConsultants) {
        const { getConsultant } = await probe.ask<{ getConsultant: (typeof found)[number] | null }>(query, {
          user,
        })
        if (getConsultant === null) continue
        found.push(getConsultant)
        probe.expectSame(getConsultant.user, user, 'Who is found')
        probe.expect(getConsultant.name.trim() !== '', `${user} has no name`)
      }
      probe.expectSame(new Set(found.map(({ name }) => name)).size, found.length, 'How many names they have')
    },
  },
]

/** Some whom the mock has; another API is asked about those that it knows. */
const knownConsultants = ['eleanor-marsh', 'tomas-reyes', 'priya-raman']

/** The services of a target, and what its calendar shows. */
export async function situationOf(probe: Probe) {
  const { listBookingServices: all } = await probe.ask<{
    listBookingServices: { id: string; displayName: string; showOnline: boolean }[]
  }>('{ listBookingServices { id displayName showOnline } }')
  const now = probe.clock
  if (now === null) throw new Skipped('the answers have no date')
  const idsWhere = (isShown: boolean) =>
    all.flatMap(({ id, showOnline }) => (showOnline === isShown ? id : []))
  return {
    all,
    services: idsWhere(true),
    hidden: idsWhere(false),
    today: inLondon(now).date,
    clock: londonClock(now),
  }
}

export async function timesOf(
  probe: Probe,
  date: LondonDate,
  location: string,
  serviceId: string,
): Promise<Time[]> {
  const asked = { date, location, serviceId }
  const answer = await probe.ask<{ getAvailableAppointmentTimes: Time[] }>(timesQuery, asked)
  return answer.getAvailableAppointmentTimes
}
