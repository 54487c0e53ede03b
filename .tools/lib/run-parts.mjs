import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { logFolder, parts } from './parts.mjs'
import { root } from './paths.mjs'
import { lastLines } from './problem.mjs'

const shownLines = 200
const shownFolder = relative(root, logFolder).split(sep).join('/')

/**
 * Runs parts one after the other, a line for each; one that fails shows its output, and what needs it
 * is not run and counts as failed. Answers with the exit code; the last line it prints is the sum, and those
 * before it name what passed only on another try.
 */
export async function runParts(names, context = {}) {
  const sum = { passed: 0, failed: 0, skipped: 0, secondTries: [] }
  const broken = new Set()
  mkdirSync(logFolder, { recursive: true })
  for (const name of names) {
    const startMs = Date.now()
    const result = broken.has(parts[name].needs) ? notRun(parts[name].needs) : await parts[name].run(context)
    if (result.failed > 0) broken.add(name)
    for (const kind of ['passed', 'failed', 'skipped']) sum[kind] += result[kind]
    sum.secondTries.push(...(result.secondTries ?? []))
    writeFileSync(join(logFolder, `${name}.log`), result.output)
    report(name, result, (Date.now() - startMs) / 1000)
  }
  console.log(`\n${[...sum.secondTries.map(secondTry), counts(sum)].join('\n')}`)
  return sum.failed > 0 ? 1 : 0
}

function report(name, result, seconds) {
  const mark = result.failed > 0 ? '✗' : '✓'
  console.log(`${mark} ${name.padEnd(14)}${counts(result).padEnd(34)}${seconds.toFixed(1).padStart(6)} s`)
  if (result.failed === 0) return
  console.log(`\n${lastLines(result.output, shownLines)}\n`)
  if (result.output.split('\n').length > shownLines) console.log(`(from ${shownFolder}/${name}.log)\n`)
}

function secondTry(title) {
  return `Passed only on another try: ${title}`
}

function counts({ passed, failed, skipped, secondTries = [] }) {
  const others = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(secondTries.length > 0 ? [`${secondTries.length} only on another try`] : []),
  ]
  return [`${passed} passed`, `${failed} failed`, ...others].join(', ')
}

function notRun(needed) {
  return { passed: 0, failed: 1, skipped: 0, output: `Not run, because ${needed} failed.` }
}
