import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { accountById } from '../identity/account-store.ts'
import { signedIn } from '../identity/signed-in.ts'
import { checkedWish } from './wishlist-arguments.ts'
import { addWish, type WishlistShop, wishlistNow } from './wishlist-service.ts'
import { accountOfShare, dropWish, endShare, makeShare, shareOf } from './wishlist-store.ts'

/** Wishlists of whoever is signed in, and those that somebody shows. */
export function wishlistResolvers(shop: WishlistShop): Resolvers {
  return {
    Query: {
      async wishListItems(_, _args, context) {
        const { id } = await signedIn(context)
        return wishlistNow(shop, context.world, id)
      },
      async wishListShare(_, _args, context) {
        const { id } = await signedIn(context)
        return shareOf(context.world.sql, id)
      },
      sharedWishList(_, { shareId }, { world }) {
        const ownerId = accountOfShare(world.sql, checkedId('shareId', shareId))
        const owner = ownerId === undefined ? undefined : accountById(world.sql, ownerId)
        if (owner === undefined) return null
        return { ownerFirstName: owner.firstName, wishListItems: wishlistNow(shop, world, owner.id) }
      },
    },
    Mutation: {
      async addWishlistItem(_, { input }, context) {
        const { id } = await signedIn(context)
        const userErrors = [...addWish(shop, context.world, id, checkedWish(input))]
        return { wishListItems: wishlistNow(shop, context.world, id), userErrors }
      },
      async deleteWishlist(_, { input }, context) {
        const { id } = await signedIn(context)
        dropWish(context.world.sql, id, checkedId('input.id', input.id))
        return { wishListItems: wishlistNow(shop, context.world, id), userErrors: [] }
      },
      async shareWishList(_, _args, context) {
        const { id } = await signedIn(context)
        return makeShare(context.world.sql, id, context.world.now().toISOString())
      },
      async unshareWishList(_, _args, context) {
        const { id } = await signedIn(context)
        endShare(context.world.sql, id)
        return true
      },
    },
  }
}
