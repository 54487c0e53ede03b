import { bookingServices } from '@shop/fixtures/booking-services'
import { consultants } from '@shop/fixtures/consultants'
import type { ConsultationCalendar } from '@shop/schema/domain/booking/consultation-days'
import { inLondon, isLondonDate } from '@shop/schema/domain/values/calendar'
import type { Resolvers } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId } from '../graphql/checked-id.ts'
import type { World } from '../world/world.ts'
import { appointmentTimes } from './appointment-times.ts'
import { requestConsultation } from './request-consultation.ts'

/** Consultations, in the world of the request (rules/booking#calls). */
export function bookingResolvers({ holidays }: Pick<ConsultationCalendar, 'holidays'>): Resolvers {
  const calendarOf = (world: World): ConsultationCalendar => ({ today: inLondon(world.now()).date, holidays })
  return {
    Query: {
      listBookingServices: () => [...bookingServices],
      getAvailableAppointmentTimes(_, { date, location, serviceId }, { world }) {
        const id = checkedId('serviceId', serviceId)
        const service = bookingServices.find((candidate) => candidate.id === id && candidate.showOnline)
        if (service === undefined) throw badUserInput('serviceId', 'No such service is offered online.')
        if (!isLondonDate(date)) throw badUserInput('date', 'date must be a day of the calendar.')
        return appointmentTimes(world, { date, location, service }, calendarOf(world))
      },
      getConsultant(_, { user }) {
        const id = checkedId('user', user)
        return consultants.find((consultant) => consultant.user === id) ?? null
      },
    },
    Mutation: {
      createConsultationRequest(_, { input }, { world }) {
        const { request, userErrors } = requestConsultation(world, input, calendarOf(world))
        return { request, userErrors: [...userErrors] }
      },
    },
  }
}
