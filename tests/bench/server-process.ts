import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The top of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerProcess {
  /** Milliseconds of processor time that it has used so far. */
  cpuMs(): Promise<number>
  /** Megabytes of memory that it holds. */
  memoryMb(): Promise<number>
  stop(): Promise<void>
}

interface ServerPlan {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Asks the server something; it is ready when this does not fail. */
  readonly ask: () => Promise<unknown>
}

const reporter = new URL('report-use.ts', import.meta.url).href
const readyLimitMs = 30_000

/** Starts a server in a process of its own; resolves when it answers. It ends with this process at the latest. */
export async function startServer({ args, env, ask }: ServerPlan): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', reporter, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const startedMs = performance.now()
  while (!(await isAnswering(ask))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended before it answered`)
    if (performance.now() - startedMs > readyLimitMs) throw new Error(`${args.join(' ')} does not answer`)
  }
  const usage = async () => {
    child.send('use')
    // What `report-use.ts` sends.
    const [answer] = (await once(child, 'message')) as [{ readonly cpuMs: number; readonly memoryMb: number }]
    return answer
  }
  return {
    cpuMs: async () => (await usage()).cpuMs,
    memoryMb: async () => (await usage()).memoryMb,
    async stop() {
      process.off('exit', end)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function isAnswering(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch {
    // Not listening yet: asked again at once, because the time to the first answer is measured.
    await new Promise((resolve) => setTimeout(resolve, 2))
    return false
  }
}
