import type { GraphQLSchema } from 'graphql'
import type { Address } from './api.ts'
import type { Check } from './check.ts'
import { Deviation, type Outcome, Skipped } from './outcome.ts'
import { Probe } from './probe.ts'
import { randomOf } from './random.ts'
import { sharedOf } from './shared.ts'

export interface RunOptions {
  readonly seed: number
  readonly canWrite: boolean
  /** Checks that only read and run side by side. */
  readonly atOnce?: number
  readonly onOutcome?: (outcome: Outcome) => void
}

/** Runs checks at a target: those that read side by side, those that write after them, one by one. */
export async function runChecks(
  address: Address,
  schema: GraphQLSchema,
  checks: readonly Check[],
  { seed, canWrite, atOnce = 8, onOutcome = () => {} }: RunOptions,
): Promise<Outcome[]> {
  const shared = sharedOf(address)
  const outcomes = new Map<Check, Outcome>()
  const waiting = checks.filter(({ writes }) => !writes)
  async function work(queue: Check[]): Promise<void> {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const name = `${check.operation} ${check.name}`
      const probe = new Probe(address, schema, randomOf(seed, name), shared)
      const outcome = await outcomeOf(check, probe, canWrite)
      outcomes.set(check, outcome)
      onOutcome(outcome)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, () => work(waiting)))
  await work(checks.filter(({ writes }) => writes))
  return checks.flatMap((check) => outcomes.get(check) ?? [])
}

async function outcomeOf(check: Check, probe: Probe, canWrite: boolean): Promise<Outcome> {
  const ended = (kind: Outcome['kind'], reason: string | null, sent: Outcome['sent'] = null): Outcome => ({
    operation: check.operation,
    check: check.name,
    kind,
    requests: probe.requests,
    expectations: probe.expectations,
    reason,
    sent,
  })
  if (check.writes && !canWrite) return ended('skipped', 'changes something, and --write was not given')
  try {
    await check.run(probe)
    return probe.expectations > 0
      ? ended('passed', null)
      : ended('skipped', 'the target has nothing to compare')
  } catch (error) {
    if (error instanceof Skipped) return ended('skipped', error.message)
    const reason = error instanceof Error ? error.message : String(error)
    const sent = error instanceof Deviation ? (error.sent ?? probe.last) : probe.last
    // What cannot even be read is no answer of the contract either.
    return ended(
      'failed',
      error instanceof Deviation ? reason : `The answers cannot be read: ${reason}`,
      sent,
    )
  }
}
