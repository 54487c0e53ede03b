import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startChild } from './children.mjs'
import { cacheFolder, pinnedNode, root, toolEnvironment } from './paths.mjs'
import { Problem, lastLines } from './problem.mjs'

const readyLimitMs = 60_000

/** Loaded into a server, so that it ends with the process that started it. */
export const guard = pathToFileURL(join(root, '.tools', 'lib', 'stop-with-launcher.mjs')).href

/**
 * Starts a server on the pinned Node. What it prints goes to a log file of its own under
 * `.cache/log`; `shows` passes it on to the terminal too, marked with the server's name.
 */
export function startServer({ name, args, env, cwd = root, readyUrl, shows = false }) {
  const logFile = join(cacheFolder, 'log', `${name}.log`)
  mkdirSync(join(cacheFolder, 'log'), { recursive: true })
  const log = openSync(logFile, 'w')
  const output = shows ? 'pipe' : log
  const { child, ended } = startChild(pinnedNode, ['--import', guard, ...args], {
    env: toolEnvironment(env),
    cwd,
    stdio: ['ignore', output, output, 'ipc'],
    stopSignal: 'SIGTERM',
  })
  for (const stream of shows ? [child.stdout, child.stderr] : []) {
    createInterface({ input: stream }).on('line', (line) => {
      writeSync(log, `${line}\n`)
      console.log(`[${name}] ${line}`)
    })
  }
  return { name, readyUrl, logFile, ended }
}

/** Resolves when every server answers 200; throws when one stops before, or takes too long. */
export async function untilReady(servers) {
  await Promise.race([Promise.all(servers.map(answering)), ...servers.map(refuseEnd)])
}

/** Throws as soon as one of the servers stops by itself. */
export async function untilOneEnds(servers) {
  await Promise.race(servers.map(refuseEnd))
}

async function refuseEnd(server) {
  const { reason } = await server.ended
  throw new Problem(`The ${server.name} stopped (${reason}). ${lastLog(server)}`)
}

async function answering(server) {
  const limit = Date.now() + readyLimitMs
  let pauseMs = 50
  for (;;) {
    const answer = await ask(server.readyUrl)
    if (answer.status === 200) return
    if (Date.now() > limit) {
      const reason = answer.text || lastLog(server)
      throw new Problem(`The ${server.name} is not ready after a minute. ${reason}`)
    }
    await pause(pauseMs)
    pauseMs = Math.min(pauseMs * 1.5, 2000)
  }
}

function ask(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5000, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      response.once('close', () => resolve({ status: response.statusCode, text }))
    })
    request.once('timeout', () => request.destroy()).once('error', () => resolve({}))
  })
}

function lastLog({ logFile }) {
  const text = readFileSync(logFile, 'utf8')
  return text.trim() === '' ? 'It printed nothing.' : `Its last lines:\n${lastLines(text, 20)}`
}
