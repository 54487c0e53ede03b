import type { MockApi } from '../app.ts'
import type { Cart, CartCodePayload } from '../generated/resolvers.ts'
import { ask } from './ask.ts'

const fields = `cartSessionId coupon { code label problem shortBy } voucher { code balance problem }
  totals { subTotal couponTotal delivery total vat voucherTotal due }
  cartItems { basketItemId subTotal total vatIsZero availability coupons { code amount } }`

/** What a browser does with the codes of its cart; each call fails when the API answers with an error. */
export interface CartCodes {
  get(): Promise<Cart | null>
  apply(kind: 'coupon' | 'voucher', code: string): Promise<CartCodePayload>
  remove(kind: 'coupon' | 'voucher'): Promise<CartCodePayload>
}

/** A browser with this session id in the default world. */
export function cartCodes(api: Pick<MockApi, 'fetch'>, sessionId = 'session-1'): CartCodes {
  async function carryOut(query: string, code?: string): Promise<unknown> {
    const { data, errors } = await ask(api, query, { variables: { id: sessionId, code } })
    if (errors) throw new Error(JSON.stringify(errors))
    // Every document here has one field, under this name.
    return (data as { answer: unknown }).answer
  }
  const payload = `{ cart { ${fields} } userErrors { code message shortBy } }`
  const field = { coupon: 'Coupon', voucher: 'Voucher' } as const
  // The contract types what each field answers, and GraphQL holds the mock to it.
  return {
    get: async () =>
      (await carryOut(
        `query ($id: ID!) { answer: getCartByCartSessionId(cartSessionId: $id) { ${fields} } }`,
      )) as Cart | null,
    apply: async (kind, code) =>
      (await carryOut(
        `mutation ($id: ID!, $code: String!) {
          answer: apply${field[kind]}(cartSessionId: $id, code: $code) ${payload}
        }`,
        code,
      )) as CartCodePayload,
    remove: async (kind) =>
      (await carryOut(
        `mutation ($id: ID!) { answer: remove${field[kind]}(cartSessionId: $id) ${payload} }`,
      )) as CartCodePayload,
  }
}
