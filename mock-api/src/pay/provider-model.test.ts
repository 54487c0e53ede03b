import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deliverMessage, replayMessage } from '../webhooks/deliver-message.ts'
import { sentMessages } from '../webhooks/payment-message-store.ts'
import type { SettlePayment } from '../webhooks/receive-message.ts'
import { runDue } from '../world/due-events.ts'
import type { Fault } from '@shop/schema/http/world-faults'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { submitChallenge, submitPayment } from './pay-at-provider.ts'
import { closeAtProvider, expirePayment, openAtProvider } from './payment-provider.ts'
import { paymentById, type ProviderStatus } from './provider-payment-store.ts'
import { challengeCode, testCards } from './test-cards.ts'
import { payment } from './testing/provider-payment.ts'

/** What can happen to one payment, in any order. */
const act = fc.oneof(
  fc.constantFrom(...testCards).map(({ number }) => ({ kind: 'pay' as const, number })),
  fc.constantFrom(challengeCode, '000000').map((code) => ({ kind: 'answer' as const, code })),
  fc.constantFrom({ kind: 'cancel' as const }, { kind: 'close' as const }, { kind: 'replay' as const }),
  fc.integer({ min: 0, max: 40 }).map((minutes) => ({ kind: 'wait' as const, minutes })),
  fc
    .constantFrom('http-500', 'dropped-connection', 'delay')
    .map((fault) => ({ kind: 'fault' as const, fault })),
)
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never

const messageOf: Partial<Record<ProviderStatus, string>> = {
  paid: 'payment.succeeded',
  declined: 'payment.declined',
  failed: 'payment.failed',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
}

function faultOf(kind: string): Fault {
  const target = { operation: 'PaymentWebhook', remaining: 1 }
  return kind === 'delay'
    ? { kind: 'delay', delayMs: 45_000, ...target }
    : { kind: kind === 'http-500' ? 'http-500' : 'dropped-connection', ...target }
}

it('a payment ends once, and whatever happens on the way the shop hears of it', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const worlds = new Worlds({ startMs: 0 })
      const world = worlds.default
      world.setClock(new Date('2026-11-25T10:00:00Z'), true)
      const heard: string[] = []
      const settle: SettlePayment = (_, { type }) => {
        heard.push(type)
        return 'settled'
      }
      const { paymentId } = openAtProvider(world, payment)
      const handlers = { webhook: deliverMessage(settle), 'payment-expiry': expirePayment }
      const statuses: ProviderStatus[] = []
      let closedByShop = false
      for (const each of acts) {
        const before = paymentById(world.sql, paymentId)?.status
        const answer = perform(world, paymentId, settle, each)
        runDue(world, handlers)
        const after = paymentById(world.sql, paymentId)
        if (answer === 'closed' && (before === 'open' || before === 'challenged')) closedByShop = true
        statuses.push(after?.status ?? 'open')
      }
      world.setFaults([])
      world.advanceClock(5 * 24 * 60 * 60_000)
      runDue(world, handlers)
      const status = paymentById(world.sql, paymentId)?.status ?? 'open'
      expect(messageOf).toHaveProperty(status)
      const whenEnded = statuses.findIndex((each) => each in messageOf)
      const ends = whenEnded === -1 ? [] : statuses.slice(whenEnded)
      expect(ends).toEqual(ends.map(() => status))
      const sent = sentMessages(world.sql)
      expect(sent.map(({ message }) => message.type)).toEqual(closedByShop ? [] : [messageOf[status]])
      expect(new Set(heard)).toEqual(new Set(closedByShop ? [] : [messageOf[status]]))
      worlds.close()
    }),
    { numRuns: 300 },
  )
})

function perform(world: World, paymentId: string, settle: SettlePayment, each: Act): unknown {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)
  switch (each.kind) {
    case 'pay': {
      const cvc = each.number.length === 15 ? '1234' : '123'
      return submitPayment(world, paymentId, form({ number: each.number, expiry: '09/28', cvc, name: 'Zoë' }))
    }
    case 'answer':
      return submitChallenge(world, paymentId, form({ code: each.code }))
    case 'cancel':
      return submitPayment(world, paymentId, form({ action: 'cancel' }))
    case 'close':
      return closeAtProvider(world, payment.reference)
    case 'wait':
      return world.advanceClock(each.minutes * 60_000)
    case 'fault':
      return world.setFaults([...world.faults(), faultOf(each.fault)])
    case 'replay': {
      const [first] = sentMessages(world.sql)
      return first && replayMessage(world, settle, first.message.id)
    }
  }
}
