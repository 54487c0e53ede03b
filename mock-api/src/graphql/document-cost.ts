import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getOperationAST,
  type GraphQLField,
  type GraphQLNamedType,
  GraphQLError,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Twice what the shop's dearest document costs; GraphiQL asks for the whole schema once. */
export const maxCost = 20_000
/** What a field of the query or mutation type costs, whatever it is asked for; every other field costs 1. */
const rootFieldCost = 250
/** No list gives more rows than these on a page; the schema has about as many types. */
const mostRows = 100

interface Asked {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined
}

/**
 * What a document costs with its variables (rules/contract#limits): the fields it asks for, each as often as the list
 * around it has rows. Fragments count wherever they are used, an alias makes another field, and asking for the schema
 * costs like anything else. 0 where there is no such operation.
 */
export function documentCost({ schema, document, operationName, variableValues }: Asked): number {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )
  const known = new Map<string, number>()
  const operation = getOperationAST(document, operationName)
  if (!operation) return 0
  const variables = { ...defaultsOf(operation), ...variableValues }

  function costOf(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    isRoot: boolean,
  ): number {
    let cost = 0
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, parent, isRoot)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value, isRoot)
      else {
        const name = selection.typeCondition?.name.value
        cost += costOf(selection.selectionSet, name === undefined ? parent : schema.getType(name), isRoot)
      }
    }
    return cost
  }

  function costOfField(field: FieldNode, parent: GraphQLNamedType | undefined, isRoot: boolean): number {
    const definition = definitionOf(field.name.value, parent, isRoot)
    const below = field.selectionSet
      ? costOf(field.selectionSet, definition && getNamedType(definition.type), false)
      : 0
    return (isRoot ? rootFieldCost : 1) + rowsOf(field, { parent, definition }, variables) * below
  }

  function costOfFragment(name: string, isRoot: boolean): number {
    const key = `${name} ${isRoot}`
    const fragment = fragments.get(name)
    const cost = known.get(key)
    if (cost !== undefined || !fragment) return cost ?? 0
    // Until it is measured it costs nothing, so that a circle ends here.
    known.set(key, 0)
    const measured = costOf(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), isRoot)
    known.set(key, measured)
    return measured
  }

  return costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, true)
}

/** How often what is below a field is answered: once for each row of a page. */
function rowsOf(
  field: FieldNode,
  {
    parent,
    definition,
  }: { parent: GraphQLNamedType | undefined; definition: GraphQLField<unknown, unknown> | undefined },
  variables: Readonly<Record<string, unknown>>,
): number {
  if (parent?.name === '__Schema' && field.name.value === 'types') return mostRows
  const pageSize = definition?.args.find(({ name }) => name === 'pageSize')
  if (!pageSize) return 1
  const given = field.arguments?.find(({ name }) => name.value === 'pageSize')
  const rows = given && isGiven(given, variables) ? numberOf(given, variables) : pageSize.defaultValue
  // What is no number of rows is refused where it is read.
  return typeof rows === 'number' && rows >= 1 ? Math.min(rows, mostRows) : mostRows
}

/** What variables that are left out stand for, as far as they are numbers. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, number> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  )
}

/** A variable that is left out and stands for nothing is an argument that is left out. */
function isGiven({ value }: ArgumentNode, variables: Readonly<Record<string, unknown>>): boolean {
  return value.kind !== Kind.VARIABLE || Object.hasOwn(variables, value.name.value)
}

function numberOf({ value }: ArgumentNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (value.kind === Kind.INT) return Number(value.value)
  return value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined
}

function definitionOf(
  name: string,
  parent: GraphQLNamedType | undefined,
  isRoot: boolean,
): GraphQLField<unknown, unknown> | undefined {
  if (isRoot && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

/** Refuses a request that asks for more than any page of the shop needs, before any of it is looked up. */
export const costLimit: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    const cost = documentCost(args)
    if (cost <= maxCost) return
    const message = `The document asks for too much: it costs ${cost}, at most ${maxCost} is allowed.`
    const extensions = { code: 'BAD_USER_INPUT', argument: 'query', http: { spec: true, status: 400 } }
    setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions })] })
  },
}
