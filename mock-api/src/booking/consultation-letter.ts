import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { dayInWords } from '../outbox/days-in-words.ts'
import { writeLetter } from '../outbox/letter.ts'
import type { NewMessage } from '../outbox/outbox-store.ts'
import type { KeptAppointment, StoredAppointment } from './appointment-store.ts'

const places: Readonly<Record<ConsultationLocation, string>> = {
  MANCHESTER: 'our Manchester boutique',
  HALE: 'our Cheshire boutique',
  LONDON: 'our London boutique',
  VIRTUAL: 'a virtual meeting',
}

/** Says that a request has come in: the appointment itself is confirmed by a person. */
export function acknowledgement(
  { date, time, location }: KeptAppointment,
  asked: Pick<StoredAppointment['content'], 'email' | 'firstName' | 'description'> & {
    readonly service: string
    /** Who they would like to see; null for nobody in particular. */
    readonly consultant: string | null
  },
): NewMessage {
  const { email, firstName, description, service, consultant } = asked
  return writeLetter({
    to: email,
    kind: 'CONSULTATION_REQUESTED',
    subject: 'We have your request for a consultation',
    firstName,
    parts: [
      'Thank you. We keep this time for you, and confirm it in another e-mail shortly.',
      {
        heading: 'What you asked for',
        facts: [
          { name: 'About', value: service },
          { name: 'Where', value: places[location] },
          { name: 'When', value: `${dayInWords(date)}, ${time} in London` },
          ...(consultant === null ? [] : [{ name: 'With', value: consultant }]),
          { name: 'Your message', value: description },
        ],
      },
    ],
    link: null,
  })
}
