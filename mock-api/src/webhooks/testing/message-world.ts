import { dueHandlers } from '../../due-handlers.ts'
import { runDue } from '../../world/due-events.ts'
import { Worlds } from '../../world/worlds.ts'
import { sentMessages } from '../payment-message-store.ts'
import type { SettlePayment } from '../receive-message.ts'

const start = new Date('2026-11-25T10:00:00Z')
const hourAndMinute = (date: Date) => date.toISOString().slice(11, 16)

/** A world at ten o'clock to whose API messages are sent; `result` is what the API makes of one. */
export function messageWorld(result: () => ReturnType<SettlePayment> = () => 'settled') {
  const worlds = new Worlds({ startMs: start.getTime() })
  const world = worlds.default
  world.setClock(start, true)
  const taken: string[] = []

  const settle: SettlePayment = (at, { type, sequence }) => {
    const answer = result()
    taken.push(`${sequence} ${type} ${hourAndMinute(at.now())}`)
    return answer
  }

  return {
    world,
    settle,
    /** What the API has taken in: which type, and when by the clock. */
    taken,
    /** Puts the clock forward and does what is due. */
    after(ms: number): void {
      world.advanceClock(ms)
      runDue(world, dueHandlers(settle, 'http://shop.test'))
    },
    /** What has become of the messages: tries, the last answer, when they were taken in. */
    fates: () =>
      sentMessages(world.sql).map(({ tries, lastAnswer, deliveredMs }) => [
        tries,
        lastAnswer,
        deliveredMs === null ? null : hourAndMinute(new Date(deliveredMs)),
      ]),
    close: () => worlds.close(),
  }
}

export type MessageWorld = ReturnType<typeof messageWorld>
