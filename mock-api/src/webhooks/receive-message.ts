import { type PaymentMessage, readPaymentMessage } from '@shop/schema/http/payment-messages'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { type SignatureVerdict, verdictOn } from './signature.ts'

/** Books what has become of a payment; 'unknown' when the shop has none with this reference. */
export type SettlePayment = (
  world: World,
  message: PaymentMessage,
) => 'settled' | 'nothing-changed' | 'unknown'

/** What the API answers to a message: `code` says why it was not taken in, null when it was. */
export interface MessageAnswer {
  readonly status: number
  readonly code: string | null
  readonly message: string
}

/** Takes in a message that claims to come from the provider or the lender of this world (rules/checkout#payment). */
export function receiveMessage(
  world: World,
  settle: SettlePayment,
  { signature, body }: { readonly signature: string | null; readonly body: string },
): MessageAnswer {
  const verdict = verdictOn(world, signature, body)
  if (verdict !== 'genuine') return { status: 401, ...refusals[verdict] }
  const message = readPaymentMessage(parseJson(body))
  if (message === null) {
    return { status: 422, code: 'MESSAGE_INVALID', message: 'The body is no message about a payment.' }
  }
  const result = inTransaction(world.sql, () => settle(world, message))
  if (result === 'unknown') {
    return { status: 404, code: 'PAYMENT_UNKNOWN', message: 'There is no payment with this reference.' }
  }
  return { status: 200, code: null, message: result }
}

const refusals = {
  missing: { code: 'SIGNATURE_MISSING', message: 'The message is not signed.' },
  forged: { code: 'SIGNATURE_FORGED', message: 'The signature does not belong to this message and world.' },
  stale: { code: 'SIGNATURE_STALE', message: 'The message was signed more than five minutes from now.' },
} as const satisfies Record<Exclude<SignatureVerdict, 'genuine'>, Omit<MessageAnswer, 'status'>>

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
