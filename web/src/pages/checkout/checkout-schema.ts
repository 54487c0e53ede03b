import { addressLimits } from '@shop/schema/domain/account/account-limits'
import { boutiques } from '@shop/schema/domain/vocabulary/boutiques'
import { paymentMethods } from '@shop/schema/domain/vocabulary/payment-methods'
import { longestPersonName, personNamePattern } from '@shop/schema/domain/vocabulary/person-name'
import { tidyPhone } from '@shop/schema/domain/vocabulary/phone'
import { tidyPostcode } from '@shop/schema/domain/vocabulary/postcode'
import { printableLine } from '@shop/schema/domain/vocabulary/printable'
import { emailField } from '@shop/schema/http/identity'
import {
  boolean,
  enum as oneOf,
  maxLength,
  minLength,
  normalize,
  object,
  refine,
  regex,
  string,
  trim,
  type infer as Infer,
} from 'zod/mini'
import type { CheckoutErrorCode } from '#generated/graphql/graphql.ts'
import type { CheckoutFields } from '#data/checkout/checkout-draft.ts'

/** The form of the checkout: what is typed and chosen, and the two consents. */
export interface CheckoutForm extends CheckoutFields {
  readonly acceptsTerms: boolean
  readonly acceptsSaleTerms: boolean
}

/** How many characters a gift message may have (contract, PlaceOrderInput.giftMessage). */
export const longestGiftMessage = 200

/** Of the contract's codes those of fields, and ours for a postcode without an address. */
export type FieldProblem =
  | Extract<CheckoutErrorCode, 'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'NOT_ACCEPTED'>
  | 'ADDRESS_NOT_CHOSEN'
const [required, tooLong, invalid, notAccepted, addressNotChosen] = [
  'REQUIRED',
  'TOO_LONG',
  'INVALID',
  'NOT_ACCEPTED',
  'ADDRESS_NOT_CHOSEN',
] as const satisfies FieldProblem[]

const plain = [trim(), normalize('NFC')] as const
const printable = refine<string>((typed) => printableLine(typed) === typed, invalid)
const optional = (longest: number) => string().check(...plain, maxLength(longest, tooLong), printable)
const needed = (longest: number) => optional(longest).check(minLength(1, required))

const personName = needed(longestPersonName).check(regex(personNamePattern, invalid))
const phone = string().check(
  trim(),
  minLength(1, required),
  refine((typed) => tidyPhone(typed) !== null, invalid),
)
const postcode = needed(addressLimits.postcode).check(
  refine((typed) => tidyPostcode(typed) !== null, invalid),
)

const contact = object({ email: emailField, firstName: personName, lastName: personName, phone })

const typedAddress = object({
  line1: needed(addressLimits.line),
  line2: optional(addressLimits.line),
  town: needed(addressLimits.line),
  county: optional(addressLimits.line),
  postcode,
})

const lookedUpAddress = object({
  line1: string(),
  line2: string(),
  town: string(),
  county: string(),
  postcode,
}).check(
  refine(({ line1, postcode: typed }) => line1 !== '' || tidyPostcode(typed) === null, {
    error: addressNotChosen,
    path: ['postcode'],
  }),
)

/** What is not asked for is kept as it was typed, whatever it is. */
const unasked = object({
  line1: string(),
  line2: string(),
  town: string(),
  county: string(),
  postcode: string(),
})

const consent = boolean().check(refine((isTicked) => isTicked, notAccepted))
const giftMessage = string().check(
  trim(),
  normalize('NFC'),
  maxLength(longestGiftMessage, tooLong),
  refine((typed) => typed.split(/[\r\n]/).every((line) => printableLine(line) === line), invalid),
)

/**
 * What the form must hold (rules/checkout#guests), given what is chosen in it: an address only where one is delivered
 * to, a billing address only where it is another, a day only where the first is not wanted. Problems are codes.
 */
export function checkoutSchema({
  delivery: { way, isByHand, when },
  isBillingSame,
  isBillingByHand,
}: CheckoutFields) {
  const isDelivered = way === 'ADDRESS'
  return object({
    contact,
    delivery: object({
      way: oneOf(['ADDRESS', 'BOUTIQUE']),
      isByHand: boolean(),
      address: addressSchema(isDelivered, isByHand),
      boutique: oneOf(boutiques),
      when: oneOf(['FIRST', 'LATER']),
      day: isDelivered && when === 'LATER' ? string().check(minLength(1, required)) : string(),
    }),
    isBillingSame: boolean(),
    isBillingByHand: boolean(),
    billingAddress: addressSchema(asksBilling({ isDelivered, isBillingSame }), isBillingByHand),
    giftMessage,
    method: oneOf(paymentMethods),
    financePlan: string(),
    acceptsTerms: consent,
    acceptsSaleTerms: consent,
  })
}

function addressSchema(isAsked: boolean, isByHand: boolean) {
  if (!isAsked) return unasked
  return isByHand ? typedAddress : lookedUpAddress
}

/** Whether the billing address is asked for: a collection has no other that it could be. */
export function asksBilling({
  isDelivered,
  isBillingSame,
}: {
  readonly isDelivered: boolean
  readonly isBillingSame: boolean
}): boolean {
  return !isDelivered || !isBillingSame
}

export type CheckoutSchema = ReturnType<typeof checkoutSchema>
/** What the schema makes of the form: trimmed. */
export type CheckedForm = Infer<CheckoutSchema>

const noAddress = { line1: '', line2: '', town: '', county: '', postcode: '' }

/** A form that nobody has typed into. Nothing is chosen for the shopper that costs or binds: finance never. */
export const emptyCheckout: CheckoutForm = {
  contact: { email: '', firstName: '', lastName: '', phone: '' },
  delivery: {
    way: 'ADDRESS',
    isByHand: false,
    address: noAddress,
    boutique: 'LONDON',
    when: 'FIRST',
    day: '',
  },
  isBillingSame: true,
  isBillingByHand: false,
  billingAddress: noAddress,
  giftMessage: '',
  method: 'CARD',
  financePlan: '',
  acceptsTerms: false,
  acceptsSaleTerms: false,
}
