import type { FieldChange } from './answer-fields.ts'
import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

/** Wherever addresses are listed. */
const addresses = (change: FieldChange) =>
  answering({ 'Query.addresses': change, 'AddressesPayload.addresses': change })

/** An API that takes a field of an address for another text where it is wrong. */
const taking = (field: string, change: (text: string) => string) =>
  misreading('saveAddress', 'input', (input) => {
    const text = isObject(input) ? input[field] : null
    return isObject(input) && typeof text === 'string' ? { ...input, [field]: change(text) } : input
  })

/** An API that goes by another `isDefault` than is sent. */
const making = (isDefault: boolean) =>
  misreading('saveAddress', 'input', (input) => (isObject(input) ? { ...input, isDefault } : input))

/** What an API can get wrong of the addresses of an account. */
export const addressDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'SaveAddress: addresses stand in the order in which they were added, whatever changes in them',
    {
      'lists the address that was added last after the default one': addresses(
        listed(([first, ...others]) => (first ? [first, ...others.toReversed()] : [])),
      ),
      'lists addresses by their ids': addresses(
        listed(([first, ...others]) => (first ? [first, ...others.toSorted(byId)] : [])),
      ),
    },
  ),
  ...caughtBy(
    'SaveAddress: an address that is made the default takes the place of another until it is removed',
    {
      'never makes another address the default': making(false),
      'makes every address the default': making(true),
      'has two default addresses': addresses(
        listed((all) => all.map((each) => (isObject(each) ? { ...each, isDefault: true } : each))),
      ),
    },
  ),
  ...caughtBy(
    'SaveAddress: each field of an address that cannot be taken is named with its code, and nothing is kept',
    {
      'takes digits in a name of an address': taking('firstName', (name) => name.replaceAll(/\d/g, 'x')),
      'takes any country of an address': taking('country', (code) => (code === 'XX' ? 'GB' : code)),
      'takes any phone number of an address': taking('phone', () => '07700900461'),
      'takes what only looks like a postcode of an address': taking('postcode', (postcode) =>
        postcode === 'GIR 1AA' ? 'GIR 0AA' : postcode,
      ),
      'cuts the second line of an address off': taking('line2', (line) => line.slice(0, 100)),
      'cuts the label of an address off': taking('label', (label) => label.slice(0, 40)),
      'names only the first field of an address that is wrong': answering({
        'AddressesPayload.userErrors': listed((errors) => errors.slice(0, 1)),
      }),
    },
  ),
]

function byId(a: unknown, b: unknown): number {
  const idOf = (address: unknown) => String(isObject(address) && address['id'])
  return idOf(a).localeCompare(idOf(b))
}
