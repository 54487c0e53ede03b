import { codesOf, isRefused } from '../../runner/api.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget, cartFields } from '../cart/cart-at-target.ts'
import { drawFinishedPieces } from '../cart/drawn-pieces.ts'
import { refusedTokens } from './signed-in-checks.ts'

/** Operations that ask nobody who they are, with what they are asked for. */
const openFields: Readonly<Record<string, string>> = {
  StoneList: 'listGemstones(pageSize: 3) { total items { id price } }',
  Listing: 'listDesigns(categoryId: "1", pageSize: 3) { total items { id sku } }',
  BookingServices: 'listBookingServices { id displayName }',
  ShopRules: 'getVat { vat } listSales(isActive: true) { subCategories discount }',
  GlobalSearch: 'globalSearch(input: "ring")',
}

/** What goes on for somebody whose session has ended (rules/account#sessions, rules/account#whose-it-is). */
export const endedTokenChecks: readonly Check[] = [
  ...Object.entries(openFields).map(([operation, field]): Check => ({
    operation,
    name: 'takes no notice of a token that is refused elsewhere',
    async run(probe) {
      const query = `{ ${field} }`
      const told = await probe.ask<unknown>(query, {}, { authorization: null })
      for (const authorization of refusedTokens(probe)) {
        const answer = await probe.send(query, {}, { authorization })
        expectTaken(probe, answer, query)
        const { data } = probe.read({ query, variables: {} }, answer)
        probe.expectSame(data, told, 'What is answered beside what is answered without a token')
      }
    },
  })),
  {
    operation: 'AddCartItem',
    name: 'a session opens its cart, with a token that is refused elsewhere too',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      for (const authorization of refusedTokens(probe)) {
        const send = async (query: string, input?: object) => {
          const variables = { id: cart.session, ...(input && { input }) }
          const answer = await probe.send(query, variables, { authorization })
          expectTaken(probe, answer, query)
        }
        await send(
          `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { cart { userId } } }`,
          {
            cartSessionId: cart.session,
            basketItemId: 'one',
            ...piece.input,
          },
        )
        await send(`query ($id: ID!) { getCartByCartSessionId(cartSessionId: $id) { ${cartFields} } }`)
        probe.expectSame((await cart.read())?.cartItems.length, 1, 'How many lines there are')
        await send(
          `mutation ($id: ID!) { removeCartItem(cartSessionId: $id, basketItemId: "one") { cart { userId } } }`,
        )
        await send(`mutation ($id: ID!) { clearCart(cartSessionId: $id) { cart { userId } } }`)
        probe.expectSame((await cart.read())?.cartItems, [], 'The lines after all were taken out')
      }
    },
  },
]

function expectTaken(probe: Probe, answer: Parameters<typeof isRefused>[0], query: string): void {
  const isTaken = answer.status === 200 && !isRefused(answer, query)
  probe.expect(isTaken, `It is not answered with a token that is none: ${codesOf(answer).join()}`)
}
