import { logFailure } from '../http/log-failure.ts'
import { type DueHandler, schedule } from '../world/due-events.ts'
import type { FaultKind } from '@shop/schema/http/world-faults'
import type { World } from '../world/world.ts'
import { isTakenIn, messageById, recordTry, type SentMessage } from './payment-message-store.ts'
import { receiveMessage, type SettlePayment } from './receive-message.ts'
import { waitAfter } from './retries.ts'
import { signatureOf } from './signature.ts'

/** By this name a world's faults hit a message on its way to the API; `*` hits it, too. */
const faultName = 'PaymentWebhook'

/**
 * What a fault does to a message: it arrives, arrives and its answer does not come back, is answered 500 without being
 * looked at, or never arrives.
 */
type Fate = 'arrives' | 'unanswered' | 'refused' | 'lost'

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
    const answer = answerTo(fate, () => post(world, settle, sent))
    recordTry(world, messageId, answer)
    const waitMs = isTakenIn(answer) ? null : waitAfter(sent.tries + 1)
    if (waitMs !== null) schedule(world, world.now().getTime() + waitMs, 'webhook', { messageId })
  }
}

/**
 * Sends a message once more, whatever has become of it before, past all faults: signed anew, as every try is. Null
 * where there is none.
 */
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
  'http-429': 'refused',
  'dropped-connection': 'lost',
  'malformed-body': 'unanswered',
  'truncated-body': 'unanswered',
  // The provider reads of an answer that it is one.
  'partial-data': 'arrives',
  'stale-read': 'arrives',
  'slow-body': 'arrives',
} as const satisfies Record<Exclude<FaultKind, 'delay'>, Fate>

/** Status that the sender sees; null for none. */
function answerTo(fate: Fate, send: () => number): number | null {
  if (fate === 'lost') return null
  if (fate === 'refused') return 500
  const status = send()
  return fate === 'unanswered' ? null : status
}

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
