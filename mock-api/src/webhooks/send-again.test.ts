import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dueHandlers } from '../due-handlers.ts'
import { runDue } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { sendPaymentMessage, sentMessages } from './payment-message-store.ts'
import type { SettlePayment } from './receive-message.ts'
import { sendAgainIfGivenUp } from './send-again.ts'
import { paidNews } from './testing/payment-news.ts'

const { reference } = paidNews
const weekMs = 7 * 24 * 60 * 60 * 1000

let worlds: Worlds
let world: World
/** The references of what the API has taken in. */
let taken: string[]
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
  taken = []
})
afterEach(() => worlds.close())

const settle: SettlePayment = (_, message) => {
  taken.push(message.reference)
  return 'settled'
}
const doWhatIsDue = () => runDue(world, dueHandlers(settle, 'http://shop.test'))

/** Sends messages that are lost until nobody tries them any more. */
function giveUp(...references: readonly string[]) {
  world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook' }])
  for (const each of references) sendPaymentMessage(world, { ...paidNews, reference: each })
  world.advanceClock(weekMs)
  doWhatIsDue()
  world.setFaults([])
}

describe('a message that nobody tries any more (rules/checkout#payment)', () => {
  it('is sent once more when its payment is asked for, and no other', () => {
    giveUp(reference, 'another')
    sendAgainIfGivenUp(world, reference)
    expect(taken).toEqual([])
    doWhatIsDue()
    expect(taken).toEqual([reference])
    expect(sentMessages(world.sql, reference)).toMatchObject([{ tries: 77, lastAnswer: 200 }])
    expect(sentMessages(world.sql, 'another')).toMatchObject([{ tries: 76, deliveredMs: null }])
    expect(sentMessages(world.sql)).toHaveLength(2)
  })

  it('is sent no more once it was taken in', () => {
    giveUp(reference)
    sendAgainIfGivenUp(world, reference)
    doWhatIsDue()
    sendAgainIfGivenUp(world, reference)
    doWhatIsDue()
    expect(taken).toEqual([reference])
    expect(sentMessages(world.sql, reference)).toMatchObject([{ tries: 77 }])
  })
})

describe('a message that is tried still', () => {
  it('is not sent besides', () => {
    world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 1 }])
    sendPaymentMessage(world, paidNews)
    sendAgainIfGivenUp(world, reference)
    doWhatIsDue()
    sendAgainIfGivenUp(world, reference)
    doWhatIsDue()
    expect(sentMessages(world.sql, reference)).toMatchObject([{ tries: 1, deliveredMs: null }])
  })
})
