import { messageLimits } from '@shop/schema/domain/booking/booking-limits'
import {
  type ConsultationLocation,
  consultationLocations,
} from '@shop/schema/domain/booking/consultation-locations'
import { isLondonDate, type LondonDate } from '@shop/schema/domain/values/calendar'
import { emailPattern, longestEmail } from '@shop/schema/domain/vocabulary/email'
import { longestPersonName, personNamePattern } from '@shop/schema/domain/vocabulary/person-name'
import { tidyPhone } from '@shop/schema/domain/vocabulary/phone'
import { printableLines } from '@shop/schema/domain/vocabulary/printable'
import {
  custom,
  enum as oneOf,
  maxLength,
  minLength,
  normalize,
  object,
  overwrite,
  refine,
  regex,
  string,
  trim,
  type infer as Infer,
} from 'zod/mini'
import type { ConsultationErrorCode } from '#generated/graphql/graphql.ts'

/** What a visitor has typed and chosen; empty for what they have not. */
export interface ConsultationForm {
  readonly location: ConsultationLocation | ''
  readonly serviceId: string
  readonly date: LondonDate | ''
  /** HH:MM in London. */
  readonly time: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

export type ConsultationField = keyof ConsultationForm

/** The fields in the order in which they stand. */
export const consultationFields = [
  'location',
  'serviceId',
  'date',
  'time',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
] as const satisfies readonly ConsultationField[]

const [required, invalid, tooLong] = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
] as const satisfies ConsultationErrorCode[]

const plain = [trim(), normalize('NFC')] as const
const needed = string().check(...plain, minLength(1, required))
const personName = needed.check(maxLength(longestPersonName, tooLong), regex(personNamePattern, invalid))

/**
 * What the form must hold (rules/booking#fields); problems are codes of the contract's. Signs that cannot be printed are
 * left out of the message, since nobody knows that they typed one.
 */
export const consultationSchema = object({
  location: oneOf(consultationLocations, required),
  serviceId: needed,
  date: custom<LondonDate>((day) => typeof day === 'string' && isLondonDate(day), required),
  time: needed,
  firstName: personName,
  lastName: personName,
  email: needed.check(maxLength(longestEmail, invalid), regex(emailPattern, invalid)),
  phone: needed.check(refine((typed) => tidyPhone(typed) !== null, invalid)),
  message: string().check(
    overwrite(printableLines),
    ...plain,
    minLength(1, required),
    maxLength(messageLimits.longestConsultation, tooLong),
  ),
})

/** What the schema makes of the form: trimmed, and with nothing left open. */
export type CheckedConsultation = Infer<typeof consultationSchema>

/** A form that nobody has typed into. */
export function emptyConsultation(location: ConsultationLocation | null): ConsultationForm {
  return {
    location: location ?? '',
    serviceId: '',
    date: '',
    time: '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    message: '',
  }
}
