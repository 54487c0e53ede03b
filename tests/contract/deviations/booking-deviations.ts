import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

const anyTimes = [{ time: '10:00', disabled: false }]

/** What an API can get wrong of consultations. */
export const bookingDeviations: readonly DeviatingApi[] = [
  ...caughtBy('AppointmentTimes: there are times on days that can be booked, and on no others', {
    'has times on days that cannot be booked': answering({
      'Query.getAvailableAppointmentTimes': (times) =>
        Array.isArray(times) && times.length === 0 ? anyTimes : times,
    }),
    'has times on bank holidays': misreading('getAvailableAppointmentTimes', 'date', (day) =>
      bundledBankHolidays.some(({ date }) => date === day) ? '2026-12-15' : day,
    ),
    'has other times each time': (honest) => {
      let asked = 0
      return answering({
        'Query.getAvailableAppointmentTimes': listed((times) => times.slice((asked += 1) % 2)),
      })(honest)
    },
    'has no times at all': answering({ 'Query.getAvailableAppointmentTimes': () => [] }),
    'has the times of another location': misreading(
      'getAvailableAppointmentTimes',
      'location',
      () => 'MANCHESTER',
    ),
  }),
  ...caughtBy('AppointmentTimes: times are of the clock, in their order, and past ones are disabled', {
    'says times of twelve hours': answering({
      'AppointmentTime.time': (time) =>
        String(time).replace(/^1([3-8]):/, (_, hour: string) => `${Number(hour) - 2}:`),
    }),
    'offers times that have passed': answering({ 'AppointmentTime.disabled': () => false }),
    'lists times from the last to the first': answering({
      'Query.getAvailableAppointmentTimes': listed((times) => times.toReversed()),
    }),
  }),
  ...caughtBy('AppointmentTimes: a service that there is not, or that is not offered online, is refused', {
    'has times for any service': misreading('getAvailableAppointmentTimes', 'serviceId', () => '1'),
  }),
  ...caughtBy('BookingServices: services have names and ids of their own', {
    'calls all services the same': answering({ 'BookingService.displayName': () => 'Consultation' }),
    'gives all services one id': answering({ 'BookingService.id': () => '1' }),
    'offers nothing online': answering({ 'BookingService.showOnline': () => false }),
  }),
  ...caughtBy('Consultant: a consultant that there is not is null', {
    'knows every consultant': answering({
      'Query.getConsultant': (found) => (isObject(found) ? found : { user: 'somebody' }),
    }),
  }),
  ...caughtBy('Consultant: a consultant is whom the address of a page names', {
    'answers with another consultant': answering({ 'Consultant.user': () => 'ada-okafor' }),
    'calls every consultant the same': answering({ 'Consultant.name': () => 'Ada Okafor' }),
    'has no name for a consultant': answering({ 'Consultant.name': () => ' ' }),
  }),
]
