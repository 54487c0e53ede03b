import { GraphQLError } from 'graphql'

/** The error for an argument the contract does not allow; `argument` is its name in the schema. */
export function badUserInput(argument: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument } })
}
