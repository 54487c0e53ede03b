import {
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  Kind,
  parseType,
  print,
  type VariableDefinitionNode,
  visit,
} from 'graphql'
import type { Variables } from './assert-answer.ts'
import type { Operation } from './operations.ts'

/** A request that is wrong in one way and must be refused. */
export interface Mutant {
  readonly kind: MutantKind
  /** The place that was changed. */
  readonly place: string
  readonly query: string
  readonly variables: Variables
}

export const mutantKinds = [
  'unknown field',
  'unknown argument',
  'wrong argument type',
  'wrong variable value',
  'missing variable',
  'unknown enum value',
] as const
export type MutantKind = (typeof mutantKinds)[number]

const noSuchField: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'noSuchField' } }
const noSuchArgument: ArgumentNode = {
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: 'noSuchArgument' },
  value: { kind: Kind.INT, value: '1' },
}

/** Every way to make an operation wrong, at every place of its document and in every variable. */
export function mutantsOf(
  { document, definition }: Operation,
  variables: Variables,
  schema: GraphQLSchema,
): Mutant[] {
  const { variableDefinitions = [] } = definition
  return [
    ...documentMutants(document).map((mutant) => ({ ...mutant, variables })),
    ...variableDefinitions.flatMap((variable) => variableMutants(document, variable, variables, schema)),
  ]
}

function documentMutants(document: DocumentNode): Omit<Mutant, 'variables'>[] {
  const mutants: Omit<Mutant, 'variables'>[] = []
  const add = (kind: MutantKind, place: string, node: ASTNode, changed: ASTNode) =>
    mutants.push({ kind, place, query: print(withChange(document, node, changed)) })
  visit(document, {
    SelectionSet(node, _key, parent) {
      const place = isNamed(parent) ? `{ ${parent.name.value} }` : '{ }'
      add('unknown field', place, node, { ...node, selections: [...node.selections, noSuchField] })
    },
    Field(node) {
      const { name, arguments: given = [] } = node
      add('unknown argument', name.value, node, { ...node, arguments: [...given, noSuchArgument] })
    },
    Argument(node) {
      if (node.value.kind === Kind.VARIABLE) return
      const wrong = { kind: Kind.OBJECT, fields: [] } as const
      add('wrong argument type', `${node.name.value}:`, node, { ...node, value: wrong })
    },
    VariableDefinition(node) {
      const isBoolean = print(node.type).startsWith('Boolean')
      const { defaultValue: _, ...withoutDefault } = node
      const wrong = { ...withoutDefault, type: parseType(isBoolean ? 'Int!' : 'Boolean!') }
      add('wrong argument type', `$${node.variable.name.value}`, node, wrong)
    },
    EnumValue(node) {
      add('unknown enum value', node.value, node, { ...node, value: 'NO_SUCH_VALUE' })
    },
  })
  return mutants
}

function variableMutants(
  document: DocumentNode,
  { variable, type, defaultValue }: VariableDefinitionNode,
  variables: Variables,
  schema: GraphQLSchema,
): Mutant[] {
  const name = variable.name.value
  const { [name]: _, ...others } = variables
  const mutant = { place: `$${name}`, query: print(document) }
  const mutants: Mutant[] = [
    { ...mutant, kind: 'wrong variable value', variables: { ...others, [name]: { noSuchField: true } } },
  ]
  if (type.kind === Kind.NON_NULL_TYPE && !defaultValue) {
    mutants.push({ ...mutant, kind: 'missing variable', variables: others })
  }
  if (isEnumType(getNamedType(schema.getType(namedTypeOf(print(type)))))) {
    mutants.push({ ...mutant, kind: 'unknown enum value', variables: { ...others, [name]: 'NO_SUCH_VALUE' } })
  }
  return mutants
}

function withChange(document: DocumentNode, node: ASTNode, changed: ASTNode): DocumentNode {
  return visit(document, { enter: (each) => (each === node ? changed : undefined) })
}

/** `ID` of `[ID!]!`. */
function namedTypeOf(type: string): string {
  return type.replaceAll(/[[\]!]/g, '')
}

function isNamed(node: unknown): node is { readonly name: { readonly value: string } } {
  return typeof node === 'object' && node !== null && 'name' in node && node.name !== undefined
}
