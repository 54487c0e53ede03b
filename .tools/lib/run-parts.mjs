import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { logFolder, parts } from './parts.mjs'
import { root } from './paths.mjs'
import { lastLines } from './problem.mjs'

const shownLines = 200
const shownFolder = relative(root, logFolder).split(sep).join('/')

/**
 * Runs parts one after the other, a line for each; one that fails shows its output, and what needs it
 * is not run and counts as failed. Answers with the exit code; the last line it prints is the sum.
 */
export async function runParts(names, context = {}) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const broken = new Set()
  mkdirSync(logFolder, { recursive: true })
  for (const name of names) {
    const startMs = Date.now()
    const result = broken.has(parts[name].needs) ? notRun(parts[name].needs) : await parts[name].run(context)
    if (result.failed > 0) broken.add(name)
    for (const kind of Object.keys(sum)) sum[kind] += result[kind]
    writeFileSync(join(logFolder, `${name}.log`), result.output)
    report(name, result, (Date.now() - startMs) / 1000)
  }
  console.log(`\n${counts(sum)}`)
  return sum.failed > 0 ? 1 : 0
}

function report(name, result, seconds) {
  const mark = result.failed > 0 ? '✗' : '✓'
  console.log(`${mark} ${name.padEnd(14)}${counts(result).padEnd(34)}${seconds.toFixed(1).padStart(6)} s`)
  if (result.failed === 0) return
  console.log(`\n${lastLines(result.output, shownLines)}\n`)
  if (result.output.split('\n').length > shownLines) console.log(`(from ${shownFolder}/${name}.log)\n`)
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function notRun(needed) {
  return { passed: 0, failed: 1, skipped: 0, output: `Not run, because ${needed} failed.` }
}
