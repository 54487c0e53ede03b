import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  type TypeNode,
  typeFromAST,
} from 'graphql'
import type { Variables } from '../assert-answer.ts'
import type { Operation } from '../operations.ts'
import { keepsText, withoutSecrets } from './kept-texts.ts'
import { isObject } from '../is-object.ts'
import { mapAnswer } from './map-answer.ts'

/** What stands for a text or an id that is left out. */
export const leftOut = '(left out)'

/**
 * An answer's data without what is personal or secret, as `keepsText` says. Numbers, dates, truth values and enum values
 * stay, and so does whether a text was there, empty or null. `secrets` are those of whoever asked.
 */
export function redactData(
  schema: GraphQLSchema,
  operation: Operation,
  data: unknown,
  secrets: readonly string[],
): unknown {
  return mapAnswer(schema, operation, data, ({ parentType, field, type }, value) => {
    if (value === null || typeof value === 'boolean') return value
    const isText = type.name === 'String' || type.name === 'ID'
    if (isObject(value) || isObjectType(type)) return leftOut
    if (isText && !keepsText(parentType, field)) return value === '' ? '' : leftOut
    return typeof value === 'string' ? withoutSecrets(value, secrets) : value
  })
}

/** Variables without any text or id, for these say who asks, and for what. */
export function redactVariables(
  schema: GraphQLSchema,
  { definition }: Operation,
  variables: Variables,
): Variables {
  const types = new Map(
    definition.variableDefinitions?.map(({ variable, type }) => [
      variable.name.value,
      inputTypeOf(schema, type),
    ]),
  )
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const type = types.get(name)
      return [name, type ? redactInput(type, value) : leftOut]
    }),
  )
}

function inputTypeOf(schema: GraphQLSchema, node: TypeNode): GraphQLInputType | undefined {
  const type = typeFromAST(schema, node)
  return type && isInputType(type) ? type : undefined
}

function redactInput(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value
  if (isNonNullType(type)) return redactInput(type.ofType, value)
  if (isListType(type)) return [value].flat().map((each) => redactInput(type.ofType, each))
  if (!isInputObjectType(type)) return type.name === 'String' || type.name === 'ID' ? leftOut : value
  const fields = type.getFields()
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, each]) => {
      const field = fields[name]
      return [name, field ? redactInput(field.type, each) : leftOut]
    }),
  )
}
