import { methodNotAllowed } from '../http/refusal.ts'
import { liveChatScript } from './live-chat-script.ts'

/**
 * `GET /third-party/live-chat.js`: the stand-in for the script of a third party that lets people chat with the shop
 * (rules/enquiries#live-chat). Nothing that is typed leaves the page.
 */
export function liveChatRoute(request: Request): Response {
  if (request.method !== 'GET') return methodNotAllowed('GET')
  return new Response(liveChatScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })
}
