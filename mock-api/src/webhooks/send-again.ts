import { schedule } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { sentMessages } from './payment-message-store.ts'
import { waitAfter } from './retries.ts'

/**
 * Has the messages about a payment that were never taken in, and that nobody tries any more, sent once more at the next
 * `runDue` (rules/checkout#payment): for whoever asks how a payment stands that has ended at its page.
 */
export function sendAgainIfGivenUp(world: World, reference: string): void {
  for (const { message, tries } of sentMessages(world.sql, reference)) {
    // One that was taken in is not delivered again, however often it is due.
    if (waitAfter(tries) === null)
      schedule(world, world.now().getTime(), 'webhook', { messageId: message.id })
  }
}
