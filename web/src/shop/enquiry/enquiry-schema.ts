import {
  enquiryLimits,
  type EnquiryLocation,
  enquiryLocations,
} from '@shop/schema/domain/booking/enquiry-limits'
import { emailPattern, longestEmail } from '@shop/schema/domain/vocabulary/email'
import { tidyPhone } from '@shop/schema/domain/vocabulary/phone'
import { printableLine, printableLines } from '@shop/schema/domain/vocabulary/printable'
import {
  enum as oneOf,
  literal,
  maxLength,
  minLength,
  normalize,
  object,
  overwrite,
  refine,
  regex,
  string,
  trim,
  union,
  type infer as Infer,
} from 'zod/mini'
import type { ContactEnquiryErrorCode } from '#generated/graphql/graphql.ts'

/** What a visitor has typed and chosen; empty for what they have not. */
export interface EnquiryForm {
  readonly contactName: string
  readonly email: string
  readonly phone: string
  readonly location: EnquiryLocation | ''
  readonly message: string
  /** Of the captcha; empty until it is passed, and once it has expired. */
  readonly token: string
}

export type EnquiryField = keyof EnquiryForm

/** The fields in the order in which they stand. */
export const enquiryFields = [
  'contactName',
  'email',
  'phone',
  'location',
  'message',
  'token',
] as const satisfies readonly EnquiryField[]

const [required, invalid, tooLong, tooShort] = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'TOO_SHORT',
] as const satisfies ContactEnquiryErrorCode[]

// Signs that cannot be printed are left out, since nobody knows that they typed one.
const line = overwrite<string>(printableLine)
const lines = overwrite<string>(printableLines)
const plain = [trim(), normalize('NFC')] as const
const most = (count: number) => refine<string>((typed) => [...typed].length <= count, tooLong)

/** What the form must hold (rules/enquiries#contact-form); problems are codes of the contract's. */
export const enquirySchema = object({
  contactName: string().check(line, ...plain, minLength(1, required), most(enquiryLimits.longestName)),
  email: string().check(
    ...plain,
    minLength(1, required),
    maxLength(longestEmail, invalid),
    regex(emailPattern, invalid),
  ),
  phone: string().check(
    trim(),
    refine((typed) => typed === '' || tidyPhone(typed) !== null, invalid),
  ),
  location: union([literal(''), oneOf(enquiryLocations)]),
  message: string().check(
    lines,
    ...plain,
    minLength(1, required),
    refine((typed) => [...typed].length >= enquiryLimits.shortestMessage, tooShort),
    most(enquiryLimits.longestMessage),
  ),
  token: string().check(minLength(1, required)),
})

/** What the schema makes of the form: trimmed. */
export type CheckedEnquiry = Infer<typeof enquirySchema>

export const emptyEnquiry: EnquiryForm = {
  contactName: '',
  email: '',
  phone: '',
  location: '',
  message: '',
  token: '',
}
