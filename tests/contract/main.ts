/** `npm run contract`: holds an API, or the mock, to the contract. Exit codes: `runner/options.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createMockApi } from '@shop/mock-api/app'
import { compareSchemas, isBroken } from './against/compare.ts'
import { readTheirSchema } from './against/read-schema.ts'
import { comparisonJson, comparisonText } from './against/report.ts'
import { allChecks } from './checks/all-checks.ts'
import { readOperations } from './operations.ts'
import { readRecording, record, type Recording } from './recording/recording.ts'
import { replay, replayJson, replayText } from './recording/replay.ts'
import type { Address } from './runner/api.ts'
import { mockAddress } from './mock-address.ts'
import { connect, Unreachable } from './runner/connect.ts'
import { counts } from './runner/outcome.ts'
import { type Options, type ReportKind, readOptions, usage, UsageError } from './runner/options.ts'
import { htmlReport, jsonReport, junitReport, type Run, summary, textReport } from './runner/reports.ts'
import { runChecks } from './runner/run-checks.ts'
import { shopContract } from './shop-contract.ts'
import { tokenAtMock } from './targets.ts'

const reports: Readonly<Record<ReportKind, (run: Run) => string>> = {
  text: textReport,
  junit: junitReport,
  json: jsonReport,
  html: htmlReport,
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    say(usage)
    return 0
  }
  try {
    const options = readOptions(args, process.env, crypto.getRandomValues(new Uint16Array(1))[0] ?? 1)
    return await carryOut(options)
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\n\n${usage}`)
      return 2
    }
    if (error instanceof Unreachable) {
      complain(error.message)
      return 3
    }
    throw error
  }
}

async function carryOut(options: Options): Promise<number> {
  if (options.against !== null) return compare(options, options.against)
  if (options.record !== null) return keep(options, options.record)
  if (options.replay !== null) return holdMock(options, options.replay)
  return hold(options)
}

async function hold(options: Options): Promise<number> {
  const { address, close } = await open(options)
  const start = performance.now()
  try {
    const outcomes = await runChecks(address, shopContract(), allChecks(), {
      seed: options.seed,
      canWrite: options.write || options.url === null,
    })
    const seconds = (performance.now() - start) / 1000
    const run = { url: address.url, channel: address.channel, seed: options.seed, seconds, outcomes }
    give(reports[options.report](run), options, summary(run))
    return counts(outcomes).failed > 0 ? 1 : 0
  } finally {
    close()
  }
}

/** Compares the schema of an API with ours, and tells what the operations of the storefront meet there. */
async function compare(options: Options, source: string): Promise<number> {
  const { apiKey, channel, token, costLimit } = options
  const send = (request: Request) => fetch(request)
  const theirs = await readTheirSchema(source, { apiKey, channel, token, send })
  const comparison = await compareSchemas(shopContract(), theirs, readOperations(), costLimit)
  const text = comparisonText(comparison, { source, costLimit })
  const report = options.report === 'json' ? comparisonJson(comparison, { source, costLimit }) : text
  give(report, options, text.split('\n').at(-1) ?? '')
  return comparison.operations.some(isBroken) ? 1 : 0
}

/** Keeps what an API answers in a file. */
async function keep(options: Options, file: string): Promise<number> {
  const { address, close } = await open(options)
  try {
    const canWrite = options.write || options.url === null
    const recording = await record(address, shopContract(), readOperations(), { canWrite })
    writeFileSync(fromCaller(file), `${JSON.stringify(recording)}\n`)
    const answers = Object.values(recording.operations).flat().length
    say(`${address.url}: ${answers} answers to ${Object.keys(recording.operations).length} operations kept`)
    return 0
  } finally {
    close()
  }
}

/** Holds the mock in this process to what was recorded of an API. */
async function holdMock(options: Options, file: string): Promise<number> {
  const recording = readFileOf(file)
  const { address, close } = await open(options)
  try {
    const result = await replay(address, shopContract(), readOperations(), recording)
    const text = replayText(result, file)
    give(options.report === 'json' ? replayJson(result, file) : text, options, text.split('\n').at(-1) ?? '')
    return result.drifts.length > 0 ? 1 : 0
  } finally {
    close()
  }
}

function readFileOf(file: string): Recording {
  try {
    return readRecording(readFileSync(fromCaller(file), 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} is no recording: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** npm runs this in the folder of the project, and says where it was called. */
function fromCaller(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}

/** Puts a report where it was asked for: standard output, or a file and its last line on standard output. */
function give(report: string, { output }: Options, lastLine: string): void {
  if (output === null) return say(report)
  writeFileSync(fromCaller(output), report)
  say(lastLine)
}

/** The API at the address, once it has answered; or the mock in this process, with somebody signed in. */
async function open(options: Options): Promise<{ address: Address; close: () => void }> {
  const { apiKey, channel, token } = options
  if (options.url !== null) {
    const send = (request: Request) => fetch(request)
    const given = { url: options.url, apiKey, channel, token, assets: options.assets ?? undefined, send }
    return { address: await connect(given), close: () => {} }
  }
  const mockApi = createMockApi({ stones: options.stones ?? undefined })
  const { url, send } = mockAddress(mockApi)
  const signedIn = await tokenAtMock(url, send)
  const address = { ...mockAddress(mockApi, signedIn), apiKey, channel }
  return { address, close: () => mockApi.close() }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}
