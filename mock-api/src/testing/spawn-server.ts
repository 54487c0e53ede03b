import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../server.js', import.meta.url))

/** Starts the server in a process of its own, on a free port unless one is given. */
export function spawnServer(environment: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [script], {
    env: { ...process.env, MOCK_PORT: '0', HOST: '', MOCK_DATA_DIR: '', MOCK_API_KEY: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The address a server says it listens on. */
export async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server was started without a pipe')
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('The server ended without listening')
}
