import {
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Operation } from '../operations.ts'
import { access, type Access, namesOwnThing } from './access.ts'
import { gapOf, type UnusedCodes, type Waiver } from './gaps.ts'
import { goalsOf } from './goals.ts'
import type { Denial, ExchangeRecord } from './record.ts'
import { featuresOf } from './senders.ts'

/** What is shown of one operation of the storefront; nothing is added up. */
export interface OperationEvidence {
  readonly operation: string
  /** The features of the storefront that send it, as the tree names them. */
  readonly drivenBy: readonly string[]
  readonly succeeds: boolean
  /** Whether every answer kept the contract. */
  readonly keepsContract: boolean
  /** Each code that its `userErrors` can hold, and whether it was answered. */
  readonly refusals: Readonly<Record<string, boolean>>
  /** Whether what it changes was seen by another request; null for what changes nothing. */
  readonly effectSeen: boolean | null
  readonly access: Access
  /** Each who must not be given what it gives, and whether they were refused. */
  readonly denials: Readonly<Record<string, boolean>>
  /** Whether a real API's answers to it are kept. */
  readonly recorded: boolean
}

export interface Evidence {
  readonly operations: readonly OperationEvidence[]
  /** Each outcome that the contract allows at a place that the storefront uses, and whether it was seen. */
  readonly outcomes: Readonly<Record<string, boolean>>
  /** What is not shown, with the reason; null where nobody has given one. */
  readonly gaps: Readonly<Record<string, string | null>>
  /** Reasons for what is no gap. */
  readonly staleReasons: readonly string[]
}

export interface EvidenceSources {
  readonly schema: GraphQLSchema
  readonly operations: readonly Operation[]
  readonly record: ExchangeRecord
  readonly senders: ReadonlyMap<string, readonly string[]>
  /** Operations of which recordings of a real API have answers. */
  readonly recorded: ReadonlySet<string>
  readonly waivers: readonly Waiver[]
  readonly unusedCodes: readonly UnusedCodes[]
}

/** What is shown and what is not, of all that was recorded. */
export function evidenceOf(sources: EvidenceSources): Evidence {
  const { schema, operations, record } = sources
  const rows = operations.map((operation) => rowOf(operation, sources))
  const goals = new Set(operations.flatMap(({ document }) => [...goalsOf(schema, document)]))
  const outcomes = Object.fromEntries(
    [...goals].toSorted().map((goal) => [goal, record.outcomes.has(goal)] as const),
  )
  const gaps = [
    ...rows.flatMap(gapsOf),
    ...Object.entries(outcomes).flatMap(([outcome, isSeen]) => (isSeen ? [] : outcome)),
  ]
  const reasons = reasonsOf(sources, rows)
  const isGap = new Set(gaps)
  return {
    operations: rows,
    outcomes,
    gaps: Object.fromEntries(gaps.map((gap) => [gap, reasons.get(gap) ?? null] as const)),
    staleReasons: [...reasons.keys()].filter((gap) => !isGap.has(gap)),
  }
}

function rowOf(
  operation: Operation,
  { schema, record, senders, recorded }: EvidenceSources,
): OperationEvidence {
  const { name, isMutation } = operation
  const { answers, refusals, denials, isEffectSeen, violations } = record.of(name)
  const kind = access[name]
  if (kind === undefined) throw new Error(`Say in tests/contract/evidence/access.ts whom ${name} answers.`)
  return {
    operation: name,
    drivenBy: featuresOf(senders.get(name) ?? []),
    succeeds: answers > 0,
    keepsContract: answers > 0 && violations.length === 0,
    refusals: Object.fromEntries(
      codesOf(schema, operation).map((code) => [code, refusals.has(code)] as const),
    ),
    effectSeen: isMutation ? isEffectSeen : null,
    access: kind,
    denials: Object.fromEntries(deniedBy(name, kind).map((denial) => [denial, denials.has(denial)] as const)),
    recorded: recorded.has(name),
  }
}

/** Who has to be refused. */
function deniedBy(operation: string, kind: Access): Denial[] {
  return [
    ...(kind === 'account' ? (['nobody'] as const) : []),
    ...(kind === 'anybody' ? [] : (['a forged token'] as const)),
    ...(namesOwnThing.has(operation) ? (['another customer'] as const) : []),
  ]
}

/** The codes that the `userErrors` of an operation can hold by the contract. */
function codesOf(schema: GraphQLSchema, { document }: Operation): string[] {
  const codes = new Set<string>()
  const typeInfo = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field({ name }) {
        const type = getNamedType(typeInfo.getType() ?? undefined)
        if (name.value !== 'userErrors' || !isObjectType(type)) return
        const code = getNamedType(type.getFields()['code']?.type)
        if (isEnumType(code)) for (const value of code.getValues()) codes.add(value.name)
      },
    }),
  )
  return [...codes]
}

function gapsOf(row: OperationEvidence): string[] {
  const { operation } = row
  return [
    ...(row.drivenBy.length > 0 ? [] : [gapOf.notSent(operation)]),
    ...(row.succeeds ? [] : [gapOf.noSuccess(operation)]),
    ...(row.succeeds && !row.keepsContract ? [gapOf.broken(operation)] : []),
    ...unseen(row.refusals).map((code) => gapOf.notRefused(operation, code)),
    ...(row.effectSeen === false ? [gapOf.noEffect(operation)] : []),
    ...unseen(row.denials).map((denial) => gapOf.notDenied(operation, denial)),
    ...(row.recorded ? [] : [gapOf.notRecorded(operation)]),
  ]
}

function unseen(seen: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(seen).flatMap(([name, isSeen]) => (isSeen ? [] : name))
}

/** The reason of each gap that somebody has given one for. */
function reasonsOf({ waivers, unusedCodes }: EvidenceSources, rows: readonly OperationEvidence[]) {
  const reasons = new Map<string, string>()
  for (const { reason, gaps } of waivers) for (const gap of gaps) reasons.set(gap, reason)
  for (const { reason, operations, only } of unusedCodes)
    for (const operation of operations) {
      const codes = Object.keys(rows.find((row) => row.operation === operation)?.refusals ?? {})
      if (codes.length === 0) reasons.set(`${operation} has no codes`, reason)
      for (const code of codes)
        if (!only.includes(code)) reasons.set(gapOf.notRefused(operation, code), reason)
    }
  return reasons
}
