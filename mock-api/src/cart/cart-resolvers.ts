import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { cartAddition } from './cart-arguments.ts'
import { addToCart, cartNow, emptyCart, removeFromCart } from './cart-service.ts'
import type { CartShop } from './cart-shop.ts'

/** Carts, in the world of the request. */
export function cartResolvers(shop: CartShop): Resolvers {
  return {
    Query: {
      getCartByCartSessionId: (_, { cartSessionId }, { world }) =>
        cartNow(shop, world, checkedId('cartSessionId', cartSessionId)),
    },
    Mutation: {
      addCartItem: (_, args, { world }) => addToCart(shop, world, cartAddition(args)),
      removeCartItem: (_, { cartSessionId, basketItemId }, { world }) =>
        removeFromCart(
          shop,
          world,
          checkedId('cartSessionId', cartSessionId),
          checkedId('basketItemId', basketItemId),
        ),
      clearCart: (_, { cartSessionId }, { world }) =>
        emptyCart(shop, world, checkedId('cartSessionId', cartSessionId)),
    },
  }
}
