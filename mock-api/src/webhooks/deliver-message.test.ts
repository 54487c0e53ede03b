import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayMessage } from './deliver-message.ts'
import { sendPaymentMessage } from './payment-message-store.ts'
import type { SettlePayment } from './receive-message.ts'
import { type MessageWorld, messageWorld } from './testing/message-world.ts'
import { paidNews } from './testing/payment-news.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let shop: MessageWorld
/** What the API makes of a message. */
let result: () => ReturnType<SettlePayment>
beforeEach(() => {
  result = () => 'settled'
  shop = messageWorld(() => result())
})
afterEach(() => shop.close())

describe('a message to the API', () => {
  it('arrives at once, and then never again', () => {
    sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    shop.after(10 * 24 * hourMs)
    expect(shop.taken).toEqual(['1 payment.succeeded 10:00'])
    expect(shop.fates()).toEqual([[1, 200, '10:00']])
  })

  it('is taken in as well when it changes nothing', () => {
    result = () => 'nothing-changed'
    sendPaymentMessage(shop.world, paidNews)
    shop.after(hourMs)
    expect(shop.fates()).toEqual([[1, 200, '10:00']])
  })

  it('is counted for each payment by itself', () => {
    sendPaymentMessage(shop.world, paidNews)
    sendPaymentMessage(shop.world, { ...paidNews, reference: 'another' })
    sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    expect(shop.taken.map((each) => each[0])).toEqual(['1', '1', '2'])
  })

  it('that was lost comes again after 1, 5 and 30 minutes, then every hour', () => {
    shop.world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 5 }])
    sendPaymentMessage(shop.world, paidNews)
    shop.after(3 * hourMs)
    expect(shop.taken).toEqual(['1 payment.succeeded 12:36'])
    expect(shop.fates()).toEqual([[6, 200, '12:36']])
  })

  it.each(['http-500', 'graphql-error'] as const)(
    'that meets %s is not looked at, and comes again',
    (kind) => {
      shop.world.setFaults([{ kind, operation: 'PaymentWebhook', remaining: 1 }])
      sendPaymentMessage(shop.world, paidNews)
      shop.after(0)
      expect([shop.taken, shop.fates()]).toEqual([[], [[1, 500, null]]])
      shop.after(minuteMs)
      expect([shop.taken, shop.fates()]).toEqual([['1 payment.succeeded 10:01'], [[2, 200, '10:01']]])
    },
  )

  it('is given up three days after the first hour', () => {
    shop.world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook' }])
    sendPaymentMessage(shop.world, paidNews)
    shop.after(365 * 24 * hourMs)
    expect(shop.fates()).toEqual([[76, null, null]])
    shop.world.setFaults([])
    shop.after(365 * 24 * hourMs)
    expect(shop.taken).toEqual([])
  })

  it('about a payment that the API does not know comes again', () => {
    result = () => 'unknown'
    sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    expect(shop.fates()).toEqual([[1, 404, null]])
    result = () => 'settled'
    shop.after(minuteMs)
    expect(shop.fates()).toEqual([[2, 200, '10:01']])
  })

  it('at which the API fails leaves nothing half done, and comes again', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    result = () => {
      shop.world.sql.exec(`INSERT INTO facts (name, value) VALUES ('half', '')`)
      throw new Error('It broke.')
    }
    sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    expect(shop.fates()).toEqual([[1, 500, null]])
    expect(shop.world.sql.prepare(`SELECT 1 FROM facts WHERE name = 'half'`).get()).toBeUndefined()
    expect(log).toHaveBeenCalledWith(new Error('It broke.'))
    log.mockRestore()
    result = () => 'settled'
    shop.after(minuteMs)
    expect(shop.fates()).toEqual([[2, 200, '10:01']])
  })
})

describe('a message that is sent again by hand', () => {
  it('arrives a second time, signed anew', () => {
    const { id } = sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    shop.world.advanceClock(24 * hourMs)
    result = () => 'nothing-changed'
    expect(replayMessage(shop.world, shop.settle, id)).toMatchObject({ tries: 2, lastAnswer: 200 })
    expect(shop.taken).toHaveLength(2)
  })

  it('gets past all faults, and no other try follows', () => {
    shop.world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook' }])
    const { id } = sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    expect(replayMessage(shop.world, shop.settle, id)).toMatchObject({ tries: 2, lastAnswer: 200 })
    shop.after(24 * hourMs)
    expect(shop.taken).toEqual(['1 payment.succeeded 10:00'])
  })

  it('and taken in is not tried again', () => {
    shop.world.setFaults([{ kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 1 }])
    const { id } = sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    replayMessage(shop.world, shop.settle, id)
    shop.after(24 * hourMs)
    expect(shop.taken).toEqual(['1 payment.succeeded 10:00'])
    expect(shop.fates()).toEqual([[2, 200, '10:00']])
  })

  it('is none where there is none', () => {
    expect(replayMessage(shop.world, shop.settle, 'nothing')).toBeNull()
  })
})
