import { bookingServices } from '@shop/fixtures/booking-services'
import { consultants } from '@shop/fixtures/consultants'
import { longestClickId, messageLimits } from '@shop/schema/domain/booking/booking-limits'
import { closedReason, type ConsultationCalendar } from '@shop/schema/domain/booking/consultation-days'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { FieldChecks } from '../addresses/field-checks.ts'
import { hashOfInput } from '../checkout/checkout-arguments.ts'
import type {
  ConsultationErrorCode,
  ConsultationRequestInput,
  ConsultationUserError,
} from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId, shortText } from '../graphql/checked-id.ts'
import { sendMessage } from '../outbox/outbox-store.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { appointmentByKey, type KeptAppointment, keepAppointment } from './appointment-store.ts'
import { appointmentTimes, hourOf } from './appointment-times.ts'
import { acknowledgement } from './consultation-letter.ts'

/** What a request has come to: an appointment, or why there is none. */
export interface RequestedConsultation {
  readonly request: KeptAppointment | null
  readonly userErrors: readonly ConsultationUserError[]
}

/**
 * Keeps a time for a visitor, all of it or nothing, and writes to them. The same key with the same input answers what it did
 * before. Throws `BAD_USER_INPUT` where the key was used for something else.
 */
export function requestConsultation(
  world: World,
  input: ConsultationRequestInput,
  calendar: ConsultationCalendar,
): RequestedConsultation {
  checkedId('input.idempotencyKey', input.idempotencyKey)
  checkedId('input.serviceId', input.serviceId)
  shortText('input.gclid', input.gclid ?? '', longestClickId)
  if (input.consultant != null) checkedId('input.consultant', input.consultant)
  return inTransaction(world.sql, () => {
    const inputHash = hashOfInput(input, null)
    const known = appointmentByKey(world.sql, input.idempotencyKey)
    if (known) {
      if (known.inputHash === inputHash) return { request: known, userErrors: [] }
      throw badUserInput('input.idempotencyKey', 'This key was used for something else.')
    }
    const { content, userErrors: ofFields } = checkedContent(input)
    const { wanted, userErrors: ofTime } = checkedTime(world, input, calendar)
    const userErrors = [...ofFields, ...ofTime]
    if (userErrors.length > 0 || wanted === null) return { request: null, userErrors }
    const { service, ...at } = wanted
    const request = keepAppointment(world.sql, {
      idempotencyKey: input.idempotencyKey,
      inputHash,
      ...at,
      content,
    })
    sendMessage(
      world,
      acknowledgement(request, {
        ...content,
        service: service.displayName,
        consultant: consultantOf(content)?.name ?? null,
      }),
    )
    return { request, userErrors: [] }
  })
}

function checkedContent(input: ConsultationRequestInput) {
  const checks = new FieldChecks()
  // In the order of the form.
  const names = {
    firstName: checks.personName('firstName', input.firstName),
    lastName: checks.personName('lastName', input.lastName),
    email: checks.email('email', input.email),
  }
  if (input.phone.trim() === '') checks.refuse('phone', 'REQUIRED')
  const phone = checks.phone('phone', input.phone) ?? ''
  const description = checks.longText('description', input.description, messageLimits.longestConsultation)
  const content = {
    ...names,
    phone,
    description,
    serviceId: input.serviceId,
    gclid: input.gclid ?? null,
    consultant: input.consultant ?? null,
  }
  return { content, userErrors: checks.problems }
}

function consultantOf({ consultant }: { readonly consultant: string | null }) {
  return consultants.find(({ user }) => user === consultant)
}

/** When, where and for what: in the future, on a day that is open, at a time that nobody else has. */
function checkedTime(world: World, input: ConsultationRequestInput, calendar: ConsultationCalendar) {
  const service = bookingServices.find(({ id, showOnline }) => id === input.serviceId && showOnline)
  if (service === undefined) return { wanted: null, userErrors: [problem('INVALID', 'serviceId')] }
  const { location } = input
  const { date } = inLondon(new Date(input.date))
  if (closedReason(date, location, calendar) !== null) {
    return { wanted: null, userErrors: [problem('DAY_UNAVAILABLE', 'date')] }
  }
  const { time } = input.time
  const hour = hourOf(time)
  const offered = appointmentTimes(world, { date, location, service }, calendar).find(
    (candidate) => candidate.time === time,
  )
  if (hour === null || offered === undefined)
    return { wanted: null, userErrors: [problem('INVALID', 'time')] }
  if (offered.disabled) return { wanted: null, userErrors: [problem('TIME_TAKEN', 'time')] }
  const hours = Array.from({ length: service.hours }, (_, index) => hour + index)
  return { wanted: { date, time, location, hours, service }, userErrors: [] }
}

const messages: Readonly<Record<Exclude<ConsultationErrorCode, 'REQUIRED' | 'TOO_LONG'>, string>> = {
  INVALID: 'This is not possible here.',
  DAY_UNAVAILABLE: 'There is no consultation here on this day.',
  TIME_TAKEN: 'This time is not free any more.',
}

function problem(code: keyof typeof messages, field: string): ConsultationUserError {
  return { code, field, message: messages[code] }
}
