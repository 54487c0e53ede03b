import { buildSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { Resolvers } from '../generated/resolvers.ts'
import type { GraphContext } from './context.ts'
import { scalars } from './scalars.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The contract with the resolvers of every subject; refuses a resolver for a field it does not have. */
export function shopSchema(...subjects: readonly Resolvers[]) {
  return createSchema<GraphContext>({
    typeDefs: buildSchema(readContract().join('\n')),
    resolvers: [scalars, ...subjects],
    // The schema is nobody else's: a copy would cost the start of the mock 10 ms.
    updateResolversInPlace: true,
  })
}

/** The contract, file by file, as the schema package holds it. */
export function readContract(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@shop/schema/shop/base.graphql'))
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'))
}
