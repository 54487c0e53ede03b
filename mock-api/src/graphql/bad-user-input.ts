import { GraphQLError } from 'graphql'

/** The error for an argument the contract does not allow; `argument` is its name in the schema. */
export function badUserInput(argument: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument } })
}

/** The id as the message shows it: whatever was sent, at a length that can be read. */
export function quoted(id: string): string {
  return JSON.stringify(id.length > 40 ? `${id.slice(0, 40)}…` : id)
}
