import type { CartShop } from '../cart/cart-shop.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { signedIn } from '../identity/signed-in.ts'
import { buildToSave } from './build-arguments.ts'
import { buildsNow, renameBuild, saveBuild } from './build-service.ts'
import { dropBuild } from './build-store.ts'

/** What whoever is signed in has saved in the designer. */
export function buildResolvers(shop: CartShop): Resolvers {
  return {
    Query: {
      async savedBuilds(_, _args, context) {
        const { id } = await signedIn(context)
        return buildsNow(shop, context.world, id)
      },
      async savedBuild(_, args, context) {
        const { id } = await signedIn(context)
        const buildId = checkedId('id', args.id)
        return buildsNow(shop, context.world, id).find((build) => build.id === buildId) ?? null
      },
    },
    Mutation: {
      async saveBuild(_, { input }, context) {
        const { id } = await signedIn(context)
        const userErrors = saveBuild(shop, context.world, id, buildToSave(input))
        return { savedBuilds: buildsNow(shop, context.world, id), userErrors }
      },
      async renameSavedBuild(_, { input }, context) {
        const { id } = await signedIn(context)
        const userErrors = renameBuild(context.world, id, checkedId('input.id', input.id), input.name)
        return { savedBuilds: buildsNow(shop, context.world, id), userErrors }
      },
      async deleteSavedBuild(_, { input }, context) {
        const { id } = await signedIn(context)
        dropBuild(context.world.sql, id, checkedId('input.id', input.id))
        return { savedBuilds: buildsNow(shop, context.world, id), userErrors: [] }
      },
    },
  }
}
