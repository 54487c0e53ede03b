import { spawn } from 'node:child_process'
import { isWindows, root } from './paths.mjs'

const drainMs = 8000
const running = new Map()

/**
 * Starts a process in a group of its own, so that Ctrl-C reaches only this launcher, which then
 * stops each child in order and everything that child started.
 */
export function startChild(file, args, { stopSignal = 'SIGINT', ...options } = {}) {
  const child = spawn(file, args, { cwd: root, windowsHide: true, ...options, detached: !isWindows })
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, reason: error.message }))
    child.once('exit', (code, signal) => {
      signalGroup(child, 'SIGKILL')
      resolve({ code: code ?? 1, reason: signal ? `signal ${signal}` : `code ${code}` })
    })
  }).finally(() => running.delete(child))
  running.set(child, { stopSignal, ended })
  return { child, ended }
}

/** Asks every child to stop, and ends those that do not within a few seconds. */
export async function stopChildren() {
  const stopping = [...running]
  const impatience = setTimeout(killChildren, drainMs)
  for (const [child, { stopSignal }] of stopping) signalGroup(child, stopSignal)
  await Promise.all(stopping.map(([, { ended }]) => ended))
  clearTimeout(impatience)
}

/** Ends every child at once. */
export function killChildren() {
  for (const child of running.keys()) signalGroup(child, 'SIGKILL')
}

function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // Nobody is left in the group.
  }
}
