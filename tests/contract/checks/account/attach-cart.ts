import type { Probe } from '../../runner/probe.ts'
import { type Cart, type CartAtTarget, cartFields, type CartPayload } from '../cart/cart-at-target.ts'

/** Brings a session to the cart of whoever has the token: that cart afterwards, and what speaks against it. */
export async function attachCart(
  probe: Probe,
  { session }: Pick<CartAtTarget, 'session'>,
): Promise<CartPayload> {
  const { whoAmI } = await probe.ask<{ whoAmI: { id: string } | null }>('{ whoAmI { id } }')
  const query = `mutation ($input: AttachCartToUserInput!) {
    attachCartToUser(input: $input) { cart { ${cartFields} } userErrors { code } }
  }`
  const input = { userId: whoAmI?.id, cartSessionId: session }
  const { attachCartToUser } = await probe.ask<{
    attachCartToUser: { cart: Cart | null; userErrors: { code: string }[] }
  }>(query, { input })
  return attachCartToUser
}
