import type { MockApi } from '../app.ts'
import type { AddCartItemInput, Cart, CartPayload } from '../generated/resolvers.ts'
import { type Answer, ask } from './ask.ts'

const cartFields = `cartSessionId userId cartItems {
  id basketItemId addedAt sku optionIds fingerSize isSizeUnsure engraving { font text } gemstoneId gemstonePair
  total subTotal vatIsZero availability
}`
const payloadFields = `cart { ${cartFields} } userErrors { code field message }`

/** The six-claw solitaire in yellow gold, £865.00 with VAT, for a round stone. */
export const roundSolitaire = { sku: 'PR-00201', optionIds: ['161', '171'] } as const

/** What a browser does with its cart; each call fails when the API answers with an error. */
export interface CartSession {
  get(): Promise<Cart | null>
  add(input: Partial<AddCartItemInput>): Promise<CartPayload>
  remove(basketItemId: string): Promise<CartPayload>
  clear(): Promise<CartPayload>
  /** The answer to an item as it is, errors and all. */
  tryToAdd(input: Partial<AddCartItemInput>): Promise<Answer>
}

/** A browser with this session id, in this world; it adds the round solitaire unless told otherwise. */
export function cartSession(
  api: Pick<MockApi, 'fetch'>,
  { sessionId = 'session-1', world = 'default' }: { sessionId?: string; world?: string } = {},
): CartSession {
  const tryTo = (query: string, variables: object) => ask(api, query, { variables, headers: { world } })

  async function carryOut(query: string, variables: object): Promise<unknown> {
    const { data, errors } = await tryTo(query, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    // Every document here has one field, under this name.
    return (data as { answer: unknown }).answer
  }

  const addDocument = `mutation ($input: AddCartItemInput!) { answer: addCartItem(input: $input) { ${payloadFields} } }`
  const addVariables = (input: Partial<AddCartItemInput>) => ({
    input: { cartSessionId: sessionId, basketItemId: 'item-1', ...roundSolitaire, ...input },
  })
  // The contract types what each field answers, and GraphQL holds the mock to it.
  return {
    get: async () =>
      (await carryOut(
        `query ($id: ID!) { answer: getCartByCartSessionId(cartSessionId: $id) { ${cartFields} } }`,
        { id: sessionId },
      )) as Cart | null,
    add: async (input) => (await carryOut(addDocument, addVariables(input))) as CartPayload,
    remove: async (basketItemId) =>
      (await carryOut(
        `mutation ($id: ID!, $item: ID!) {
          answer: removeCartItem(cartSessionId: $id, basketItemId: $item) { ${payloadFields} }
        }`,
        { id: sessionId, item: basketItemId },
      )) as CartPayload,
    clear: async () =>
      (await carryOut(`mutation ($id: ID!) { answer: clearCart(cartSessionId: $id) { ${payloadFields} } }`, {
        id: sessionId,
      })) as CartPayload,
    tryToAdd: (input) => tryTo(addDocument, addVariables(input)),
  }
}
