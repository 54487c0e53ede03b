import { readFileSync } from 'node:fs'

const intervalMs = 500

/**
 * Calls back when npm, or the shell through which it started this process, is gone. npm sends a
 * signal to that shell only, and killed outright it sends none.
 */
export function whenNpmGoes(callback) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = parentOf(shell)
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) callback()
  }, intervalMs).unref()
}

/** Known on Linux only; elsewhere the shell's end has to do. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
