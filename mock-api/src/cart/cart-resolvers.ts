import { GraphQLError } from 'graphql'
import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId, shortText } from '../graphql/checked-id.ts'
import { cartAddition } from './cart-arguments.ts'
import { signedIn } from '../identity/signed-in.ts'
import { applyCoupon, applyVoucher, removeCoupon, removeVoucher } from './cart-code-service.ts'
import { addToCart, attachToUser, cartNow, cartOfUserNow, emptyCart, removeFromCart } from './cart-service.ts'
import type { CartShop } from './cart-shop.ts'

/** Carts, in the world of the request. */
export function cartResolvers(shop: CartShop): Resolvers {
  return {
    Query: {
      getCartByCartSessionId: (_, { cartSessionId }, { world }) =>
        cartNow(shop, world, checkedId('cartSessionId', cartSessionId)),
      async getCartOfUser(_, _args, context) {
        const { id } = await signedIn(context)
        return cartOfUserNow(shop, context.world, id)
      },
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
      async attachCartToUser(_, { input }, context) {
        const { id } = await signedIn(context)
        const cartSessionId = checkedId('input.cartSessionId', input.cartSessionId)
        if (input.userId !== id) throw forbidden()
        return attachToUser(shop, context.world, cartSessionId, id)
      },
      applyCoupon: (_, { cartSessionId, code }, { world }) =>
        applyCoupon(shop, world, checkedId('cartSessionId', cartSessionId), shortText('code', code)),
      removeCoupon: (_, { cartSessionId }, { world }) =>
        removeCoupon(shop, world, checkedId('cartSessionId', cartSessionId)),
      applyVoucher: (_, { cartSessionId, code }, { world }) =>
        applyVoucher(shop, world, checkedId('cartSessionId', cartSessionId), shortText('code', code)),
      removeVoucher: (_, { cartSessionId }, { world }) =>
        removeVoucher(shop, world, checkedId('cartSessionId', cartSessionId)),
    },
  }
}

function forbidden(): GraphQLError {
  return new GraphQLError('A cart is attached to the owner of the token alone.', {
    extensions: { code: 'FORBIDDEN', argument: 'input.userId' },
  })
}
