import { methodNotAllowed } from '../http/refusal.ts'

/** What the stand-in does: it says that it runs, and sends and keeps nothing. */
const script = 'window.marketingEmail = { isLoaded: true }\n'

/**
 * `GET /third-party/marketing-email.js`: the stand-in for the script of a third party that sends marketing e-mail
 * (rules/consent#scripts). A browser asks for it anew each time, so that whoever looks sees each time that it does.
 */
export function marketingScriptRoute(request: Request): Response {
  if (request.method !== 'GET') return methodNotAllowed('GET')
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })
}
