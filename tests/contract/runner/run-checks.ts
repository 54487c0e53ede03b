import type { GraphQLSchema } from 'graphql'
import { type Address, post } from './api.ts'
import type { Check } from './check.ts'
import { Deviation, type Outcome, type Sent, Skipped } from './outcome.ts'
import { Probe } from './probe.ts'
import { randomOf } from './random.ts'
import { sharedOf } from './shared.ts'
import { smallestRequest } from './shrink.ts'

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
    if (error instanceof Deviation) {
      const sent = await smallestOf(error, check, probe)
      return ended('failed', error.message, sent)
    }
    const reason = error instanceof Error ? error.message : String(error)
    // What cannot even be read is no answer of the contract either.
    return ended('failed', `The answers cannot be read: ${reason}`, probe.last)
  }
}

/** The smallest request that shows a deviation, where one request by itself shows it; what writes is not sent again. */
async function smallestOf(
  { sent, judge, message }: Deviation,
  check: Check,
  probe: Probe,
): Promise<Sent | null> {
  if (sent === null || judge === null || check.writes) return sent ?? probe.last
  return smallestRequest(sent, probe.schema, async (smaller) => {
    // An API that answers no more shows nothing.
    const answer = await post(probe.address, smaller).catch(() => null)
    const problem = answer && judge(smaller, answer)
    return problem !== null && kindOf(problem) === kindOf(message)
  })
}

/** Whether an answer was refused, or what is wrong with it: another refusal shows another fault. */
function kindOf(problem: string): string {
  return problem.split(/[:\n]/, 1)[0] ?? problem
}
