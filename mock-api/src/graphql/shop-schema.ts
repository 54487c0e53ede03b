import { createSchema } from 'graphql-yoga'
import type { Resolvers } from '../generated/resolvers.ts'
import type { GraphContext } from './context.ts'
import { readContract } from './contract.ts'
import { scalars } from './scalars.ts'

/** The contract with the resolvers of every subject; refuses a resolver for a field it does not have. */
export function shopSchema(...subjects: readonly Resolvers[]) {
  return createSchema<GraphContext>({ typeDefs: readContract(), resolvers: [scalars, ...subjects] })
}
