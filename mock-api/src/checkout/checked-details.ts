import type { PostalAddress } from '@shop/fixtures/customers/postal-address'
import { boutiqueAddresses } from '@shop/schema/domain/vocabulary/boutiques'
import { printableLine } from '@shop/schema/domain/vocabulary/printable'
import { FieldChecks } from '../addresses/field-checks.ts'
import type { CheckoutUserError, PlaceOrderInput, PostalAddressInput } from '../generated/resolvers.ts'
import { fieldProblem } from './checkout-problems.ts'
import type { Purchase } from './payment-store.ts'

/** How many characters are written by hand on a card. */
const longestGiftMessage = 200

/** Who buys, and where it goes to. */
export type OrderDetails = Pick<
  Purchase,
  'email' | 'deliveryAddress' | 'billingAddress' | 'boutique' | 'giftMessage'
>

/** What was typed at a checkout, as it is kept; its problems where it cannot be, in the order of the form. */
export function checkedDetails(input: PlaceOrderInput): {
  readonly details: OrderDetails
  readonly userErrors: readonly CheckoutUserError[]
} {
  const checks = new FieldChecks()
  const { contact, delivery, billingAddress: billing } = input
  const email = checks.email('contact.email', contact.email)
  const person = {
    firstName: checks.personName('contact.firstName', contact.firstName),
    lastName: checks.personName('contact.lastName', contact.lastName),
    phone: requiredPhone(checks, contact.phone),
  }
  const boutique = delivery.boutique ?? null
  const deliveryAddress =
    boutique === null
      ? addressOf(checks, 'delivery.address', delivery.address, person)
      : { ...person, ...boutiqueAddress(boutique), county: null, country: 'GB' as const }
  const billingAddress =
    billing || boutique !== null
      ? addressOf(checks, 'billingAddress', billing, { ...person, phone: null })
      : { ...deliveryAddress, phone: null }
  const giftMessage = checkedGiftMessage(checks, input.giftMessage)
  return {
    details: { email, deliveryAddress, billingAddress, boutique, giftMessage },
    userErrors: [
      ...checks.problems.map(({ code, field }) => fieldProblem(code, field)),
      ...(input.acceptsTerms ? [] : [fieldProblem('NOT_ACCEPTED', 'acceptsTerms')]),
      ...(input.acceptsSaleTerms ? [] : [fieldProblem('NOT_ACCEPTED', 'acceptsSaleTerms')]),
    ],
  }
}

function requiredPhone(checks: FieldChecks, given: string): string | null {
  if (given.trim() === '') checks.refuse('contact.phone', 'REQUIRED')
  return checks.phone('contact.phone', given)
}

function addressOf(
  checks: FieldChecks,
  field: string,
  given: PostalAddressInput | null | undefined,
  person: Pick<PostalAddress, 'firstName' | 'lastName' | 'phone'>,
): PostalAddress {
  if (!given) checks.refuse(field, 'REQUIRED')
  const address = given ?? unwritten
  // Of an address that is missing as a whole one thing is wrong.
  const fields = given ? checks : new FieldChecks()
  return {
    ...person,
    line1: fields.required(`${field}.line1`, address.line1),
    line2: fields.optional(`${field}.line2`, address.line2),
    town: fields.required(`${field}.town`, address.town),
    county: fields.optional(`${field}.county`, address.county),
    postcode: fields.postcode(`${field}.postcode`, address.postcode, true),
    country: 'GB',
  }
}

const unwritten: PostalAddressInput = { line1: '', town: '', postcode: '' }

function boutiqueAddress(boutique: NonNullable<OrderDetails['boutique']>) {
  const { line1, town, postcode } = boutiqueAddresses[boutique]
  return { line1, line2: null, town, postcode }
}

/** It may have several lines, unlike a field of an address. */
function checkedGiftMessage(checks: FieldChecks, given: string | null | undefined): string | null {
  const text = (given ?? '').normalize('NFC').trim().replaceAll('\r\n', '\n')
  if ([...text].length > longestGiftMessage) checks.refuse('giftMessage', 'TOO_LONG')
  else if (text.split('\n').some((line) => printableLine(line) !== line))
    checks.refuse('giftMessage', 'INVALID')
  return text === '' ? null : text
}
