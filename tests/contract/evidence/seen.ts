import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { FieldObserver, Variables } from '../assert-answer.ts'

/**
 * What can happen to a place of the contract, by name: `Cart.coupon is null`, `GemHue.PINK is answered`,
 * `Query.listGemstones ends with a page that is not full`.
 */
export type Outcome = string

export const outcomeOf = {
  isNull: (field: string): Outcome => `${field} is null`,
  hasValue: (field: string): Outcome => `${field} has a value`,
  isEmpty: (field: string): Outcome => `${field} is empty`,
  isFilled: (field: string): Outcome => `${field} is filled`,
  isAnswered: (enumValue: string): Outcome => `${enumValue} is answered`,
  isSent: (place: string): Outcome => `${place} is sent`,
  isLeftOut: (place: string): Outcome => `${place} is left out`,
  isFullPage: (field: string): Outcome => `${field} gives a full page before the last`,
  isLastPage: (field: string): Outcome => `${field} gives the last page`,
  isBeyond: (field: string): Outcome => `${field} gives nothing beyond the last page`,
  hasNoResult: (field: string): Outcome => `${field} finds nothing`,
} as const

/** Collects the outcomes of what it observes: of one answer, and of the request that it answers. */
export function outcomeCollector(seen: Set<Outcome>): FieldObserver {
  return ({ parentType, fieldName, returnType }, args, value) => {
    const field = `${parentType.name}.${fieldName}`
    seeAnswered(field, value)
    seeEnum(getNamedType(returnType), value)
    seePage(field, args, value)
    for (const argument of parentType.getFields()[fieldName]?.args ?? [])
      seeSent(`${field}.${argument.name}`, argument, args[argument.name])
  }

  function seeAnswered(field: string, value: unknown): void {
    if (Array.isArray(value))
      seen.add(value.length > 0 ? outcomeOf.isFilled(field) : outcomeOf.isEmpty(field))
    seen.add(value === null ? outcomeOf.isNull(field) : outcomeOf.hasValue(field))
  }

  function seeEnum(type: ReturnType<typeof getNamedType>, value: unknown): void {
    if (!isEnumType(type)) return
    for (const each of Array.isArray(value) ? value.flat() : [value])
      if (typeof each === 'string') seen.add(outcomeOf.isAnswered(`${type.name}.${each}`))
  }

  function seePage(field: string, { page, pageSize }: Variables, value: unknown): void {
    if (typeof page !== 'number' || typeof pageSize !== 'number' || !isPage(value)) return
    const { total, items } = value
    const last = Math.ceil(total / pageSize)
    if (total === 0) seen.add(outcomeOf.hasNoResult(field))
    else if (page > last) seen.add(outcomeOf.isBeyond(field))
    else if (page === last) seen.add(outcomeOf.isLastPage(field))
    else if (items === undefined || items.length === pageSize) seen.add(outcomeOf.isFullPage(field))
  }

  function seeSent(place: string, { type }: GraphQLArgument | GraphQLInputField, value: unknown): void {
    if (value === undefined || value === null) seen.add(outcomeOf.isLeftOut(place))
    else {
      seen.add(outcomeOf.isSent(place))
      seeInside(type, value)
    }
  }

  function seeInside(type: GraphQLInputType, value: unknown): void {
    if (isNonNullType(type)) return seeInside(type.ofType, value)
    if (isListType(type)) {
      for (const each of [value].flat()) seeInside(type.ofType, each)
    } else if (isEnumType(type)) {
      if (typeof value === 'string') seen.add(outcomeOf.isSent(`${type.name}.${value}`))
    } else if (isInputObjectType(type)) {
      // Execution has checked that it is an object with fields of this type.
      const fields = value as Variables
      for (const field of Object.values(type.getFields()))
        seeSent(`${type.name}.${field.name}`, field, fields[field.name])
    }
  }
}

interface Page {
  readonly total: number
  /** Undefined where it was not asked for. */
  readonly items?: readonly unknown[]
}

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'total' in value && typeof value.total === 'number'
}
