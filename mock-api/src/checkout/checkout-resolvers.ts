import { cartNow } from '../cart/cart-service.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import type { GraphContext } from '../graphql/context.ts'
import { signedInOrGuest } from '../identity/signed-in-or-guest.ts'
import { sendAgainIfGivenUp } from '../webhooks/send-again.ts'
import { inTransaction } from '../world/database.ts'
import { checkPlaceOrder } from './checkout-arguments.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import { cancelPayment } from './end-payment.ts'
import { isPaidAtItsPage } from './open-payments.ts'
import { paymentById } from './payment-store.ts'
import { placeOrder } from './place-order.ts'
import { type Caller, isOwn, shownPayment } from './shown-payment.ts'

/** Orders that are placed and paid, in the world of the request. */
export function checkoutResolvers(shop: CheckoutShop): Resolvers {
  return {
    Query: {
      async payment(_, { transactionId }, context) {
        const caller = await callerOf(context)
        const payment = paymentById(context.world.sql, checkedId('transactionId', transactionId))
        // The page asks until it knows: what was paid is booked before it asks again.
        if (payment && isPaidAtItsPage(context.world, payment)) {
          sendAgainIfGivenUp(context.world, payment.transactionId)
        }
        return shownPayment(shop, context.world, payment, caller)
      },
    },
    Mutation: {
      async placeOrder(_, { input }, context) {
        const { world } = context
        const caller = await callerOf(context)
        checkPlaceOrder(input)
        const { payment, userErrors } = placeOrder(shop, world, input, caller.accountId)
        return {
          payment: shownPayment(shop, world, payment ?? undefined, caller),
          cart: cartNow(shop, world, input.cartSessionId),
          userErrors: [...userErrors],
        }
      },
      async cancelPayment(_, args, context) {
        const { world } = context
        const caller = await callerOf(context)
        const transactionId = checkedId('transactionId', args.transactionId)
        inTransaction(world.sql, () => {
          const payment = paymentById(world.sql, transactionId)
          if (payment && isOwn(payment, caller)) cancelPayment(world, payment)
        })
        const payment = paymentById(world.sql, transactionId)
        return { payment: shownPayment(shop, world, payment, caller) }
      },
    },
  }
}

async function callerOf(context: GraphContext): Promise<Caller> {
  const account = await signedInOrGuest(context)
  return { accountId: account?.id ?? null, origin: context.origin }
}
