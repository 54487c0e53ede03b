// npm run mutants [-- folder or file …]: changes the code in small ways, one after the other, and asks the tests to
// notice. What survives in a folder is kept for its page, what survives in a file is only told. A folder means those
// below it too, save as `folder/.`. `--survivors` before them tries again only what survived there and has no reason.
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { hasCode, isMeasured, type MeasuredFolder, measuredFolders, root } from './folders.ts'
import { reasonFor } from './accepted/index.ts'
import { goalPercent, keepResult, keptResult, scoreOf, writePage } from './results.ts'
import {
  linesOf,
  type Measurement,
  placesOfSurvivors,
  readMeasurement,
  type Report,
  standsIn,
  triedAgain,
} from './survivors.ts'

const cacheFolder = join(root, '.cache/mutants')

/** How many mutants are tried at the same time: more than one is for a machine that does nothing else. */
const atOnce = Number(process.env['MUTANTS_AT_ONCE'] ?? 1)

const isOfSurvivors = process.argv[2] === '--survivors'
const asked = process.argv.slice(isOfSurvivors ? 3 : 2).map((path) => path.replace(/\/$/, ''))
if (asked.includes('--page')) {
  writePage()
  process.exit(0)
}

const folders = measuredFolders().filter(hasCode)
const askedFiles = asked.filter((path) => path.endsWith('.ts'))
const askedFolders = asked.filter((path) => !askedFiles.includes(path))
const unknown = [
  ...askedFolders.filter((path) => !folders.some((folder) => isWithin(folder, path))),
  ...askedFiles.filter((path) => !isMeasured(path)),
]
if (unknown.length > 0) {
  console.error(`Not among what is measured: ${unknown.join(', ')}`)
  process.exit(2)
}

mkdirSync(cacheFolder, { recursive: true })
const measuredNow =
  asked.length === 0
    ? folders
    : folders.filter((folder) => askedFolders.some((path) => isWithin(folder, path)))
let isGood = true
for (const folder of measuredNow) {
  const measurement = isOfSurvivors ? await measureAgain(folder) : await measure(folder)
  keepResult(folder.path, measurement)
  tell(folder.path, measurement)
}
for (const file of askedFiles) {
  for (const folder of folders.filter(({ path }) => path === dirname(file))) {
    const measurement = await measure({ ...folder, path: file, mutate: [file] })
    tell(file, measurement)
    for (const { line, from, to } of measurement.survivors) console.log(`  ${line}: ${from} -> ${to}`)
  }
}
process.exit(isGood ? 0 : 1)

function tell(path: string, measurement: Measurement): void {
  const score = scoreOf(measurement)
  if (score < goalPercent) isGood = false
  console.log(`${path}: ${score.toFixed(1)} %, ${measurement.survivors.length} survived`)
}

/** Whether a folder is the one that was asked for, or lies below it; `folder/.` asks for it alone. */
function isWithin({ path }: MeasuredFolder, askedPath: string): boolean {
  if (askedPath.endsWith('/.')) return path === askedPath.slice(0, -2)
  return path === askedPath || path.startsWith(`${askedPath}/`)
}

/** What was kept of a folder, with those of its survivors that have no reason tried again, by all of its tests. */
async function measureAgain(folder: MeasuredFolder): Promise<Measurement> {
  const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const { killed, survivors } = keptResult(folder.path)
  // What was changed does not stand there any more; what does instead waits for the folder to be measured.
  const kept = { killed, survivors: survivors.filter(({ file, from }) => standsIn(sourceOf(file), from)) }
  const tried = kept.survivors.filter((survivor) => reasonFor(survivor) === undefined)
  const places = [...new Set(tried.flatMap((survivor) => linesOf(survivor, sourceOf(survivor.file))))]
  if (places.length === 0) return kept
  const ofComponents = folder.tests.filter((glob) => glob.endsWith('.tsx'))
  const others = folder.tests.filter((glob) => !ofComponents.includes(glob))
  const again = triedAgain(kept, await reportOn(folder, places, others))
  if (ofComponents.length === 0) return again
  return triedAgain(again, await reportOn(folder, places, ofComponents))
}

/** Measures one folder: a browser, which takes its time, is asked about those alone that the tests without one do not find. */
async function measure(folder: MeasuredFolder): Promise<Measurement> {
  const ofComponents = folder.tests.filter((glob) => glob.endsWith('.tsx'))
  const report = await reportOn(
    folder,
    folder.mutate,
    folder.tests.filter((glob) => !ofComponents.includes(glob)),
  )
  const places = placesOfSurvivors(report)
  if (ofComponents.length === 0 || places.length === 0) return readMeasurement(report)
  return readMeasurement(report, await reportOn(folder, places, ofComponents))
}

/**
 * Changes what is named in a copy of the repository, all of it: of what runs while a module is loaded Stryker does not
 * know which tests it concerns, and would keep a survivor that a new test finds.
 */
async function reportOn(
  { path, pool }: MeasuredFolder,
  mutate: readonly string[],
  tests: readonly string[],
): Promise<Report> {
  const name = path.replaceAll('/', '-')
  const reportFile = join(cacheFolder, `${name}.report.json`)
  // Read by vitest.config.ts, in processes that are started from here.
  process.env['MUTANTS_TESTS'] = tests.join(',')
  await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false, pool },
    coverageAnalysis: 'perTest',
    concurrency: atOnce,
    // On a busy machine a test is late that does not hang, and would count as one that found something.
    timeoutMS: 30_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile },
    tempDirName: join('.cache', 'mutants', 'copies'),
    // Packages find each other where they are installed, so of a copy only the package itself is run.
    ignorePatterns: ['.cache', 'fixtures', 'tests/screenshots', 'tests/e2e', 'tests/bench', 'web/public'],
    allowConsoleColors: false,
    // There is none to be rewritten at the top of the copy that the tests would read.
    tsconfigFile: 'none.json',
  }).runMutationTest()
  // Stryker has just written it.
  return JSON.parse(readFileSync(reportFile, 'utf8')) as Report
}
