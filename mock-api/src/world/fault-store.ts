import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import type { Fault, FaultKind } from '@shop/schema/http/world-faults'
import { inTransaction } from './database.ts'

/** After these nothing else can happen to a request; the others let it go on. */
const lastKinds: readonly FaultKind[] = [
  'graphql-error',
  'http-500',
  'http-429',
  'dropped-connection',
  'malformed-body',
  'truncated-body',
]

/** What other services than GraphQL do not know, so that their requests do not count for it. */
const graphqlKinds: readonly FaultKind[] = ['partial-data', 'stale-read']

/** The faults of a world as they stand: of those for some requests only, what is left. */
export function faultsOf(sql: DatabaseSync): Fault[] {
  return sql
    .prepare('SELECT fault, calls, remaining FROM faults ORDER BY position')
    .all()
    .map((row) => faultOf(row))
}

/**
 * Replaces all faults of a world. One that is set already, as it stands, goes on counting its calls: whoever adds or
 * takes away another begins none anew.
 */
export function setFaults(sql: DatabaseSync, faults: readonly Fault[]): void {
  inTransaction(sql, () => {
    const before = sql.prepare('SELECT fault, calls, remaining FROM faults ORDER BY position').all()
    sql.exec('DELETE FROM faults')
    const insert = sql.prepare('INSERT INTO faults (operation, fault, calls, remaining) VALUES (?, ?, ?, ?)')
    for (const fault of faults) {
      const at = before.findIndex((row) => isDeepStrictEqual(faultOf(row), fault))
      // Two that are equal count each for itself.
      const [kept] = at === -1 ? [] : before.splice(at, 1)
      const { remaining = null, ...rest } = fault
      const row = kept ?? { fault: JSON.stringify(rest), calls: 0, remaining }
      insert.run(fault.operation, row['fault'] ?? null, row['calls'] ?? null, row['remaining'] ?? null)
    }
  })
}

/**
 * The faults that hit one request of an operation, of GraphQL or of another service, in the order in which they were
 * set, up to the first that ends the request; what stands behind that does not count it. Those with a number of requests
 * left have one less afterwards. The name is asked for only when there are faults, because finding it may mean reading
 * the document.
 */
export function takeFaults(
  sql: DatabaseSync,
  operationName: () => string | undefined,
  isGraphql: boolean,
): Fault[] {
  if (sql.prepare('SELECT 1 FROM faults').get() === undefined) return []
  const operation = operationName() ?? null
  return inTransaction(sql, () => {
    const rows = sql
      .prepare(
        `SELECT position, fault, calls, remaining FROM faults WHERE operation IN ('*', ?) ORDER BY position`,
      )
      .all(operation)
    const hits: Fault[] = []
    for (const row of rows) {
      const { position = null } = row
      const fault = storedFault(row['fault'])
      if (!isGraphql && graphqlKinds.includes(fault.kind)) continue
      const calls = Number(row['calls']) + 1
      const isHit = hitsCall(fault, calls)
      sql
        .prepare('UPDATE faults SET calls = ?, remaining = remaining - ? WHERE position = ?')
        .run(calls, isHit ? 1 : 0, position)
      if (!isHit) continue
      hits.push(faultOf(row))
      if (lastKinds.includes(fault.kind)) break
    }
    sql.exec('DELETE FROM faults WHERE remaining = 0')
    return hits
  })
}

/** Whether a fault hits a request, which is this one of those that it could hit, counted from 1. */
function hitsCall({ afterCalls = 0, chance = 1, seed = 1 }: Fault, call: number): boolean {
  return call > afterCalls && drawnPart(seed, call) < chance
}

/** A number from 0 up to 1 that depends on nothing but these two. */
function drawnPart(seed: number, call: number): number {
  const bits = createHash('sha256').update(`${seed} ${call}`).digest().readUInt32BE()
  return bits / 0x1_0000_0000
}

function faultOf(row: Record<string, unknown>): Fault {
  const { afterCalls = 0, ...fault } = storedFault(row['fault'])
  const passing = Math.max(0, afterCalls - Number(row['calls']))
  const remaining = row['remaining']
  return {
    ...fault,
    ...(passing > 0 && { afterCalls: passing }),
    ...(typeof remaining === 'number' && { remaining }),
  }
}

function storedFault(text: unknown): Fault {
  // Only setFaults writes these rows, from faults that were checked.
  return JSON.parse(String(text)) as Fault
}
