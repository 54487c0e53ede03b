import {
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { isObject } from '../is-object.ts'
import type { Operation } from '../operations.ts'

/** Where a value of an answer stands. */
export interface Place {
  /** With the aliases of the document, and `[]` for the items of a list: `listDesigns.items[].name`. */
  readonly path: string
  readonly parentType: string
  readonly field: string
  /** The type of the contract without `!` and lists. */
  readonly type: GraphQLNamedType
}

/** Told of every value of an answer, lists and objects included; what it gives for a scalar, enum or null is kept. */
export type VisitValue = (place: Place, value: unknown) => unknown

/**
 * Goes through an answer by its document, whether it keeps the contract or not, and gives a copy of it. What the
 * document does not ask for is no part of that.
 */
export function mapAnswer(
  schema: GraphQLSchema,
  { document, definition }: Operation,
  data: unknown,
  visitValue: VisitValue,
): unknown {
  const root = schema.getRootType(definition.operation)
  if (!root || !isObject(data)) return data === null ? null : undefined
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  return mapObject(definition.selectionSet, root, data, '')

  function mapObject(
    { selections }: SelectionSetNode,
    parent: GraphQLObjectType,
    value: Readonly<Record<string, unknown>>,
    path: string,
  ): Record<string, unknown> {
    const copy: Record<string, unknown> = {}
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const inside =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
        if (inside) merge(copy, mapObject(inside.selectionSet, parent, value, path))
        continue
      }
      const key = (selection.alias ?? selection.name).value
      const field = parent.getFields()[selection.name.value]
      if (!field || !Object.hasOwn(value, key)) continue
      const place = {
        path: path === '' ? key : `${path}.${key}`,
        parentType: parent.name,
        field: field.name,
        type: getNamedType(field.type),
      }
      merge(copy, { [key]: mapValue(selection.selectionSet, place, value[key]) })
    }
    return copy
  }

  function mapValue(selectionSet: SelectionSetNode | undefined, place: Place, value: unknown): unknown {
    const given = visitValue(place, value)
    if (Array.isArray(value)) {
      const items = { ...place, path: `${place.path}[]` }
      return value.map((each) => mapValue(selectionSet, items, each))
    }
    return isObject(value) && selectionSet && isObjectType(place.type)
      ? mapObject(selectionSet, place.type, value, place.path)
      : given
  }
}

/** One object may be selected in several places of a document, a part of its fields in each. */
function merge(copy: Record<string, unknown>, more: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(more)) {
    const known = copy[key]
    if (Array.isArray(known) && Array.isArray(value))
      copy[key] = known.map((each, index) => merged(each, value[index]))
    else copy[key] = merged(known, value)
  }
}

function merged(known: unknown, value: unknown): unknown {
  if (!isObject(known) || !isObject(value)) return value
  const both = { ...known }
  merge(both, value)
  return both
}
