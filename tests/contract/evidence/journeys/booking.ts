import { consultationInstant } from '@shop/schema/domain/booking/consultation-days'
import { expect } from 'vitest'
import { newWorld, visitorOf, type WatchedMock } from '../watched-mock.ts'
import { refusals } from './shopping.ts'

const day = '2026-12-02'

/** A time of a consultation is asked for, and is then nobody else's; what cannot be had says why. */
export async function bookTime(mock: WatchedMock): Promise<void> {
  const visitor = visitorOf(mock, await newWorld(mock))
  const { listBookingServices } = await visitor.send<{
    listBookingServices: { id: string; showOnline: boolean }[]
  }>('BookingServices')
  const serviceId = listBookingServices.find(({ showOnline }) => showOnline)?.id
  const place = { date: day, location: 'HALE', serviceId }
  const times = async () =>
    (
      await visitor.send<{ getAvailableAppointmentTimes: { time: string; disabled: boolean }[] }>(
        'AppointmentTimes',
        place,
      )
    ).getAvailableAppointmentTimes
  const time = (await times()).find(({ disabled }) => !disabled)?.time
  const isTaken = async () => (await times()).find((each) => each.time === time)?.disabled
  let requests = 0
  const request = (changed: object = {}) => {
    requests += 1
    const input = {
      idempotencyKey: `visit-${requests}`,
      firstName: 'Zoë',
      lastName: 'O’Brien',
      email: 'zoe@example.com',
      phone: '020 7946 0000',
      date: consultationInstant(day).toISOString(),
      time: { time },
      serviceId,
      location: 'HALE',
      description: 'An emerald ring.',
    }
    return { input: { ...input, ...changed } }
  }
  await visitor.change('CreateConsultationRequest', request(), { look: isTaken, expected: true })
  expect(await refusals(visitor, 'CreateConsultationRequest', request())).toEqual(['TIME_TAKEN'])
  const another = (await times()).find(({ disabled }) => !disabled)?.time
  for (const [code, changed] of [
    ['REQUIRED', { firstName: '' }],
    ['TOO_LONG', { description: 'a'.repeat(501) }],
    ['INVALID', { phone: '1' }],
    ['DAY_UNAVAILABLE', { date: consultationInstant('2026-12-25').toISOString() }],
  ] as const)
    expect(
      await refusals(visitor, 'CreateConsultationRequest', request({ time: { time: another }, ...changed })),
    ).toEqual([code])
}
