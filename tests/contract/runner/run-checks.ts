import type { GraphQLSchema } from 'graphql'
import { type Address, post } from './api.ts'
import type { Check } from './check.ts'
import { isNoAnswer } from './connect.ts'
import { Deviation, type Outcome, type Sent, Skipped } from './outcome.ts'
import { Probe } from './probe.ts'
import { randomOf } from './random.ts'
import { afterSecond, withoutLuck } from './second-try.ts'
import { type Shared, sharedOf } from './shared.ts'
import { smallestRequest } from './shrink.ts'
import { withoutTokens } from './wrong-token.ts'

export interface RunOptions {
  readonly seed: number
  readonly canWrite: boolean
  /** How many checks run side by side, of those that do not get in each other's way. */
  readonly atOnce?: number
  /** Whether others may buy there meanwhile, so that what fails of live data is tried again; they may by default. */
  readonly triesAgain?: boolean
}

/**
 * Runs checks at a target: those that read side by side, those that write after them, one by one where one would see
 * what another changes. In between, what failed of live data is tried again, with the same draws from what the target
 * has by then (rules/contract#behaviour).
 */
export async function runChecks(
  address: Address,
  schema: GraphQLSchema,
  checks: readonly Check[],
  { seed, canWrite, atOnce = 8, triesAgain = true }: RunOptions,
): Promise<Outcome[]> {
  const tries = new Map<Check, Try>()
  const tryWith = (shared: Shared) => async (check: Check) => {
    const probe = new Probe(address, schema, randomOf(seed, `${check.operation} ${check.name}`), shared)
    const before = tries.get(check)
    const latest = await tryOf(check, probe, canWrite)
    tries.set(check, before ? { ...latest, outcome: afterSecond(before.outcome, latest.outcome) } : latest)
  }
  const shared = sharedOf(address)
  const reading = checks.filter(({ writes }) => !writes)
  await sideBySide(reading, atOnce, tryWith(shared))
  const again = reading.filter((check) => triesAgain && check.isOfLiveData && tries.get(check)?.mayBeOfASale)
  // What was read before may be sold by now.
  await sideBySide(again, atOnce, tryWith(sharedOf(address)))
  const writing = checks.filter(({ writes }) => writes)
  const isApart = ({ isApart: yes = false }: Check) => yes
  await sideBySide(writing.filter(isApart), atOnce, tryWith(shared))
  await sideBySide(
    writing.filter((check) => !isApart(check)),
    1,
    tryWith(shared),
  )
  const outcomes = checks.flatMap((check) => tries.get(check)?.outcome ?? [])
  return withoutLuck(outcomes, reading.filter(({ isOfLiveData }) => isOfLiveData).length)
}

async function sideBySide(
  checks: readonly Check[],
  atOnce: number,
  work: (check: Check) => Promise<void>,
): Promise<void> {
  const queue = [...checks]
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await work(check)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

interface Try {
  readonly outcome: Outcome
  /** Whether it failed in a way that what changed between two answers may explain. */
  readonly mayBeOfASale: boolean
}

async function tryOf(check: Check, probe: Probe, canWrite: boolean): Promise<Try> {
  const ended = (
    kind: Outcome['kind'],
    reason: string | null,
    sent: Outcome['sent'] = null,
    mayBeOfASale = false,
  ): Try => ({
    outcome: {
      operation: check.operation,
      check: check.name,
      kind,
      requests: probe.requests,
      expectations: probe.expectations,
      reason,
      sent: sent && withoutTokens(sent, probe.address),
      firstFailure: null,
    },
    mayBeOfASale,
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
      return ended('failed', error.message, sent, !error.isOfOneAnswer)
    }
    const reason = error instanceof Error ? error.message : String(error)
    // What cannot even be read is no answer of the contract either; and who does not answer is not waited for twice.
    const mayBeOfASale = !isNoAnswer(error)
    return ended('failed', `The answers cannot be read: ${reason}`, probe.last, mayBeOfASale)
  }
}

/** The smallest request that shows a deviation, where one request by itself shows it; what writes is not sent again. */
async function smallestOf(
  { sent, judge, message }: Deviation,
  check: Check,
  probe: Probe,
): Promise<Sent | null> {
  if (sent === null || judge === null || check.writes) return sent ?? probe.last
  const own = sent.changes && { changes: sent.changes }
  const smallest = await smallestRequest(sent, probe.schema, async (smaller) => {
    // An API that answers no more shows nothing.
    const answer = await post(probe.address, { ...smaller, ...own }).catch(() => null)
    const problem = answer && judge(smaller, answer)
    return problem !== null && kindOf(problem) === kindOf(message)
  })
  return { ...smallest, ...own }
}

/** Whether an answer was refused, or what is wrong with it: another refusal shows another fault. */
function kindOf(problem: string): string {
  return problem.split(/[:\n]/, 1)[0] ?? problem
}
