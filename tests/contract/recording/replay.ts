import type { GraphQLSchema } from 'graphql'
import type { Operation } from '../operations.ts'
import type { Address } from '../runner/api.ts'
import { type Drift, driftsOf } from './drift.ts'
import { profileOf } from './profile.ts'
import { record, type Recording } from './recording.ts'

export interface Replay {
  readonly recordedAt: string | null
  /** Operations that were compared. */
  readonly operations: readonly string[]
  /** Operations of the recording that the storefront no longer sends. */
  readonly gone: readonly string[]
  readonly drifts: readonly Drift[]
}

/** Answers of the mock to one operation that a recording is compared with: enough to meet what it can do. */
const mostAnswers = 100

/**
 * Holds the mock to what an API has answered: asks it the same operations, by nobody where nobody was signed in, and says
 * where it is not like that.
 */
export async function replay(
  mock: Address,
  schema: GraphQLSchema,
  operations: readonly Operation[],
  recording: Recording,
): Promise<Replay> {
  const known = operations.filter(({ name }) => recording.operations[name] !== undefined)
  const asker = recording.isSignedIn ? mock : { ...mock, token: null }
  const answered = await record(asker, schema, known, { canWrite: true, most: mostAnswers })
  return {
    recordedAt: recording.recordedAt,
    operations: known.map(({ name }) => name),
    gone: Object.keys(recording.operations).filter(
      (recorded) => !operations.some(({ name }) => name === recorded),
    ),
    drifts: known.flatMap((operation) =>
      driftsOf(
        operation.name,
        profileOf(schema, operation, recording.operations[operation.name] ?? []),
        profileOf(schema, operation, answered.operations[operation.name] ?? []),
      ),
    ),
  }
}

/** The replay in lines: a drift each, then a last line that counts them. */
export function replayText({ recordedAt, operations, gone, drifts }: Replay, source: string): string {
  const lines = drifts.map(({ operation, path, kind, message }) =>
    [kind.padEnd(9), operation, path, message].filter(Boolean).join(' '),
  )
  const missing = gone.map((name) => `gone      ${name} is recorded, and the storefront no longer sends it`)
  const drifting = new Set(drifts.map(({ operation }) => operation)).size
  const when = recordedAt === null ? '' : `, recorded ${recordedAt}`
  const last = `${source}${when}: the mock drifts at ${drifts.length} places of ${drifting} operations, of ${operations.length} that were compared`
  return [...lines, ...missing, ...(lines.length + missing.length > 0 ? [''] : []), last].join('\n')
}

/** The same as data. */
export function replayJson(result: Replay, source: string): string {
  return JSON.stringify({ source, ...result }, null, 2)
}
