import { log } from './log.ts'

const limitBytes = 16 * 1024

/**
 * `POST /api/reports`: what goes wrong or is measured in a browser (errors, policy violations, web
 * vitals), as one log line. Always answers 204: a browser can do nothing with a refusal.
 */
export async function receiveReport(request: Request, requestId: string): Promise<Response> {
  const text = request.method === 'POST' ? await request.text() : ''
  if (text && text.length <= limitBytes) log('browser-report', { requestId, report: readReport(text) })
  return new Response(null, { status: 204 })
}

function readReport(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Kept as it came: a malformed report still says that something went wrong.
    return text.slice(0, 500)
  }
}
