import { pence } from '@shop/schema/domain/values/money'
import type { MockApi } from '../../app.ts'
import type { CheckoutUserError, Payment, PlaceOrderInput } from '../../generated/resolvers.ts'
import { type Answer, ask } from '../../testing/ask.ts'

const paymentFields = `transactionId status method amount redirectUrl expiresAt declineReason
  order { uid number placedAt subTotal total vat email deliveryOn boutique couponCode couponTotal voucherTotal giftMessage
    lines { sku settingTotal total gemstones { gemstoneId total } }
    deliveryAddress { firstName line1 town postcode } billingAddress { line1 } tracking { stage }
    payment { transactionId method cardBrand cardLastDigits paidAt paid credit } }`

/** What a press of the last button answers, as far as tests look at it. */
export interface Placed {
  readonly payment: Payment | null
  readonly cart: { readonly cartItems: readonly { readonly basketItemId: string }[] } | null
  readonly userErrors: readonly CheckoutUserError[]
}

/** A guest who has everything delivered to an address, on 4 January 2027. */
export const guestOrder = {
  contact: {
    email: 'maria@example.com',
    firstName: 'Maria',
    lastName: 'Smith',
    phone: '07700 900123',
  },
  delivery: {
    address: { line1: '74 Alder Walk', line2: 'Flat 1', town: 'Bath', postcode: 'ba1 5lr' },
    day: '2027-01-04',
  },
  method: 'CARD',
  acceptsTerms: true,
  acceptsSaleTerms: true,
} as const satisfies Partial<PlaceOrderInput>

function complete(input: Partial<PlaceOrderInput>) {
  const press = { idempotencyKey: 'press-1', cartSessionId: 'session-1', basketItemIds: ['item-1'] }
  return { input: { ...guestOrder, ...press, expectedTotal: pence(0), ...input } }
}

/** Somebody at the checkout of a world of a mock in the same process; `token` is that of whoever is signed in. */
export function checkoutSession(
  api: Pick<MockApi, 'fetch'>,
  { world = 'default', token }: { readonly world?: string; readonly token?: string | undefined } = {},
) {
  const headers = { world, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const tryTo = (query: string, variables: object): Promise<Answer> => ask(api, query, { variables, headers })

  async function carryOut<Data>(query: string, variables: object): Promise<Data> {
    const { data, errors } = await tryTo(query, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    // Every document here has one field, under this name, and GraphQL holds the mock to the contract.
    return (data as { answer: Data }).answer
  }
  const document = `mutation ($input: PlaceOrderInput!) { answer: placeOrder(input: $input) {
    payment { ${paymentFields} } cart { cartItems { basketItemId } }
    userErrors { code field basketItemId message } } }`

  return {
    place: (input: Partial<PlaceOrderInput>) => carryOut<Placed>(document, complete(input)),
    /** The answer as it is, errors and all. */
    tryToPlace: (input: Partial<PlaceOrderInput>) => tryTo(document, complete(input)),
    payment: (transactionId: string) =>
      carryOut<Payment | null>(
        `query ($id: ID!) { answer: payment(transactionId: $id) { ${paymentFields} } }`,
        { id: transactionId },
      ),
    cancel: async (transactionId: string) =>
      (
        await carryOut<{ payment: Payment | null }>(
          `mutation ($id: ID!) { answer: cancelPayment(transactionId: $id) { payment { ${paymentFields} } } }`,
          { id: transactionId },
        )
      ).payment,
  }
}

export type CheckoutSession = ReturnType<typeof checkoutSession>
