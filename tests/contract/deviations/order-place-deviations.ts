import { examplePlace } from '../example-address.ts'
import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'
import { taking, takingPart } from './order-refusal-deviations.ts'

/** An API that delivers to an address for another one. */
const deliveringTo = (change: (address: Readonly<Record<string, unknown>>) => object) =>
  takingPart('delivery', (delivery) => {
    const { address } = delivery
    return isObject(address) ? { ...delivery, address: { ...address, ...change(address) } } : delivery
  })

const smallTotal = 50_000

/** What an API can get wrong of whom and where an order goes to, and of credit. */
export const orderPlaceDeviations: readonly DeviatingApi[] = [
  ...caughtBy('PlaceOrder: an order says to whom, and to which street and town it goes', {
    'delivers to no street': deliveringTo(({ line1 }) => ({ line1: line1 === '' ? 'x' : line1 })),
    'delivers to no town': deliveringTo(({ town }) => ({ town: town === ' ' ? 'x' : town })),
    'delivers to the beginning of a street': deliveringTo(({ line1 }) => ({
      line1: String(line1).slice(0, 100),
    })),
    'delivers to a name with digits': takingPart('contact', (contact) => ({ ...contact, firstName: 'Anne' })),
    'delivers to whom it cannot call': takingPart('contact', (contact) => ({
      ...contact,
      phone: contact['phone'] === '' ? '07700900461' : contact['phone'],
    })),
  }),
  ...caughtBy(
    'PlaceOrder: an order goes somewhere, and one that is collected has an address for its bill and a day on which it is open',
    {
      'takes an order that goes nowhere': takingPart('delivery', (delivery) =>
        delivery['address'] || delivery['boutique'] ? delivery : { ...delivery, address: examplePlace },
      ),
      'takes the address of a boutique for that of a bill': taking((input) => ({
        ...input,
        billingAddress: input['billingAddress'] ?? examplePlace,
      })),
      'hands orders over where it is closed': takingPart('delivery', (delivery) => ({
        ...delivery,
        ...(delivery['boutique'] === 'MANCHESTER' && { boutique: 'LONDON' }),
      })),
    },
  ),
  ...caughtBy('PlaceOrder: nothing is lent of a price that is too small', {
    'lends of every price': taking((input) =>
      Number(input['expectedTotal']) < smallTotal ? { ...input, method: 'CARD', financePlan: null } : input,
    ),
  }),
  ...caughtBy('PlaceOrder: a payment that a lender is asked for is of deposit and credit together', {
    'asks the lender for the deposit alone': answering({
      'Payment.amount': (amount, { parent }) =>
        parent['method'] === 'FINANCE' ? Math.round(Number(amount) / 10) : amount,
    }),
    'calls a payment on credit one by card': answering({ 'Payment.method': () => 'CARD' }),
  }),
]
