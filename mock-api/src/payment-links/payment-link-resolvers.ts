import type { CheckoutShop } from '../checkout/checkout-shop.ts'
import { shownPayment } from '../checkout/shown-payment.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { payLink } from './pay-link.ts'
import { shownLink } from './shown-link.ts'

/** What boutiques ask to be paid, for whoever has the link, in the world of the request. */
export function paymentLinkResolvers(shop: CheckoutShop): Resolvers {
  return {
    Query: {
      paymentLink: (_, { token }, { world }) => shownLink(world, checkedId('token', token)),
    },
    Mutation: {
      payPaymentLink(_, { input }, { world, origin }) {
        checkedId('input.token', input.token)
        checkedId('input.idempotencyKey', input.idempotencyKey)
        const { payment, userErrors } = payLink(shop.siteUrl, world, input)
        return {
          // Nobody's: whoever has the link pays.
          payment: payment && shownPayment(shop, world, payment, { accountId: null, origin }),
          userErrors: [...userErrors],
        }
      },
    },
  }
}
