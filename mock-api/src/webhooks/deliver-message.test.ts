import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dueHandlers } from '../due-handlers.ts'
import { runDue } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { replayMessage } from './deliver-message.ts'
import { sendPaymentMessage, sentMessages } from './payment-message-store.ts'
import type { SettlePayment } from './receive-message.ts'
import { paidNews } from './testing/payment-news.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const start = new Date('2026-11-25T10:00:00Z')

let worlds: Worlds
let world: World
/** What the API has taken in: which type, and when by the clock. */
let taken: string[]
/** What the API makes of it. */
let result: () => ReturnType<SettlePayment>

beforeEach(() => {
  worlds = new Worlds({ startMs: start.getTime() })
  world = worlds.default
  world.setClock(start, true)
  taken = []
  result = () => 'settled'
})
afterEach(() => worlds.close())

const settle: SettlePayment = (at, { type, sequence }) => {
  const answer = result()
  taken.push(`${sequence} ${type} ${at.now().toISOString().slice(11, 16)}`)
  return answer
}

/** Puts the clock forward and does what is due. */
function after(ms: number): void {
  world.advanceClock(ms)
  runDue(world, dueHandlers(settle, 'http://shop.test'))
}

/** What has become of the messages: tries, the last answer, when they were taken in. */
function fates() {
  return sentMessages(world.sql).map(({ tries, lastAnswer, deliveredMs }) => [
    tries,
    lastAnswer,
    deliveredMs === null ? null : new Date(deliveredMs).toISOString().slice(11, 16),
  ])
}

describe('a message to the API', () => {
  it('arrives at once, and then never again', () => {
    sendPaymentMessage(world, paidNews)
    after(0)
    after(10 * 24 * hourMs)
    expect(taken).toEqual(['1 payment.succeeded 10:00'])
    expect(fates()).toEqual([[1, 200, '10:00']])
  })

  it('is taken in as well when it changes nothing', () => {
    result = () => 'nothing-changed'
    sendPaymentMessage(world, paidNews)
    after(hourMs)
    expect(fates()).toEqual([[1, 200, '10:00']])
  })

  it('is counted for each payment by itself', () => {
    sendPaymentMessage(world, paidNews)
    sendPaymentMessage(world, { ...paidNews, reference: 'another' })
    sendPaymentMessage(world, paidNews)
    after(0)
    expect(taken.map((each) => each[0])).toEqual(['1', '1', '2'])
  })

  it('that was lost comes again after 1, 5 and 30 minutes, then every hour', () => {
    world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 5 }])
    sendPaymentMessage(world, paidNews)
    after(3 * hourMs)
    expect(taken).toEqual(['1 payment.succeeded 12:36'])
    expect(fates()).toEqual([[6, 200, '12:36']])
  })

  it.each(['http-500', 'graphql-error'] as const)(
    'that meets %s is not looked at, and comes again',
    (kind) => {
      world.setFaults([{ kind, operation: 'PaymentWebhook', remaining: 1 }])
      sendPaymentMessage(world, paidNews)
      after(0)
      expect([taken, fates()]).toEqual([[], [[1, 500, null]]])
      after(minuteMs)
      expect([taken, fates()]).toEqual([['1 payment.succeeded 10:01'], [[2, 200, '10:01']]])
    },
  )

  it('is given up three days after the first hour', () => {
    world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook' }])
    sendPaymentMessage(world, paidNews)
    after(365 * 24 * hourMs)
    expect(fates()).toEqual([[76, null, null]])
    world.setFaults([])
    after(365 * 24 * hourMs)
    expect(taken).toEqual([])
  })

  it('about a payment that the API does not know comes again', () => {
    result = () => 'unknown'
    sendPaymentMessage(world, paidNews)
    after(0)
    expect(fates()).toEqual([[1, 404, null]])
    result = () => 'settled'
    after(minuteMs)
    expect(fates()).toEqual([[2, 200, '10:01']])
  })

  it('at which the API fails leaves nothing half done, and comes again', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    result = () => {
      world.sql.exec(`INSERT INTO facts (name, value) VALUES ('half', '')`)
      throw new Error('It broke.')
    }
    sendPaymentMessage(world, paidNews)
    after(0)
    expect(fates()).toEqual([[1, 500, null]])
    expect(world.sql.prepare(`SELECT 1 FROM facts WHERE name = 'half'`).get()).toBeUndefined()
    expect(log).toHaveBeenCalledWith(new Error('It broke.'))
    log.mockRestore()
    result = () => 'settled'
    after(minuteMs)
    expect(fates()).toEqual([[2, 200, '10:01']])
  })

  it('that is delayed comes late, after one that was sent later', () => {
    world.setFaults([{ kind: 'delay', operation: 'PaymentWebhook', delayMs: 30_000, remaining: 1 }])
    sendPaymentMessage(world, { ...paidNews, type: 'application.referred', card: null })
    after(10_000)
    sendPaymentMessage(world, { ...paidNews, type: 'application.expired', card: null })
    after(minuteMs)
    expect(taken).toEqual(['2 application.expired 10:00', '1 application.referred 10:00'])
    expect(fates()).toEqual([
      [1, 200, '10:00'],
      [1, 200, '10:00'],
    ])
  })

  it('that is delayed for good comes late all the same', () => {
    world.setFaults([{ kind: 'delay', operation: '*', delayMs: 60_000 }])
    sendPaymentMessage(world, paidNews)
    after(hourMs)
    expect(fates()).toEqual([[1, 200, '10:01']])
  })

  it('can be delayed and then lost', () => {
    world.setFaults([
      { kind: 'delay', operation: 'PaymentWebhook', delayMs: 60_000, remaining: 1 },
      { kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 1 },
    ])
    sendPaymentMessage(world, paidNews)
    after(hourMs)
    expect(fates()).toEqual([[2, 200, '10:02']])
  })
})

describe('a message that is sent again by hand', () => {
  it('arrives a second time, signed anew', () => {
    const { id } = sendPaymentMessage(world, paidNews)
    after(0)
    world.advanceClock(24 * hourMs)
    result = () => 'nothing-changed'
    expect(replayMessage(world, settle, id)).toMatchObject({ tries: 2, lastAnswer: 200 })
    expect(taken).toHaveLength(2)
  })

  it('gets past all faults, and no other try follows', () => {
    world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook' }])
    const { id } = sendPaymentMessage(world, paidNews)
    after(0)
    expect(replayMessage(world, settle, id)).toMatchObject({ tries: 2, lastAnswer: 200 })
    after(24 * hourMs)
    expect(taken).toEqual(['1 payment.succeeded 10:00'])
  })

  it('is none where there is none', () => {
    expect(replayMessage(world, settle, 'nothing')).toBeNull()
  })
})
