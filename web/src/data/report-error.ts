import { pathForLog } from '#lib/path-for-log.ts'
import { serverSide } from './server-side.ts'

type Detail = Readonly<Record<string, unknown>>

/**
 * The one place where anything that went wrong is reported: failed calls, errors of the router, of
 * rendering and of hydration. On the server a log line, in the browser a
 * beacon to the server's log. Never a visitor's input, never a token.
 */
export function reportError(error: unknown, detail: Detail = {}): void {
  const side = serverSide()
  if (side) side.report(error, detail)
  else sendReport({ kind: 'error', message: messageOf(error), ...detail })
}

function sendReport(report: Detail): void {
  const body = JSON.stringify({ ...report, path: pathForLog(location.pathname) })
  navigator.sendBeacon('/api/reports', new Blob([body], { type: 'application/json' }))
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
