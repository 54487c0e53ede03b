import type { BookingServiceRecord } from '@shop/fixtures/booking-services'
import { closedReason, type ConsultationCalendar } from '@shop/schema/domain/booking/consultation-days'
import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { inLondon, type LondonDate } from '@shop/schema/domain/values/calendar'
import type { AppointmentTime } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'
import { busyConsultants } from './appointment-store.ts'
import { openingHours } from './opening-hours.ts'

/** What a time is asked for. */
export interface WantedAppointment {
  readonly date: LondonDate
  readonly location: ConsultationLocation
  readonly service: BookingServiceRecord
}

/** The times of a day, in their order: none on a day that cannot be booked (rules/booking#dates). */
export function appointmentTimes(
  world: World,
  { date, location, service }: WantedAppointment,
  calendar: ConsultationCalendar,
): AppointmentTime[] {
  if (closedReason(date, location, calendar) !== null) return []
  const { firstHour, lastHour } = openingHours[location]
  const now = inLondon(world.now())
  const beginnings = hours(firstHour, lastHour - service.hours + 2)
  return beginnings.map((hour) => {
    const isPast = date === now.date && hour <= now.hour
    const isFree = hours(hour, hour + service.hours).every(
      (taken) => busyAt(world, { date, location }, taken) < openingHours[location].consultants,
    )
    return { time: timeOf(hour), disabled: isPast || !isFree }
  })
}

/** The full hour that a time of the list begins with; null for any other text. */
export function hourOf(time: string): number | null {
  return /^[0-2]\d:00$/.test(time) ? Number(time.slice(0, 2)) : null
}

/** Those that visitors of this world have booked, and those that the boutique has arranged by itself. */
function busyAt(
  { sql }: World,
  { date, location }: Pick<WantedAppointment, 'date' | 'location'>,
  hour: number,
): number {
  return busyConsultants(sql, { date, location, hour }) + arrangedByItself(`${date} ${location} ${hour}`)
}

/** One visitor at about one time in four, the same for everybody and at every start. */
function arrangedByItself(moment: string): number {
  // FNV-1a: its highest bits follow from every character, so that the hours of a day differ.
  let hash = 0x81_1c_9d_c5
  for (const character of moment) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01_00_01_93)
  return (hash >>> 24) % 4 === 0 ? 1 : 0
}

/** From one hour until before another. */
function hours(from: number, until: number): number[] {
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index)
}

function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
