import { isLondonDate } from '@shop/schema/domain/values/calendar'
import { pence, pounds } from '@shop/schema/domain/values/money'
import { GraphQLError, type ValueNode, valueFromASTUntyped } from 'graphql'

/**
 * How the scalars of the contract are read and written: what it says of their values is checked both ways,
 * so that a wrong fixture is an error and never an answer. Their descriptions stay those of the contract.
 */
export const scalars = {
  Pounds: bothWays((value) => pounds(finiteNumber(value))),
  Pence: bothWays((value) => pence(finiteNumber(value))),
  Percent: bothWays(finiteNumber),
  Date: bothWays(calendarDate),
  DateTime: bothWays(instant),
}

function bothWays<T>(check: (value: unknown) => T) {
  // A wrong value from outside is the caller's mistake: another error would be logged as one of ours.
  const parseValue = (value: unknown): T => {
    try {
      return check(value)
    } catch (error) {
      throw new GraphQLError(error instanceof Error ? error.message : String(error))
    }
  }
  return {
    serialize: check,
    parseValue,
    /** What is written into a document, rather than sent beside it. */
    parseLiteral: (literal: ValueNode): T => parseValue(valueFromASTUntyped(literal)),
  }
}

function finiteNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`Not a number: ${String(value)}`)
}

function calendarDate(value: unknown): string {
  if (typeof value === 'string' && isLondonDate(value)) return value
  throw new TypeError(`Not a calendar date: ${String(value)}`)
}

function instant(value: unknown): string {
  const moment = typeof value === 'string' ? new Date(value) : null
  if (moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString() === value) return value
  throw new TypeError(
    `Not an instant in UTC with milliseconds, such as 2026-11-25T10:00:00.000Z: ${String(value)}`,
  )
}
