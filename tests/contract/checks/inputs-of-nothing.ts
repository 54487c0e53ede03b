import { examplePlace } from '../example-address.ts'

/** An id of nothing that there is. */
export const none = 'no-such-thing'

const person = { firstName: 'Zoë', lastName: 'O’Brien' }

/** An order of what is in no cart: nothing comes of it, whatever else it says. */
export const orderOfNothing = {
  idempotencyKey: 'contract-refused',
  cartSessionId: 'contract-nobody',
  basketItemIds: [none],
  expectedTotal: 100,
  contact: { ...person, email: 'contract@example.com', phone: '07700900461' },
  delivery: { address: examplePlace, day: '2027-02-03' },
  method: 'CARD',
  acceptsTerms: true,
  acceptsSaleTerms: true,
}

/** A payment for no link. */
export const payingNoLink = { token: none, idempotencyKey: 'contract-refused', method: 'CARD' }

/** An address that is not kept, since it lacks its street. */
export const addressWithoutStreet = { ...person, ...examplePlace, id: none, line1: '' }

/** A build that is not kept, since there is no such setting. */
export const buildOfNothing = { id: none, name: 'Contract', sku: 'NO-SUCH-SKU' }
