import { identityPath } from '@shop/schema/http/service-paths'
import { refuseLargeBody, refuseOtherContent } from '../http/refuse-body.ts'
import { readBody } from '../http/request-body.ts'
import { methodNotAllowed, notFound } from '../http/refusal.ts'
import { answerInWorld } from '../world/answer-in-world.ts'
import { chosenWorldId, refuseWorld } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'
import { identityActions, isIdentityAction } from './identity-actions.ts'
import { respondWith } from './identity-answer.ts'
import { identityMessages } from './identity-messages.ts'
import { bearerOf } from './sessions.ts'

/**
 * `POST /identity/{action}`: the stand-in for the identity provider, in the world of the request
 * (rules/account#identity-provider). `siteUrl` is where the links of its messages lead.
 */
export async function respondToIdentity(
  request: Request,
  worlds: Worlds,
  siteUrl: string,
): Promise<Response> {
  const action = new URL(request.url).pathname.slice(identityPath.length + 1)
  if (!isIdentityAction(action)) return notFound()
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const refusal = refuseOtherContent(request)
  if (refusal) return refusal
  const text = await readBody(request)
  if (text === undefined) return refuseLargeBody()
  const worldId = chosenWorldId(request.headers)
  const place = { worlds, worldId, operationName: () => faultNameOf(action) }
  return answerInWorld(request, place, async (world) => {
    try {
      const bearer = await bearerOf(world, request.headers.get('authorization'))
      const call = { world, bearer, messages: identityMessages(siteUrl) }
      return respondWith(await identityActions[action](call, parseJson(text)))
    } catch (error) {
      // It may have been dropped while a password was hashed.
      const after = worlds.find(worldId)
      if (after.kind === 'found') throw error
      return refuseWorld(after)
    }
  })
}

/** What a body says; signing out needs none. Undefined, which no action takes, when it is no JSON. */
function parseJson(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    return undefined
  }
}

/** By this name a world's faults hit an action: IdentitySignIn; `*` hits it, too. */
function faultNameOf(action: string): string {
  const words = action.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return `Identity${words.join('')}`
}
