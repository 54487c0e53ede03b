import { methodNotAllowed } from '../http/refusal.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { chosenWorldId } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'
import { liveChatScript } from './live-chat-script.ts'

/** By this name a world's faults hit the script; `*` hits it, too. */
const operation = 'LiveChatScript'

/**
 * `GET /third-party/live-chat.js`: the stand-in for the script of a third party that lets people chat with the shop
 * (rules/enquiries#live-chat). Nothing that is typed leaves the page.
 */
export async function respondToLiveChat(request: Request, worlds: Worlds): Promise<Response> {
  if (request.method !== 'GET') return methodNotAllowed('GET')
  const place = { worlds, worldId: chosenWorldId(request.headers), operationName: () => operation }
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
  return answerInWorld(request, place, () => new Response(liveChatScript, { headers }))
}
