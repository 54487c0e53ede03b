import type { GraphQLSchema } from 'graphql'
import type { Address } from '../runner/api.ts'
import type { Check } from '../runner/check.ts'
import type { Outcome } from '../runner/outcome.ts'
import { runChecks, type RunOptions } from '../runner/run-checks.ts'
import { consentField, countDecisions } from './consent-decisions.ts'
import { keptByAccount } from './kept-by-account.ts'
import { makingFields } from './kept-things.ts'
import { lastingFields, lastingOf } from './lasting-changes.ts'
import { tidyAccount, unreadAccount } from './tidy-account.ts'
import { watchingChanges } from './watch-changes.ts'

/**
 * Runs checks at a target, and takes away what they have left in the account, also where they failed, or the run itself
 * did. Returns what became of them, and what is left there all the same.
 */
export async function runAndTidy(
  address: Address,
  schema: GraphQLSchema,
  checks: readonly Check[],
  options: RunOptions,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly left: readonly string[] }> {
  if (!options.canWrite) return { outcomes: await runChecks(address, schema, checks, options), left: [] }
  const before = await keptByAccount(address, schema)
  const { send, changes } = watchingChanges(address.send, [...lastingFields, ...makingFields, consentField])
  const watched = { ...address, send }
  let inAccount = address.token === null ? [] : [unreadAccount]
  let outcomes: readonly Outcome[]
  try {
    outcomes = await runChecks(watched, schema, checks, options)
  } finally {
    if (before) inAccount = await tidyAccount(watched, schema, before, changes())
  }
  // Setting back is one more.
  const decisions = before ? countDecisions(before, changes()) : 0
  const decided = decisions > 0 ? [`decisions on consents: ${decisions}`] : []
  return { outcomes, left: [...inAccount, ...decided, ...lastingOf(changes())] }
}
