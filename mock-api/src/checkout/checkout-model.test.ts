import { outboxSchema } from '@shop/schema/http/outbox'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { ask } from '../testing/ask.ts'
import type { WorldClient } from '../world/client.ts'
import type { Fault } from '../world/world-http.ts'
import { checkoutSession } from './testing/checkout-session.ts'
import { pageOf, type Shopper, shopperWith } from './testing/shopper.ts'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
})
afterEach(() => mockApi.close())

const stone = '100103'
const toMessages = { operation: 'PaymentWebhook', remaining: 1 } as const
const faults: Readonly<Record<'lose' | 'refuse' | 'delay', Fault>> = {
  lose: { kind: 'dropped-connection', ...toMessages },
  refuse: { kind: 'http-500', ...toMessages },
  delay: { kind: 'delay', delayMs: 45_000, ...toMessages },
}

/** What can happen while two shoppers want one stone; each kind reads of the rest what it needs. */
const act = fc.record({
  kind: fc.constantFrom(
    'press',
    'retry',
    'pay',
    'pay-and-lose',
    'be-declined',
    'cancel',
    'cancel-at-provider',
    'replay',
    'wait',
    'fault',
  ),
  who: fc.constantFrom<0 | 1>(0, 1),
  which: fc.nat(5),
  minutes: fc.constantFrom(1, 5, 20, 90),
  fault: fc.constantFrom<keyof typeof faults>('lose', 'refuse', 'delay'),
})
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never

/** A shopper with the payments that their tabs know, the latest last. */
interface Tab {
  readonly shopper: Shopper
  readonly transactions: string[]
}

it('loses no order and doubles none, whatever happens to two shoppers and one stone (rules/checkout#exactly-once)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const { id: world } = await worlds.create()
      await worlds.setClock(world, '2026-11-25T10:00:00Z')
      const tabs = await Promise.all(
        ['first', 'second'].map(async (sessionId) => ({
          shopper: await shopperWith(mockApi, { gemstoneId: stone, sessionId, world }),
          transactions: [],
        })),
      )
      for (const each of [{ kind: 'press', who: 0 } as const, ...acts]) {
        const tab = tabs[each.who]
        if (tab) await perform(world, tab, each)
      }
      await worlds.clearFaults(world)
      await worlds.advanceClock(world, 5 * 24 * 60 * 60_000)
      await expectOneTruth(world, tabs)
      await worlds.remove(world)
    }),
    { numRuns: 30 },
  )
})

/** In the end money that was taken has made an order, nothing else has, and the stone is in one order at most. */
async function expectOneTruth(world: string, tabs: readonly Tab[]): Promise<void> {
  const checkout = checkoutSession(mockApi, { world })
  const transactions = [...new Set(tabs.flatMap((tab) => tab.transactions))]
  const payments = await Promise.all(transactions.map((id) => checkout.payment(id)))
  const booked = payments.flatMap((payment) => (payment?.order ? [payment.transactionId] : []))
  const sent = await worlds.sentMessages(world)
  const taken = sent.filter(({ message }) => message.type === 'payment.succeeded')
  expect(booked).toEqual(taken.map(({ message }) => message.reference))
  expect(booked.length).toBeLessThanOrEqual(1)
  expect(payments.map((payment) => payment?.status)).not.toContain('PENDING')
  const { data } = await ask(mockApi, `{ getGemstoneById(id: "${stone}") { availability } }`, {
    headers: { world },
  })
  expect(data).toEqual({ getGemstoneById: { availability: booked.length === 1 ? 'SOLD' : 'AVAILABLE' } })
  const outbox = await mockApi.fetch(new Request('http://mock.test/outbox.json', { headers: { world } }))
  const kinds = outboxSchema.parse(await outbox.json()).messages.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'ORDER_CONFIRMED')).toHaveLength(booked.length)
  expect(kinds).not.toContain('PAYMENT_NOT_BOOKED')
  const carts = await Promise.all(tabs.map(({ shopper }) => shopper.cart.get()))
  expect(carts.flatMap((cart) => cart?.cartItems ?? [])).toHaveLength(2 - booked.length)
}

async function perform(
  world: string,
  { shopper, transactions }: Tab,
  each: Pick<Act, 'kind'> & Partial<Act>,
): Promise<void> {
  const provider = providerVisitor(mockApi)
  const known = transactions.at(-1)
  const page = pageOf(known === undefined ? null : await shopper.checkout.payment(known)) ?? '/pay/none'
  const { kind, which = 0, minutes = 0, fault = 'lose' } = each
  switch (kind) {
    case 'press':
    case 'retry': {
      const { payment } = await shopper.press({ isRetry: kind === 'retry' })
      if (payment) transactions.push(payment.transactionId)
      return
    }
    case 'pay-and-lose':
      await worlds.setFaults(world, [faults.lose])
      await provider.pay(page, '4242424242424242')
      return
    case 'pay':
      await provider.pay(page, '4242424242424242')
      return
    case 'be-declined':
      await provider.pay(page, '4000000000000002')
      return
    case 'cancel-at-provider':
      await provider.cancel(page)
      return
    case 'cancel':
      if (known !== undefined) await shopper.checkout.cancel(known)
      return
    case 'wait':
      await worlds.advanceClock(world, minutes * 60_000)
      return
    case 'replay': {
      const sent = await worlds.sentMessages(world)
      const message = sent[which % Math.max(1, sent.length)]
      if (message !== undefined) await worlds.replayMessage(world, message.message.id)
      return
    }
    case 'fault': {
      const before = await worlds.get(world)
      await worlds.setFaults(world, [...before.faults, faults[fault]])
    }
  }
}
