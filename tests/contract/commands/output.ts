import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Options, UsageError } from '../runner/options.ts'

/** Puts a report where it was asked for: standard output, or a file and its last line on standard output. */
export function give(report: string, { output }: Pick<Options, 'output'>, lastLine: string): void {
  if (output === null) return say(report)
  writeFileSync(fromCaller(output), report)
  say(lastLine)
}

/** Sees before anything is asked that a file can be written. Throws a `UsageError` where it cannot. */
export function needRoomFor(file: string): void {
  const path = fromCaller(file)
  try {
    accessSync(dirname(path), constants.W_OK)
  } catch {
    throw new UsageError(`${file} cannot be written: there is no folder ${dirname(path)} to write to`)
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${file} cannot be written: it is a folder`)
}

/** npm runs the program in the folder of the project, and says where it was called. */
export function fromCaller(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}

export function lastLineOf(text: string): string {
  return text.split('\n').at(-1) ?? ''
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}
