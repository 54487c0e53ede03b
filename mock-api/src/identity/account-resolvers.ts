import { myData } from '../account/my-data.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { signedIn } from './signed-in.ts'

/** Who is signed in. */
export const accountResolvers: Resolvers = {
  Query: {
    async whoAmI(_, _args, context) {
      if (!context.authorization) return null
      const { id, email, firstName, lastName } = await signedIn(context)
      return { id, email, firstName, lastName }
    },
    async downloadMyData(_, _args, context) {
      return JSON.stringify(myData(context.world, await signedIn(context)), null, 2)
    },
  },
}
