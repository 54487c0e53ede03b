import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { codegen, committedOutput } from './codegen.mjs'
import { cacheFolder, commandScript, root } from './paths.mjs'
import { Problem } from './problem.mjs'
import { runNode } from './run.mjs'
import { secondTriesIn, secondTriesOfVitest } from './second-tries.mjs'

const none = { passed: 0, failed: 0, skipped: 0 }

/** Where the parts leave their logs and reports. */
export const logFolder = join(cacheFolder, 'test')

/** A part runs and answers with its counts and what it printed; a check counts as one test. */
export const parts = {
  codegen: { run: () => attempt(checkCodegen) },
  types: {
    needs: 'codegen',
    run: () => check(commandScript('.', 'typescript', 'tsc'), ['--noEmit', '-p', '.']),
  },
  lint: {
    needs: 'codegen',
    run: () => check(commandScript('.', 'oxlint'), ['--type-aware', '--deny-warnings']),
  },
  spelling: { run: () => check(commandScript('.', 'cspell'), ['lint', '--no-progress', '--no-summary']) },
  format: { run: () => check(commandScript('.', 'oxfmt'), ['--check', '.']) },
  unit: { needs: 'codegen', run: () => vitest('unit') },
  component: { needs: 'codegen', run: inBrowser },
  contract: { needs: 'codegen', run: () => vitest('contract') },
  architecture: { needs: 'codegen', run: () => vitest('architecture') },
  build: { needs: 'codegen', run: () => attempt(() => build()) },
  'end-to-end': { needs: 'build', run: endToEnd },
}

/** Runs one vitest project; `env` reaches the tests, which are tried again so often where they fail. */
export async function vitest(project, { env, retries = 0 } = {}) {
  const reportFile = freshReport(project)
  const { code, output } = await runNode(
    commandScript('.', 'vitest'),
    `run --config tests/vitest.config.ts --project ${project} --retry=${retries} --reporter=default --reporter=json`
      .split(' ')
      .concat(`--outputFile.json=${reportFile}`),
    { env },
  )
  const report = readReport(reportFile)
  const unloadable = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const result = counted({
    code,
    output,
    passed: report?.numPassedTests,
    failed: (report?.numFailedTests ?? 0) + unloadable.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
  return { ...result, secondTries: secondTriesOfVitest(report) }
}

/** Runs Playwright's tests, which start servers of their own. */
export function playwright({ chromium, args = [], env, shows = false }) {
  return runNode(
    commandScript('tests', '@playwright/test', 'playwright'),
    ['test', '--config', 'tests/playwright.config.ts', ...args],
    // Playwright colours the output of its workers itself, and would warn of the contradiction.
    { shows, env: { CHROMIUM_PATH: chromium, NO_COLOR: undefined, ...env } },
  )
}

/** Components in the browser that the end-to-end tests use. */
async function inBrowser({ chromium, reason }) {
  if (!chromium) return { ...none, failed: 1, output: reason }
  // A busy machine may show a page late: what passes only on another try is named.
  return vitest('component', { env: { CHROMIUM_PATH: chromium }, retries: 1 })
}

async function endToEnd({ chromium, reason }) {
  if (!chromium) return { ...none, failed: 1, output: reason }
  const reportFile = freshReport('end-to-end')
  const { code, output } = await playwright({
    chromium,
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  })
  const report = readReport(reportFile)
  const result = counted({
    code,
    output,
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: (report?.stats.unexpected ?? 0) + (report?.errors?.length ?? 0),
    skipped: report?.stats.skipped,
  })
  return { ...result, secondTries: secondTriesIn(report) }
}

async function check(script, args) {
  const { code, output } = await runNode(script, args)
  return { ...none, [code === 0 ? 'passed' : 'failed']: 1, output }
}

async function attempt(work) {
  try {
    return { ...none, passed: 1, output: (await work()) ?? '' }
  } catch (error) {
    return { ...none, failed: 1, output: error instanceof Problem ? error.message : error.stack }
  }
}

async function checkCodegen() {
  const committed = readFileSync(join(root, committedOutput), 'utf8')
  await codegen()
  if (readFileSync(join(root, committedOutput), 'utf8') !== committed) {
    throw new Problem(`${committedOutput} was out of date. It is written now: commit it.`)
  }
}

/** A part that ran no test proves nothing, and a run that failed outside its tests failed. */
function counted({ code, output, passed = 0, failed = 0, skipped = 0 }) {
  if (failed === 0 && code !== 0) return { passed, failed: 1, skipped, output }
  if (passed + failed === 0) return { passed, failed: 1, skipped, output: `${output}\nNo test ran.` }
  return { passed, failed, skipped, output }
}

function freshReport(name) {
  const file = join(logFolder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
