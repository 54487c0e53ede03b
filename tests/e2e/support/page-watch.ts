import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/** A trouble that a test provokes: a status that is not a success, or words of a message. */
export type ExpectedTrouble = number | RegExp

export interface PageWatch {
  /** Announces what the test provokes; everything else that goes wrong fails it. */
  expectTrouble(...expected: readonly ExpectedTrouble[]): void
  /** What went wrong and was not announced, each in one line. */
  troubles(): string[]
}

const localHosts = new Set(['localhost', '127.0.0.1'])

/**
 * Looks over every page of a browser context: what the console warns of or complains about (hydration
 * included), what a script throws, requests that fail, answers that are no success, requests to another
 * host, and what a page reports to the shop's log.
 */
export function watchPages(context: BrowserContext): PageWatch {
  const expected: ExpectedTrouble[] = []
  const seen: { readonly text: string; readonly status?: number }[] = []

  context.on('console', (message) => {
    if (isOfSlowGraphics(message)) return
    if (message.type() === 'error' || message.type() === 'warning') {
      seen.push({ text: `console ${message.type()}: ${message.text()}`, ...statusOf(message) })
    }
  })
  context.on('weberror', (webError) => seen.push({ text: `page error: ${webError.error().message}` }))
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !localHosts.has(hostname)) {
      seen.push({ text: `request to another host: ${request.url()}` })
    }
    const report = reportedBy(request)
    if (report) seen.push({ text: `reported: ${report}` })
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A page that is left gives up what it was still loading.
    if (reason !== 'net::ERR_ABORTED') seen.push({ text: `request failed (${reason}): ${request.url()}` })
  })
  context.on('response', (response) => {
    const status = response.status()
    if (status >= 400) seen.push({ text: `status ${status}: ${response.url()}`, status })
  })

  function isExpected({ text, status }: (typeof seen)[number]): boolean {
    return expected.some((trouble) => (typeof trouble === 'number' ? trouble === status : trouble.test(text)))
  }

  return {
    expectTrouble: (...troubles) => void expected.push(...troubles),
    troubles: () => seen.filter((trouble) => !isExpected(trouble)).map(({ text }) => text),
  }
}

/** Where a processor draws in place of a graphics card, its driver tells of what takes it long. */
function isOfSlowGraphics(message: ConsoleMessage): boolean {
  return /GL Driver Message \(OpenGL, Performance/.test(message.text())
}

/** The browser also writes a line to the console for every answer that is no success. */
function statusOf(message: ConsoleMessage): { status?: number } {
  const [, status] = /^Failed to load resource: .* status of (\d{3})/.exec(message.text()) ?? []
  return status === undefined ? {} : { status: Number(status) }
}

/** What a page tells the shop's log; measurements are no trouble. */
function reportedBy(request: Request): string | undefined {
  if (new URL(request.url()).pathname !== '/api/reports') return undefined
  const report = request.postData() ?? ''
  return report.includes('"kind":"measure"') ? undefined : report
}
