import { pathForLog } from '../lib/path-for-log.ts'
import { log } from './log.ts'
import { isDeeperThan, readBody } from './read-body.ts'
import { isSameOrigin } from './same-origin.ts'

/** Bytes of a report: a policy violation repeats the policy, most of 2 KB. */
const bodyLimitBytes = 8 * 1024
const depthLimit = 16

export interface ReportsOptions {
  readonly siteUrl: string
  /** How many reports are written down a second; what comes beyond them is counted. */
  readonly linesPerSecond: number
}

type ReceiveReport = (request: Request, requestId: string) => Promise<Response>

/**
 * `POST /api/reports`: what goes wrong in a browser (errors, policy violations), as one log line.
 * Answers 204 to every page of the shop, whatever becomes of the report, and 413 where it is too long.
 */
export function createReports({ siteUrl, linesPerSecond }: ReportsOptions): ReceiveReport {
  let written = 0
  let left = 0

  function write(fields: Readonly<Record<string, unknown>>): void {
    // The first one begins a second; its end says how many were left out.
    if (written === 0) setTimeout(endSecond, 1000).unref()
    written += 1
    if (written <= linesPerSecond) log('browser-report', fields)
    else left += 1
  }

  function endSecond(): void {
    if (left > 0) log('browser-reports-left-out', { count: left })
    written = 0
    left = 0
  }

  return async function receiveReport(request, requestId) {
    if (request.method !== 'POST') {
      return new Response('Reports are sent with POST', { status: 405, headers: { allow: 'POST' } })
    }
    if (!isSameOrigin(request.headers, siteUrl)) {
      return new Response('This address serves the shop’s own pages only', { status: 403 })
    }
    const text = await readBody(request, bodyLimitBytes)
    if (text === null) return new Response(`A report holds at most ${bodyLimitBytes} bytes`, { status: 413 })
    if (text !== '') write({ requestId, report: readReport(text) })
    return new Response(null, { status: 204 })
  }
}

/** A report as its sender means it; one that is malformed as it came, since it still says that something went wrong. */
function readReport(text: string): unknown {
  try {
    const report: unknown = JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? withPathsForLog(value) : value,
    )
    if (!isDeeperThan(depthLimit, report)) return report
  } catch {
    // Not JSON.
  }
  return withPathsForLog(text.slice(0, 500))
}

/** A browser names pages by their whole addresses, of which some open a payment or an order. */
function withPathsForLog(text: string): string {
  return text.replaceAll(/\bhttps?:\/\/[^\s"'<>]+/g, (address) => {
    const url = URL.parse(address)
    return url ? url.origin + pathForLog(url.pathname) : '…'
  })
}
