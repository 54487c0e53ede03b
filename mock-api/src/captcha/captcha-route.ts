import { captchaPagePath, captchaScriptPath, captchaTokensPath } from '@shop/schema/http/service-paths'
import { json, methodNotAllowed } from '../http/refusal.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { chosenWorldId } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'
import { captchaPage } from './captcha-page.ts'
import { captchaScript } from './captcha-script.ts'
import { captchaSeconds, giveToken } from './captcha-tokens.ts'

/** By these names a world's faults hit the script and the giving of tokens, on the page as well; `*` hits them, too. */
const scriptOperation = 'CaptchaScript'
const operation = 'Captcha'

/** Whether an address is the captcha's. */
export function isCaptchaPath(pathname: string): boolean {
  return [captchaScriptPath, captchaTokensPath, captchaPagePath].includes(pathname)
}

/**
 * The stand-in for a captcha (rules/enquiries#captcha): its script, the tokens that the script asks for, and a page that
 * gives one to whoever runs no script.
 */
export async function respondToCaptcha(request: Request, worlds: Worlds): Promise<Response> {
  const { pathname } = new URL(request.url)
  const allowed =
    pathname === captchaScriptPath ? ['GET'] : pathname === captchaTokensPath ? ['POST'] : ['GET', 'POST']
  if (!allowed.includes(request.method)) return methodNotAllowed(allowed.join(', '))
  const operationName = () => (pathname === captchaScriptPath ? scriptOperation : operation)
  const place = { worlds, worldId: chosenWorldId(request.headers), operationName }
  if (pathname === captchaPagePath) {
    return answerInWorld(request, place, (world) =>
      captchaPage(request.method === 'POST' ? giveToken(world) : null),
    )
  }
  const answer = await answerInWorld(request, place, (world) =>
    pathname === captchaTokensPath
      ? json({ token: giveToken(world), seconds: captchaSeconds })
      : scriptAnswer(),
  )
  return readableByShop(answer, request)
}

function scriptAnswer(): Response {
  return new Response(captchaScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The page that shows the box asks from its own origin, with the world in its cookie. */
function readableByShop(response: Response, { headers }: Request): Response {
  const origin = headers.get('origin')
  if (origin === null) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set('vary', 'Origin')
  return response
}
