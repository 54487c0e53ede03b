import { type Change, ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core'
import { documentCost } from '@shop/mock-api/graphql/document-cost'
import { type GraphQLSchema, validate } from 'graphql'
import type { Operation } from '../operations.ts'
import { deprecatedValues, deprecationAt, type Touched, touchedBy } from './touched.ts'

/**
 * What another schema means for an operation:
 * - `refused`: it is not valid by that schema, so an API with it answers nothing;
 * - `breaks`: it is valid, and its variables or its answer are not what the storefront's types say;
 * - `may break`: an answer may hold what the storefront does not know, or a default has changed;
 * - `deprecated`: it uses what is going to be removed;
 * - `costly`: it costs more than the limit (rules/contract#limits).
 */
export type FindingKind = 'refused' | 'breaks' | 'may break' | 'deprecated' | 'costly'

export interface Finding {
  readonly kind: FindingKind
  readonly message: string
}

export interface ComparedOperation {
  readonly operation: string
  readonly cost: number
  readonly findings: readonly Finding[]
}

export interface Comparison {
  readonly operations: readonly ComparedOperation[]
  /** Breaking and dangerous differences that no operation of the storefront meets. */
  readonly unmet: readonly string[]
}

/** Differences that show when a document is validated, which tells them of each place. */
const seenByValidation: ReadonlySet<string> = new Set([
  ChangeType.FieldRemoved,
  ChangeType.FieldArgumentAdded,
  ChangeType.FieldArgumentRemoved,
  ChangeType.FieldArgumentTypeChanged,
  ChangeType.TypeRemoved,
])

/** What the storefront's operations meet at an API with another schema than ours. */
export async function compareSchemas(
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
  operations: readonly Operation[],
  costLimit: number,
): Promise<Comparison> {
  const changes = (await diff(ours, theirs)).filter(
    ({ criticality }) => criticality.level !== CriticalityLevel.NonBreaking,
  )
  const met = new Set<Change>()
  const compared = operations.map((operation): ComparedOperation => {
    const touched = touchedBy(ours, operation.document)
    const its = changes.filter((change) => meets(change, touched))
    for (const change of its) met.add(change)
    const cost = documentCost({ schema: ours, document: operation.document })
    return {
      operation: operation.name,
      cost,
      findings: [
        ...refusals(theirs, operation),
        ...its.filter(({ type }) => !seenByValidation.has(type)).map(findingOf),
        ...deprecations(theirs, touched),
        ...(cost > costLimit
          ? [{ kind: 'costly', message: `It costs ${cost}, at most ${costLimit} is allowed.` } as const]
          : []),
      ],
    }
  })
  return {
    operations: compared,
    unmet: changes.filter((change) => !met.has(change)).map(({ message }) => message),
  }
}

/** Whether the storefront cannot send an operation, or cannot rely on its answer. */
export function isBroken({ findings }: ComparedOperation): boolean {
  return findings.some(({ kind }) => kind === 'refused' || kind === 'breaks' || kind === 'costly')
}

/** Whether a difference is about something that an operation touches, on the side on which it matters. */
function meets({ type, path = '' }: Change, { outputs, inputs }: Touched): boolean {
  const parent = path.slice(0, path.lastIndexOf('.'))
  // A value that nobody sends can be taken away; one that nobody is answered can be added.
  if (type === ChangeType.EnumValueRemoved) return inputs.has(parent)
  if (type === ChangeType.EnumValueAdded) return outputs.has(parent)
  // Whoever sends nothing is given the default.
  if (type === ChangeType.FieldArgumentDefaultChanged) return outputs.has(parent) && !inputs.has(path)
  if (type === ChangeType.FieldArgumentAdded || type === ChangeType.FieldArgumentTypeChanged)
    return outputs.has(parent)
  if (type === ChangeType.InputFieldAdded) return inputs.has(parent)
  return outputs.has(path) || inputs.has(path)
}

function findingOf({ criticality, message }: Change): Finding {
  return { kind: criticality.level === CriticalityLevel.Breaking ? 'breaks' : 'may break', message }
}

function refusals(theirs: GraphQLSchema, { document }: Operation): Finding[] {
  const messages = validate(theirs, document).map(({ message }) => message)
  // A fragment's mistake shows once, however often it is spread.
  return [...new Set(messages)].map((message) => ({ kind: 'refused', message }))
}

function deprecations(theirs: GraphQLSchema, { outputs, inputs }: Touched): Finding[] {
  const places = [...outputs, ...inputs].flatMap((coordinate): [string, string | null][] => [
    [coordinate, deprecationAt(theirs, coordinate)],
  ])
  const values = [...inputs].flatMap((name) =>
    deprecatedValues(theirs, name).map(([value, reason]): [string, string] => [`${name}.${value}`, reason]),
  )
  return [...places, ...values].flatMap(([coordinate, reason]): Finding[] =>
    reason === null ? [] : [{ kind: 'deprecated', message: `${coordinate} is deprecated: ${reason}` }],
  )
}
