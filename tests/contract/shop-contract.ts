import { buildSchema, type GraphQLSchema, isScalarType } from 'graphql'
import { readContract } from '@shop/mock-api/graphql/shop-schema'
import { scalars } from '@shop/mock-api/graphql/scalars'

/** The contract as a schema whose scalars check what they are said to hold. */
export function shopContract(): GraphQLSchema {
  const schema = buildSchema(readContract().join('\n'))
  for (const [name, { serialize }] of Object.entries(scalars)) {
    const type = schema.getType(name)
    if (!isScalarType(type)) throw new Error(`The contract has no scalar ${name}`)
    type.serialize = serialize
  }
  return schema
}
