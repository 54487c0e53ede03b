import { messageLimits } from '@shop/schema/domain/booking/booking-limits'
import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import { longDate } from '#data/language/dates.ts'
import type { CheckedConsultation, ConsultationField } from './consultation-schema.ts'

const labels: Readonly<Record<ConsultationField, () => string>> = {
  location: m.consultation_location,
  serviceId: m.consultation_topic,
  date: m.consultation_date,
  time: m.consultation_time,
  firstName: m.account_first_name,
  lastName: m.account_last_name,
  email: m.account_email,
  phone: m.consultation_phone,
  message: m.consultation_message,
}

/** What a field is called. */
export function fieldLabel(field: ConsultationField): string {
  return labels[field]()
}

/** What is wrong with a field, in words; `code` is one of the contract's. */
export function fieldProblemText(field: ConsultationField, code: string): string {
  switch (field) {
    case 'location':
      return m.consultation_location_required()
    case 'serviceId':
      return code === 'REQUIRED' ? m.consultation_topic_required() : m.consultation_topic_gone()
    case 'date':
      return code === 'REQUIRED' ? m.consultation_date_required() : m.consultation_date_gone()
    case 'time':
      return code === 'REQUIRED' ? m.consultation_time_required() : m.consultation_time_gone()
    case 'firstName':
      return code === 'TOO_LONG' ? m.account_too_long() : m.consultation_first_name_required()
    case 'lastName':
      return code === 'TOO_LONG' ? m.account_too_long() : m.consultation_last_name_required()
    case 'email':
      return code === 'REQUIRED' ? m.consultation_email_required() : m.consultation_email_invalid()
    case 'phone':
      return code === 'REQUIRED' ? m.consultation_phone_required() : m.consultation_phone_invalid()
    case 'message':
      return code === 'TOO_LONG'
        ? m.consultation_message_long({ most: messageLimits.longestConsultation })
        : m.consultation_message_required()
  }
}

/** How the shop's identity names the boutiques. */
const boutiqueNames: Readonly<Record<Exclude<ConsultationLocation, 'VIRTUAL'>, string>> = {
  LONDON: 'London',
  MANCHESTER: 'Manchester',
  HALE: 'Cheshire',
}

/** The boutiques in the order of the shop's identity, with the street they are in. */
export function boutiqueChoices() {
  return shopIdentity.boutiques.flatMap(({ name, street }) => {
    const location = (['LONDON', 'MANCHESTER', 'HALE'] as const).find((each) => boutiqueNames[each] === name)
    return location ? [{ location, name, street }] : []
  })
}

/** What was asked for, once it has been sent: who, when and where (rules/booking#done). */
export function doneText({ firstName, time, date, location }: CheckedConsultation): string {
  const day = longDate(date)
  return location === 'VIRTUAL'
    ? m.consultation_done_virtual({ firstName, time, day })
    : m.consultation_done_boutique({ firstName, time, day, location: boutiqueNames[location] })
}

/** Where it is, for a calendar: a boutique with its street, or by video. */
export function placeText(location: ConsultationLocation): string {
  const boutique = boutiqueChoices().find((choice) => choice.location === location)
  if (!boutique) return m.consultation_virtual_note()
  return `${shopIdentity.brand}, ${boutique.street}, ${boutique.name}`
}
