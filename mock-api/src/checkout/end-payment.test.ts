import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endPayment as endAtProvider } from '../pay/payment-provider.ts'
import { paymentByReference } from '../pay/provider-payment-store.ts'
import { begunLinkPayment } from '../payment-links/testing/begun-link-payment.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { endPayment } from './end-payment.ts'
import { paymentById, setPaymentStatus, type StoredPayment } from './payment-store.ts'

let worlds: Worlds
let world: World
let begun: StoredPayment
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  begun = begunLinkPayment(world)
})
afterEach(() => worlds.close())

const kept = (): StoredPayment => {
  const payment = paymentById(world.sql, begun.transactionId)
  if (!payment) throw new Error('The payment is gone')
  return payment
}
const atProvider = () => {
  const payment = paymentByReference(world.sql, begun.transactionId)
  if (!payment) throw new Error('The provider knows nothing of it')
  return payment
}

describe('a payment that its shopper does not go on with (rules/checkout#payment)', () => {
  it('is cancelled, at the provider too', () => {
    expect(endPayment(world, begun)).toBe('ended')
    expect([kept().status, atProvider().status]).toEqual(['CANCELLED', 'cancelled'])
  })

  it('stays as it has ended', () => {
    setPaymentStatus(world.sql, begun.transactionId, 'DECLINED', 'CARD_EXPIRED')
    expect(endPayment(world, kept())).toBe('ended')
    expect(kept()).toMatchObject({ status: 'DECLINED', declineReason: 'CARD_EXPIRED' })
  })

  it('is not ended where it was paid', () => {
    setPaymentStatus(world.sql, begun.transactionId, 'PAID')
    expect(endPayment(world, kept())).toBe('too-late')
    expect(kept().status).toBe('PAID')
  })

  it('is not ended where it was paid at its page, and the shop has not heard of it yet', () => {
    endAtProvider(world, atProvider(), { kind: 'paid', card: null })
    expect(endPayment(world, begun)).toBe('too-late')
    expect([kept().status, atProvider().status]).toEqual(['PENDING', 'paid'])
  })
})
