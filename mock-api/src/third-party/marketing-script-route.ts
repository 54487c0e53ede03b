import { methodNotAllowed } from '../http/refusal.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { chosenWorldId } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'

/** What the stand-in does: it says that it runs, and sends and keeps nothing. */
const script = 'window.marketingEmail = { isLoaded: true }\n'

/** By this name a world's faults hit the script; `*` hits it, too. */
const operation = 'MarketingScript'

/**
 * `GET /third-party/marketing-email.js`: the stand-in for the script of a third party that sends marketing e-mail
 * (rules/consent#scripts). A browser asks for it anew each time, so that whoever looks sees each time that it does.
 */
export async function respondToMarketingScript(request: Request, worlds: Worlds): Promise<Response> {
  if (request.method !== 'GET') return methodNotAllowed('GET')
  const place = { worlds, worldId: chosenWorldId(request.headers), operationName: () => operation }
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
  return answerInWorld(request, place, () => new Response(script, { headers }))
}
