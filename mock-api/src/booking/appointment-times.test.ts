import { bookingServices } from '@shop/fixtures/booking-services'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { keepAppointment } from './appointment-store.ts'
import { appointmentTimes, hourOf } from './appointment-times.ts'
import { acknowledgement } from './consultation-letter.ts'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
})
afterEach(() => worlds.close())

const service = (id: string) => {
  const found = bookingServices.find((each) => each.id === id)
  if (!found) throw new Error(`There is no service ${id}`)
  return found
}
const calendar = { today: '2026-11-25', holidays: [] } as const
type Location = Parameters<typeof appointmentTimes>[1]['location']

/** The times of a day as they are read, each that is not free in brackets. */
function times(
  location: Location,
  { date = '2026-12-03', serviceId = '1' }: { date?: LondonDate; serviceId?: string } = {},
): string {
  return appointmentTimes(world, { date, location, service: service(serviceId) }, calendar)
    .map(({ time, disabled }) => (disabled ? `(${time})` : time))
    .join(' ')
}

/** Somebody books an hour. */
function book(location: Location, hour: number, key: string): void {
  keepAppointment(world.sql, {
    idempotencyKey: key,
    inputHash: '',
    date: '2026-12-03',
    time: `${hour}:00`,
    location,
    hours: [hour],
    content: {} as never,
  })
}

describe('the times of a day', () => {
  it('are taken in part by what the boutique arranges by itself, the same for everybody', () => {
    expect(times('HALE')).toBe('10:00 11:00 (12:00) 13:00 14:00 15:00 (16:00)')
  })

  it('of what takes two hours need both', () => {
    expect(times('HALE', { serviceId: '3' })).toBe('10:00 (11:00) (12:00) 13:00 14:00 (15:00)')
  })

  it('are given to as many as the place has consultants', () => {
    const isTaken = (location: Location) =>
      ['a', 'b', 'c'].map((key) => {
        book(location, 11, `${location} ${key}`)
        return times(location).includes('(11:00)')
      })
    // One of London's two is busy by itself, and none of the three by video.
    expect(isTaken('LONDON')).toEqual([true, true, true])
    expect(isTaken('VIRTUAL')).toEqual([false, false, true])
  })

  it('are all free where somebody is left for each of them', () => {
    expect(times('MANCHESTER')).toBe('10:00 11:00 12:00 13:00 14:00 15:00 16:00')
  })

  it('have passed on the same day, and on no other', () => {
    world.setClock(new Date('2026-12-03T13:20:00Z'), true)
    expect(times('HALE')).toBe('(10:00) (11:00) (12:00) (13:00) 14:00 15:00 (16:00)')
    expect(times('HALE', { date: '2026-12-04' })).toBe('(10:00) 11:00 12:00 13:00 (14:00) 15:00 16:00')
  })

  it('are none on a day that cannot be booked', () => {
    expect(times('HALE', { date: '2026-12-06' })).toBe('')
  })
})

it.each([
  ['09:00', 9],
  ['16:00', 16],
  ['10:30', null],
  ['31:00', null],
  ['9:00', null],
  ['10:00 ', null],
  [' 10:00', null],
  ['x10:00', null],
])('the hour of %j is %j', (time, hour) => {
  expect(hourOf(time)).toBe(hour)
})

it.each([
  ['MANCHESTER', 'our Manchester boutique'],
  ['HALE', 'our Cheshire boutique'],
  ['LONDON', 'our London boutique'],
  ['VIRTUAL', 'a virtual meeting'],
] as const)('a letter about a consultation in %s says %s', (location, place) => {
  const { text, kind, link } = acknowledgement(
    { id: '1', inputHash: '', date: '2026-12-02', time: '10:00', location },
    {
      email: 'zoe@example.com',
      firstName: 'Zoë',
      description: 'A ring.',
      service: 'Bespoke design',
      consultant: null,
    },
  )
  expect([kind, link]).toEqual(['CONSULTATION_REQUESTED', null])
  expect(text).toContain(
    `About: Bespoke design\nWhere: ${place}\nWhen: Wednesday 2 December 2026, 10:00 in London\nYour message: A ring.\n`,
  )
})
