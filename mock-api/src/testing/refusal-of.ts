import { GraphQLError } from 'graphql'

/** What an error carries for programs; fails when the arguments are taken. */
export function refusalOf(check: () => unknown): unknown {
  try {
    check()
  } catch (error) {
    return error instanceof GraphQLError ? error.extensions : error
  }
  throw new Error('The arguments were taken')
}
