import { killChildren, stopChildren } from './children.mjs'
import { whenNpmGoes } from './npm-parent.mjs'
import { Problem } from './problem.mjs'

let stopping = false

/**
 * Runs a launcher. Ctrl-C and SIGTERM stop its children first; asked a second time, it does not
 * wait for them. `interruptedCode` is the exit code then, `failedCode` that of a launcher that could not do its work.
 */
export async function runMain(main, { interruptedCode = 130, failedCode = 1 } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (stopping) killChildren()
      else void leave(interruptedCode)
    })
  }
  whenNpmGoes(() => void leave(interruptedCode))
  // A reader that went away (`npm test | head`) must not leave the children behind.
  process.stdout.on('error', () => void leave(1))
  try {
    const code = await main()
    if (!stopping) await leave(code ?? 0)
  } catch (error) {
    if (stopping) return
    console.error(error instanceof Problem ? error.message : error)
    await leave(failedCode)
  }
}

async function leave(code) {
  if (stopping) return
  stopping = true
  await stopChildren()
  process.exit(code)
}
