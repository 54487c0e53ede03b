import { check } from './commands/check.ts'
import { compare } from './commands/compare.ts'
import { holdMock } from './commands/hold-mock.ts'
import { keep } from './commands/keep.ts'
import { complain, needRoomFor, say } from './commands/output.ts'
import { Unreachable } from './runner/connect.ts'
import { type Options, readOptions, usage, UsageError } from './runner/options.ts'

/** Holds an API, or the mock, to the contract, as the arguments say. Returns the exit code: `runner/options.ts`. */
export async function program(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    say(usage)
    return 0
  }
  try {
    const options = readOptions(args, process.env, crypto.getRandomValues(new Uint16Array(1))[0] ?? 1)
    return await carryOut(options)
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\n--help tells how it is called.`)
      return 2
    }
    if (error instanceof Unreachable) {
      complain(error.message)
      return 3
    }
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 4
  }
}

function carryOut(options: Options): Promise<number> {
  for (const file of [options.output, options.record]) if (file !== null) needRoomFor(file)
  if (options.against !== null) return compare(options, options.against)
  if (options.record !== null) return keep(options, options.record)
  if (options.replay !== null) return holdMock(options, options.replay)
  return check(options)
}
