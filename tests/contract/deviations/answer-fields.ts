import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { getArgumentValues } from 'graphql/execution/values.js'
import { isObject } from '../is-object.ts'
import type { Variables } from '../assert-answer.ts'

/** A field of an answer where it is changed: `Gemstone.price`. */
export interface AnsweredField {
  readonly args: Variables
  /** The object that holds it. */
  readonly parent: Readonly<Record<string, unknown>>
}

export type FieldChange = (value: unknown, field: AnsweredField) => unknown

/**
 * The data of an answer with some of its fields changed, wherever and by whatever alias they were asked for, the
 * innermost first.
 */
export function withFieldsChanged(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  data: unknown,
  changes: Readonly<Record<string, FieldChange>>,
): unknown {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  )
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  const root = operation && schema.getRootType(operation.operation)
  return operation && root ? ofObject(root, operation.selectionSet, data) : data

  function ofObject(type: GraphQLObjectType, selectionSet: SelectionSetNode, value: unknown): unknown {
    if (!isObject(value)) return value
    const changed: Record<string, unknown> = { ...value }
    for (const node of fieldsOf(selectionSet)) {
      const field = type.getFields()[node.name.value]
      const key = node.alias?.value ?? node.name.value
      if (field && Object.hasOwn(changed, key)) changed[key] = ofField(type, field, node, value, changed[key])
    }
    return changed
  }

  function ofField(
    type: GraphQLObjectType,
    field: GraphQLField<unknown, unknown>,
    node: FieldNode,
    parent: Readonly<Record<string, unknown>>,
    value: unknown,
  ): unknown {
    const named = getNamedType(field.type)
    const { selectionSet } = node
    const inner = selectionSet && isObjectType(named) ? ofList(named, selectionSet, value) : value
    const change = changes[`${type.name}.${field.name}`]
    return change ? change(inner, { args: getArgumentValues(field, node, variables), parent }) : inner
  }

  function ofList(type: GraphQLObjectType, selectionSet: SelectionSetNode, value: unknown): unknown {
    return Array.isArray(value)
      ? value.map((item) => ofList(type, selectionSet, item))
      : ofObject(type, selectionSet, value)
  }

  function fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value)
      return inner ? fieldsOf(inner) : []
    })
  }
}
