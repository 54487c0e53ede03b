import { signatureHeader } from '@shop/schema/http/payment-messages'
import { refuseLargeBody, refuseOtherContent } from '../http/refuse-body.ts'
import { readBody } from '../http/request-body.ts'
import { json, methodNotAllowed, refuse } from '../http/refusal.ts'
import { chosenWorldId, refuseWorld } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'
import { receiveMessage, type SettlePayment } from './receive-message.ts'

/** `POST /webhooks/payment`: a message from the provider or the lender, in the world of the request (rules/checkout#payment). */
export async function respondToWebhook(
  request: Request,
  worlds: Worlds,
  settle: SettlePayment,
): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const refusal = refuseOtherContent(request)
  if (refusal) return refusal
  const body = await readBody(request)
  if (body === undefined) return refuseLargeBody()
  const lookup = worlds.find(chosenWorldId(request.headers))
  if (lookup.kind !== 'found') return refuseWorld(lookup)
  const signature = request.headers.get(signatureHeader)
  const { status, code, message } = receiveMessage(lookup.world, settle, { signature, body })
  return code === null ? json({ result: message }, status) : refuse(status, { code, message })
}
