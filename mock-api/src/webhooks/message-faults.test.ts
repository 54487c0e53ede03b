import type { Fault } from '@shop/schema/http/world-faults'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replayMessage } from './deliver-message.ts'
import { sendPaymentMessage } from './payment-message-store.ts'
import { type MessageWorld, messageWorld } from './testing/message-world.ts'
import { paidNews } from './testing/payment-news.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let shop: MessageWorld
beforeEach(() => {
  shop = messageWorld()
})
afterEach(() => shop.close())

describe('a message on its way', () => {
  it.each<Fault>([
    { kind: 'malformed-body', operation: 'PaymentWebhook', remaining: 1 },
    { kind: 'truncated-body', operation: 'PaymentWebhook', remaining: 1 },
  ])('whose answer is lost by $kind comes a second time', (fault) => {
    shop.world.setFaults([fault])
    sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    expect([shop.taken, shop.fates()]).toEqual([['1 payment.succeeded 10:00'], [[1, null, null]]])
    shop.after(minuteMs)
    expect([shop.taken.length, shop.fates()]).toEqual([2, [[2, 200, '10:01']]])
  })

  it.each<Fault>([
    { kind: 'partial-data', operation: '*', field: 'Gemstone.certificate', remaining: 1 },
    { kind: 'stale-read', operation: '*', remaining: 1 },
    { kind: 'slow-body', operation: '*', bytesPerSecond: 100 },
  ])('is not hit by $kind', (fault) => {
    shop.world.setFaults([fault])
    sendPaymentMessage(shop.world, paidNews)
    shop.after(hourMs)
    expect(shop.fates()).toEqual([[1, 200, '10:00']])
    expect(shop.world.faults()).toEqual([fault])
  })

  it('that is told to wait comes again', () => {
    shop.world.setFaults([
      { kind: 'http-429', operation: 'PaymentWebhook', retryAfterSeconds: 2, remaining: 1 },
    ])
    sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    expect([shop.taken, shop.fates()]).toEqual([[], [[1, 500, null]]])
    shop.after(minuteMs)
    expect(shop.fates()).toEqual([[2, 200, '10:01']])
  })

  it('that is delayed comes late, after one that was sent later', () => {
    shop.world.setFaults([{ kind: 'delay', operation: 'PaymentWebhook', delayMs: 30_000, remaining: 1 }])
    sendPaymentMessage(shop.world, { ...paidNews, type: 'application.referred', card: null })
    shop.after(10_000)
    sendPaymentMessage(shop.world, { ...paidNews, type: 'application.expired', card: null })
    shop.after(minuteMs)
    expect(shop.taken).toEqual(['2 application.expired 10:00', '1 application.referred 10:00'])
    expect(shop.fates()).toEqual([
      [1, 200, '10:00'],
      [1, 200, '10:00'],
    ])
  })

  it('that is delayed for good comes late all the same', () => {
    shop.world.setFaults([{ kind: 'delay', operation: '*', delayMs: 60_000 }])
    sendPaymentMessage(shop.world, paidNews)
    shop.after(hourMs)
    expect(shop.fates()).toEqual([[1, 200, '10:01']])
  })

  it('can be delayed and then lost', () => {
    shop.world.setFaults([
      { kind: 'delay', operation: 'PaymentWebhook', delayMs: 60_000, remaining: 1 },
      { kind: 'dropped-connection', operation: 'PaymentWebhook', remaining: 1 },
    ])
    sendPaymentMessage(shop.world, paidNews)
    shop.after(hourMs)
    expect(shop.fates()).toEqual([[2, 200, '10:02']])
  })

  it('arrives late as well when it was sent again by hand meanwhile', () => {
    shop.world.setFaults([{ kind: 'delay', operation: 'PaymentWebhook', delayMs: 60_000, remaining: 1 }])
    const { id } = sendPaymentMessage(shop.world, paidNews)
    shop.after(0)
    replayMessage(shop.world, shop.settle, id)
    shop.after(hourMs)
    expect(shop.taken).toEqual(['1 payment.succeeded 10:00', '1 payment.succeeded 10:01'])
    expect(shop.fates()).toEqual([[2, 200, '10:00']])
  })
})
