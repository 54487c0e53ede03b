import { enquiryLimits, type EnquiryLocation } from '@shop/schema/domain/booking/enquiry-limits'
import { m } from '#generated/paraglide/messages.js'
import type { EnquiryField } from './enquiry-schema.ts'

const labels: Readonly<Record<EnquiryField, () => string>> = {
  contactName: m.enquiry_name,
  email: m.enquiry_email,
  phone: m.enquiry_phone,
  location: m.enquiry_location,
  message: m.enquiry_message,
  token: m.enquiry_captcha,
}

export function fieldLabel(field: EnquiryField): string {
  return labels[field]()
}

/** What is wrong with a field, by the code of the contract's, in the words of rules/enquiries#contact-form. */
export function fieldProblemText(field: EnquiryField, code: string): string {
  switch (field) {
    case 'contactName':
      return code === 'REQUIRED'
        ? m.enquiry_name_required()
        : m.enquiry_name_long({ most: enquiryLimits.longestName })
    case 'email':
      return code === 'REQUIRED' ? m.consultation_email_required() : m.consultation_email_invalid()
    case 'phone':
      return m.consultation_phone_invalid()
    case 'location':
      return m.enquiry_location_gone()
    case 'message':
      if (code === 'REQUIRED') return m.enquiry_message_required()
      return code === 'TOO_SHORT'
        ? m.enquiry_message_short({ least: enquiryLimits.shortestMessage })
        : m.enquiry_message_long({ most: enquiryLimits.longestMessage })
    case 'token':
      return m.enquiry_captcha_required()
  }
}

const locations: Readonly<Record<EnquiryLocation, () => string>> = {
  MANCHESTER: m.enquiry_manchester,
  HALE: m.enquiry_cheshire,
  LONDON: m.enquiry_london,
  VIRTUAL: m.enquiry_virtual,
  NOT_SURE: m.enquiry_not_sure,
}

/** How the form calls a location; Hale is shown as the Cheshire boutique (rules/booking#locations). */
export function locationName(location: EnquiryLocation): string {
  return locations[location]()
}
