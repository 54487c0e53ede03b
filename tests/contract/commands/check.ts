import { allChecks } from '../checks/all-checks.ts'
import type { Address } from '../runner/api.ts'
import type { Check } from '../runner/check.ts'
import type { Options, ReportKind } from '../runner/options.ts'
import { counts } from '../runner/outcome.ts'
import { htmlReport, jsonReport, junitReport, type Run, summary, textReport } from '../runner/reports.ts'
import { runChecks, type RunOptions } from '../runner/run-checks.ts'
import { shopContract } from '../shop-contract.ts'
import { withApi } from './open-api.ts'
import { give } from './output.ts'
import { runAndTidy } from './run-and-tidy.ts'

const reports: Readonly<Record<ReportKind, (run: Run) => string>> = {
  text: textReport,
  junit: junitReport,
  json: jsonReport,
  html: htmlReport,
}

/** The mock in this process may be changed, and nobody else buys there. */
export function runOptionsOf({ seed, write, url }: Options): RunOptions {
  return { seed, canWrite: write || url === null, triesAgain: url !== null }
}

/** What became of checks, and what they have left; the mock in this process ends with all that was left in it. */
export async function outcomesOf(options: Options, address: Address, checks: readonly Check[]) {
  const runOptions = runOptionsOf(options)
  if (options.url !== null) return runAndTidy(address, shopContract(), checks, runOptions)
  return { outcomes: await runChecks(address, shopContract(), checks, runOptions), left: [] }
}

/** Holds an API, or the mock, to the contract. */
export function check(options: Options): Promise<number> {
  return withApi(options, async (address) => {
    const start = performance.now()
    const { outcomes, left } = await outcomesOf(options, address, allChecks())
    const seconds = (performance.now() - start) / 1000
    const { url, channel } = address
    const isSignedIn = address.token !== null
    const run = { url, channel, isSignedIn, seed: options.seed, seconds, outcomes, left }
    give(reports[options.report](run), options, summary(run))
    return counts(outcomes).failed > 0 ? 1 : 0
  })
}
