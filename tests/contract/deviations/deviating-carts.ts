import { isObject } from '../is-object.ts'
import { answering, type DeviatingApi, questionOf } from './deviating-api.ts'

type Change = DeviatingApi['deviate']

/** What an answer to a mutation says was done, and was not: the request is answered and goes nowhere. */
export const onlySaying =
  (field: string, answer: object): Change =>
  (honest) =>
  async (request) => {
    const text = await request.clone().text()
    return text.includes(`${field}(`) ? Response.json({ data: { [field]: answer } }) : honest(request)
  }

/** Carts that forget what was taken out or cleared, as a cache does that nobody empties. */
export function rememberingCarts(): Change {
  const kept = new Map<unknown, unknown>()
  return answering({
    'Query.getCartByCartSessionId': (cart, { args }) => kept.get(args['cartSessionId']) ?? cart,
    'Mutation.addCartItem': (answer, { args }) => {
      const input = args['input']
      if (isObject(answer) && isObject(input)) kept.set(input['cartSessionId'], answer['cart'])
      return answer
    },
  })
}

/** Carts whose totals are worked out before what is taken out is gone. */
export function sayingTotalsOfBefore(field: 'clearCart' | 'removeCartItem'): Change {
  let before: unknown = null
  return answering({
    'Mutation.addCartItem': (answer) => {
      if (isObject(answer) && isObject(answer['cart'])) before = answer['cart']['totals']
      return answer
    },
    [`Mutation.${field}`]: (answer) =>
      isObject(answer) && isObject(answer['cart'])
        ? { ...answer, cart: { ...answer['cart'], totals: before } }
        : answer,
  })
}

/** Takes the line of an id out of the carts of all sessions that have put something in. */
export const removingEverywhere: Change = (honest) => {
  const sessions = new Set<unknown>()
  return async (request) => {
    const { query = '', variables = {} } = (await questionOf(request)) ?? {}
    const { input, session } = variables
    if (isObject(input)) sessions.add(input['cartSessionId'])
    if (query.includes('removeCartItem(')) {
      for (const other of sessions) {
        if (other === session) continue
        const body = JSON.stringify({ query, variables: { ...variables, session: other } })
        await honest(new Request(request.url, { method: 'POST', headers: request.headers, body }))
      }
    }
    return honest(request)
  }
}

/** The same question about the cart of another session. */
export function withSession(variables: Readonly<Record<string, unknown>>, session: string) {
  const { input } = variables
  return {
    ...variables,
    ...('id' in variables && { id: session }),
    ...('session' in variables && { session }),
    ...(isObject(input) && 'cartSessionId' in input && { input: { ...input, cartSessionId: session } }),
  }
}
