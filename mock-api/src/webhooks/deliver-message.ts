import { logFailure } from '../http/log-failure.ts'
import { type DueHandler, schedule } from '../world/due-events.ts'
import type { Fault } from '../world/world-http.ts'
import type { World } from '../world/world.ts'
import { isTakenIn, messageById, recordTry, type SentMessage } from './payment-message-store.ts'
import { receiveMessage, type SettlePayment } from './receive-message.ts'
import { waitAfter } from './retries.ts'
import { signatureOf } from './signature.ts'

/** By this name a world's faults hit a message on its way to the API; `*` hits it, too. */
const faultName = 'PaymentWebhook'

/** What a fault does to a message: it arrives, the API answers 500 without looking at it, or it never arrives. */
type Fate = 'arrives' | 'refused' | 'lost'

interface Delivery {
  readonly messageId: string
  /** Of a message that a fault has delayed: what was to become of it then. */
  readonly fate?: Fate
}

/** Sends a message to the API, and sees to the next try where it is not taken in: what is due as 'webhook'. */
export function deliverMessage(settle: SettlePayment): DueHandler {
  return (world, content) => {
    // As sendPaymentMessage and this function have scheduled it.
    const { messageId, fate: earlier } = content as Delivery
    const sent = messageById(world.sql, messageId)
    if (sent === undefined || (sent.deliveredMs !== null && earlier === undefined)) return
    const fate = earlier ?? meetFaults(world, messageId)
    if (fate === 'delayed') return
    const answer = fate === 'lost' ? null : fate === 'refused' ? 500 : post(world, settle, sent)
    recordTry(world, messageId, answer)
    const waitMs = answer !== null && isTakenIn(answer) ? null : waitAfter(sent.tries + 1)
    if (waitMs !== null) schedule(world, world.now().getTime() + waitMs, 'webhook', { messageId })
  }
}

/** Sends a message once more, whatever has become of it before, past all faults: signed anew, as every try is. Null where there is none. */
export function replayMessage(world: World, settle: SettlePayment, messageId: string): SentMessage | null {
  const sent = messageById(world.sql, messageId)
  if (sent === undefined) return null
  recordTry(world, messageId, post(world, settle, sent))
  return messageById(world.sql, messageId) ?? null
}

/** What the faults of a world do to this try. A delay passes by the clock of the world, so that it outlasts the process. */
function meetFaults(world: World, messageId: string): Fate | 'delayed' {
  let delayMs = 0
  let fate: Fate = 'arrives'
  for (const fault of world.takeFaults(() => faultName)) {
    if (fault.kind === 'delay') delayMs += fault.delayMs
    else fate = fates[fault.kind]
  }
  if (delayMs === 0) return fate
  schedule(world, world.now().getTime() + delayMs, 'webhook', { messageId, fate } satisfies Delivery)
  return 'delayed'
}

const fates = {
  'graphql-error': 'refused',
  'http-500': 'refused',
  'dropped-connection': 'lost',
} as const satisfies Record<Exclude<Fault['kind'], 'delay'>, Fate>

/** Status of the API's answer. */
function post(world: World, settle: SettlePayment, { message }: SentMessage): number {
  const body = JSON.stringify(message)
  try {
    return receiveMessage(world, settle, { signature: signatureOf(world, body), body }).status
  } catch (error) {
    // As behind HTTP: the sender learns that it did not work, and tries again; why is the API's affair.
    logFailure(error)
    return 500
  }
}
