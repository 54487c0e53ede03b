import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { checkoutSession } from './testing/checkout-session.ts'
import { pageOf, shopperWith } from './testing/shopper.ts'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.create({ id: 'mine' })
})
afterEach(() => mockApi.close())

/** A payment that was begun in the world, by its id. */
async function begun() {
  const shopper = await shopperWith(mockApi, { gemstoneId: '100010', sessionId: 'cart-1', world: 'mine' })
  const { payment, codes } = await shopper.press()
  if (!payment) throw new Error(codes.join())
  return payment
}

it('a payment of a world that was copied is paid in the copy', async () => {
  const { transactionId } = await begun()
  await worlds.fork('mine', 'copy')
  const inWorld = async (world: string) =>
    pageOf(await checkoutSession(mockApi, { world }).payment(transactionId))
  expect(await inWorld('mine')).toMatch(/^\/pay\/[\w-]+\?world=mine$/)
  expect(await inWorld('copy')).toMatch(/^\/pay\/[\w-]+\?world=copy$/)
})

it('a payment that ends while an answer is delayed has ended in that answer', async () => {
  // Provider and shop count its half hour from the same moment.
  await worlds.setClock('mine', '2026-11-25T10:00:00Z')
  const { transactionId, expiresAt } = await begun()
  await worlds.setClock('mine', new Date(Date.parse(expiresAt ?? '') - 20).toISOString(), { frozen: false })
  // Once, so that it does not delay the provider's message as well.
  await worlds.setFaults('mine', [{ kind: 'delay', operation: '*', delayMs: 60, remaining: 1 }])
  const payment = await checkoutSession(mockApi, { world: 'mine' }).payment(transactionId)
  expect(payment?.status).toBe('EXPIRED')
})
