import { GraphQLError } from 'graphql'
import type { Resolvers } from '../generated/resolvers.ts'

/** Who is signed in. */
export const accountResolvers: Resolvers = {
  Query: {
    async whoAmI(_, _args, { world, authorization }) {
      if (!authorization) return null
      // Most shops are only looked at: what reads tokens would cost every start its time.
      const { bearerOf } = await import('./sessions.ts')
      const bearer = await bearerOf(world, authorization)
      if (bearer.kind !== 'signed-in') {
        throw new GraphQLError('Nobody is signed in with this token any more.', {
          extensions: { code: 'UNAUTHENTICATED' },
        })
      }
      const { id, email, firstName, lastName } = bearer.account
      return { id, email, firstName, lastName }
    },
  },
}
