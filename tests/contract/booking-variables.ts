import { consultationInstant } from '@shop/schema/domain/booking/consultation-days'
import { consultationLocations } from '@shop/schema/domain/booking/consultation-locations'
import type { Variables } from './assert-answer.ts'
import { runId } from './run-id.ts'
import type { Stock } from './variables.ts'

/** Days of a calendar: weekdays, one on which Manchester is shut, a Sunday, Christmas, and one that has passed. */
const days = ['2027-01-14', '2027-01-12', '2027-01-17', '2026-12-25', '2020-01-02'] as const

const request = {
  firstName: 'Zoë',
  lastName: 'O’Brien',
  email: 'contract@example.com',
  phone: '+442079460000',
  date: consultationInstant('2027-01-14').toISOString(),
  time: { time: '10:00', disabled: false },
  location: 'LONDON',
  description: 'An emerald ring,\nmade of a brooch.',
  gclid: null,
  consultant: null,
}

/** The variables of the operations of a consultation. */
export const bookingVariables: Readonly<Record<string, (stock: Stock) => Variables[]>> = {
  AppointmentTimes: ({ serviceIds }) =>
    consultationLocations.flatMap((location) =>
      days.flatMap((date) => serviceIds.slice(0, 3).map((serviceId) => ({ date, location, serviceId }))),
    ),

  BookingServices: () => [{}],

  Consultant: () => ['eleanor-marsh', '4711'].map((user) => ({ user })),

  CreateConsultationRequest: ({ serviceIds: [serviceId] }) =>
    [
      request,
      { ...request, consultant: 'nobody-here', gclid: 'EAIaIQobChMI' },
      { ...request, firstName: '', phone: '1', description: 'x'.repeat(501) },
      { ...request, date: consultationInstant('2027-01-17').toISOString() },
      { ...request, time: { time: '03:30', disabled: false } },
    ].map((input, index) => ({
      input: { ...input, serviceId, idempotencyKey: `contract-visit-${index}-${runId}` },
    })),
}
