import type { EnquiryLocation } from '@shop/schema/domain/booking/enquiry-limits'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { type Letter, writeLetter } from '../outbox/letter.ts'
import type { NewMessage } from '../outbox/outbox-store.ts'
import type { EnquiryContent } from './enquiry-store.ts'

const places: Readonly<Record<EnquiryLocation, string>> = {
  MANCHESTER: 'Manchester',
  HALE: 'Cheshire Boutique',
  LONDON: 'London',
  VIRTUAL: 'Virtual',
  NOT_SURE: 'Not Sure',
}

/** What the shop reads, with all that whoever answers needs. */
export function letterToShop(reference: string, content: EnquiryContent): NewMessage {
  const { contactName, email, phone, location, message, source, gclid } = content
  const facts = {
    From: contactName,
    'E-mail': email,
    Phone: phone,
    Boutique: location && places[location],
    'Sent from': source,
    Advertisement: gclid,
  }
  return enquiryLetter({
    to: shopIdentity.email,
    kind: 'ENQUIRY',
    subject: `Enquiry ${reference}`,
    parts: [
      message,
      {
        heading: 'Who asks',
        facts: Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : { name, value })),
      },
    ],
  })
}

/** Says to whoever asked that it came in. */
export function acknowledgement(reference: string, { email, message }: EnquiryContent): NewMessage {
  return enquiryLetter({
    to: email,
    kind: 'ENQUIRY_RECEIVED',
    subject: `We have your enquiry ${reference}`,
    parts: [
      'Thank you for writing to us. We aim to reply within the next 12 working hours.',
      { heading: 'What you wrote', facts: [{ name: 'Your message', value: message }] },
    ],
  })
}

function enquiryLetter(letter: Omit<Letter, 'firstName' | 'link'>): NewMessage {
  return writeLetter({ ...letter, firstName: null, link: null })
}
