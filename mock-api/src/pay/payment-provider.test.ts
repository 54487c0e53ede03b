import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sentMessages } from '../webhooks/payment-message-store.ts'
import { runDue } from '../world/due-events.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { closeAtProvider, endPayment, expirePayment, openAtProvider } from './payment-provider.ts'
import { paymentByReference, type StoredPayment, updatePayment } from './provider-payment-store.ts'
import { payment } from './testing/provider-payment.ts'

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
})
afterEach(() => worlds.close())

function stored(): StoredPayment {
  const found = paymentByReference(world.sql, payment.reference)
  if (found === undefined) throw new Error('There is no payment')
  return found
}
const handlers = { 'payment-expiry': expirePayment, webhook: () => undefined }
const told = () => sentMessages(world.sql).map(({ message: { type, occurredAt } }) => `${type} ${occurredAt}`)

describe('a payment at the provider', () => {
  it('is opened with a page of its own', () => {
    const { paymentId, path } = openAtProvider(world, payment)
    expect(path).toBe(`/pay/${paymentId}?world=default`)
    expect(stored()).toEqual({
      ...payment,
      paymentId,
      status: 'open',
      expiresMs: Date.parse('2026-11-25T10:30:00Z'),
      card: null,
      wrongCodes: 0,
    })
  })

  it('has its world in the address of its page', () => {
    const mine = worlds.create('mine')
    const { path, paymentId } = openAtProvider(mine ?? world, payment)
    expect(path).toBe(`/pay/${paymentId}?world=mine`)
  })

  it('tells the shop once what has become of it', () => {
    openAtProvider(world, payment)
    const card = { brand: 'Visa', lastDigits: '4242' }
    endPayment(world, stored(), { kind: 'paid', card })
    endPayment(world, stored(), { kind: 'cancelled' })
    expect(stored()).toMatchObject({ status: 'paid', card })
    expect(sentMessages(world.sql).map(({ message }) => message)).toEqual([
      {
        id: expect.any(String),
        sequence: 1,
        type: 'payment.succeeded',
        occurredAt: '2026-11-25T10:00:00.000Z',
        reference: 'transaction-1',
        amountPence: pence(123_400),
        card,
        declineReason: null,
        depositPence: null,
      },
    ])
  })

  it('says why the bank has said no', () => {
    openAtProvider(world, payment)
    endPayment(world, stored(), { kind: 'declined', card: null, reason: 'INSUFFICIENT_FUNDS' })
    expect(sentMessages(world.sql)[0]?.message).toMatchObject({
      type: 'payment.declined',
      declineReason: 'INSUFFICIENT_FUNDS',
    })
  })

  it('ends after half an hour', () => {
    openAtProvider(world, payment)
    world.advanceClock(30 * 60_000 - 1)
    runDue(world, handlers)
    expect(stored().status).toBe('open')
    world.advanceClock(24 * 60 * 60_000)
    runDue(world, handlers)
    expect(stored().status).toBe('expired')
    expect(told()).toEqual(['payment.expired 2026-11-25T10:30:00.000Z'])
  })

  it('is closed by the shop, which hears no more of it', () => {
    openAtProvider(world, payment)
    expect(closeAtProvider(world, payment.reference)).toBe('closed')
    expect(closeAtProvider(world, payment.reference)).toBe('closed')
    expect(stored().status).toBe('cancelled')
    world.advanceClock(24 * 60 * 60_000)
    runDue(world, handlers)
    expect(told()).toEqual([])
  })

  it('cannot be closed when it was paid', () => {
    openAtProvider(world, payment)
    endPayment(world, stored(), { kind: 'paid', card: null })
    expect(closeAtProvider(world, payment.reference)).toBe('too-late')
    expect(stored().status).toBe('paid')
  })

  it('that the bank has declined stays declined when it is closed', () => {
    openAtProvider(world, payment)
    endPayment(world, stored(), { kind: 'declined', card: null, reason: 'NOT_SAID' })
    expect(closeAtProvider(world, payment.reference)).toBe('closed')
    expect(stored().status).toBe('declined')
  })

  it('is closed as well while the bank asks who pays', () => {
    openAtProvider(world, payment)
    updatePayment(world.sql, { ...stored(), status: 'challenged' })
    expect(closeAtProvider(world, payment.reference)).toBe('closed')
    expect(stored().status).toBe('cancelled')
  })

  it('is closed where there never was one', () => {
    expect(closeAtProvider(world, 'nothing')).toBe('closed')
  })
})
