import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonFor } from './accepted/index.ts'
import { filesLeftOut, hasCode, measuredFolders, root } from './folders.ts'
import type { Measurement, Survivor } from './survivors.ts'

/** Percent of a folder's mutants that its tests are to find. */
export const goalPercent = 90

/** The last measurement of each folder that has been measured; the page is drawn from it. */
const dataFile = join(root, 'tests/mutants/results.json')
const pageFile = join(root, 'tests/mutants/RESULTS.md')

type Results = Readonly<Record<string, Measurement>>

/** Keeps a measurement, and writes the page of all of them. */
export function keepResult(path: string, measurement: Measurement): void {
  const results: Results = { ...readResults(), [path]: measurement }
  const sorted = Object.entries(results).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(dataFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  writePage()
}

/** What was kept of a folder; nothing was where it was never measured. */
export function keptResult(path: string): Measurement {
  return readResults()[path] ?? { killed: 0, survivors: [] }
}

/** Writes the page anew: which folders were measured, how they stand, who survived and why. */
export function writePage(): void {
  writeFileSync(
    pageFile,
    pageOf(
      readResults(),
      measuredFolders()
        .filter(hasCode)
        .map(({ path }) => path),
    ),
  )
}

/** Percent of the mutants that were found, with one decimal; 100 where there are none. */
export function scoreOf({ killed, survivors }: Measurement): number {
  const total = killed + survivors.length
  return total === 0 ? 100 : Math.floor((killed / total) * 1000) / 10
}

function readResults(): Results {
  // Only keepResult writes this file.
  return existsSync(dataFile) ? (JSON.parse(readFileSync(dataFile, 'utf8')) as Results) : {}
}

function pageOf(results: Results, folders: readonly string[]): string {
  const rows = folders.flatMap((path) => rowOf(path, results[path]))
  const unmeasured = folders.filter((path) => results[path] === undefined)
  const survivors = folders.flatMap((path) => results[path]?.survivors ?? [])
  return `# What the tests would notice

Written by \`npm run mutants\`: every folder is changed in one small way after the other, and its own tests are to fail. ${goalPercent} % is the goal of each.
Tests of the whole shop are not run: what the storefront does on a page is found by more than is counted here.
Left out:

${Object.entries(filesLeftOut)
  .map(([file, reason]) => `- \`${file}\`: ${reason}`)
  .join('\n')}

| folder | found | survived | % |
| --- | ---: | ---: | ---: |
${rows.join('\n')}

## Not measured yet

${unmeasured.length === 0 ? 'None.' : unmeasured.map((path) => `\`${path}\``).join(', ')}

## Who survived, and may

${listOf(survivors, (survivor) => reasonFor(survivor) !== undefined)}

## Who survived, and is to be found

${listOf(survivors, (survivor) => reasonFor(survivor) === undefined)}
`
}

function rowOf(path: string, measurement: Measurement | undefined): string[] {
  if (measurement === undefined) return []
  const score = scoreOf(measurement)
  const mark = score < goalPercent ? ' ✗' : ''
  return [
    `| \`${path}\` | ${measurement.killed} | ${measurement.survivors.length} | ${score.toFixed(1)}${mark} |`,
  ]
}

function listOf(survivors: readonly Survivor[], isShown: (survivor: Survivor) => boolean): string {
  const lines = survivors.filter(isShown).map((survivor) => {
    const { file, line, from, to } = survivor
    const reason = reasonFor(survivor)
    return `- \`${file}:${line}\` ${code(from)} as ${code(to)}${reason === undefined ? '' : `: ${reason}`}`
  })
  return lines.length === 0 ? 'Nobody.' : lines.join('\n')
}

/** A text as code in Markdown, whatever it holds. */
function code(text: string): string {
  return text === '' ? 'nothing' : `\`\` ${text} \`\``
}
