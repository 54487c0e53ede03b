import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from './children.mjs'
import { pinnedNode, root, toolEnvironment } from './paths.mjs'

const closeLimitMs = 2000

/**
 * Runs a command to its end and returns its exit code and everything it printed. `shows` passes the
 * output on to the terminal as well, `limitMs` ends a command that hangs.
 */
export async function run(file, args, { shows = false, limitMs, env, cwd = root, shell = false } = {}) {
  const { child, ended } = startChild(file, args, {
    env: toolEnvironment(shows ? env : { NO_COLOR: '1', ...env }),
    cwd,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      chunks.push(chunk)
      if (shows) process.stdout.write(chunk)
    })
  }
  const closed = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  const limit = limitMs && setTimeout(() => child.kill('SIGKILL'), limitMs)
  const { code, reason } = await ended
  clearTimeout(limit)
  // Something it left behind may hold its output open for ever.
  await Promise.race([closed, pause(closeLimitMs)])
  const output = Buffer.concat(chunks).toString('utf8')
  return { code, output: code === 0 ? output : `${output}\n(${reason})` }
}

/** Runs a script with the pinned Node. */
export function runNode(script, args, options) {
  return run(pinnedNode, [script, ...args], options)
}
