import type { PaymentMessage } from '@shop/schema/http/payment-messages'
import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderOfPayment } from '../orders/order-store.ts'
import { payment } from '../orders/testing/ordered-ring.ts'
import { messagesOf } from '../outbox/outbox-store.ts'
import { begunLinkPayment } from '../payment-links/testing/begun-link-payment.ts'
import { cartThatHolds, holdStones } from '../world/held-stones.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { bookOrder } from './book-order.ts'
import { insertPayment, paymentById, type StoredPayment } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'
import { shownPayment } from './shown-payment.ts'
import { succeeded } from './testing/succeeded.ts'
import { checkoutShop } from './testing/worked-checkout.ts'

const shop = checkoutShop()
let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
})
afterEach(() => worlds.close())

describe('an order whose account and cart were deleted before it was booked', () => {
  const proof = { card: null, paidAt: '2026-11-25T10:05:00.000Z', depositPence: null }

  it('is kept for the books alone, and holds its stone no more', () => {
    const ofNobody = { ...payment, accountId: '' }
    insertPayment(world.sql, ofNobody)
    holdStones(world.sql, { transactionId: 'pay-1', cartSessionId: 'session-1' }, ['100103'])
    bookOrder(shop, world, ofNobody, proof)
    expect(orderOfPayment(world.sql, 'pay-1')?.number).toBe('AC-204817')
    expect(world.sql.prepare('SELECT account_id FROM orders').all()).toMatchObject([{ account_id: null }])
    expect(cartThatHolds(world.sql, '100103')).toBeUndefined()
  })
})

describe('the payment of a link (rules/checkout#payment-link)', () => {
  const shown = ({ transactionId }: StoredPayment, accountId: string | null = null) =>
    shownPayment(shop, world, paymentById(world.sql, transactionId), {
      accountId,
      origin: 'http://mock.test',
    })

  it('pays the link and makes no order', () => {
    const ofLink = begunLinkPayment(world)
    expect(shown(ofLink)).toMatchObject({ status: 'PENDING', paymentLink: { status: 'OPEN' } })
    expect(settlePayment(shop, world, succeeded(ofLink))).toBe('settled')
    expect(shown(ofLink)).toMatchObject({
      status: 'PAID',
      amount: 120_000,
      redirectUrl: null,
      order: null,
      paymentLink: { status: 'PAID', reference: 'Bespoke ring, second instalment' },
    })
    expect(messagesOf(world).map(({ kind, to }) => [kind, to])).toEqual([
      ['PAYMENT_LINK_PAID', 'zoe@example.com'],
    ])
  })

  it('is shown to whoever knows its id, signed in or not', () => {
    const ofLink = begunLinkPayment(world)
    expect(shown(ofLink, 'c1')).toMatchObject({ status: 'PENDING' })
  })

  it('stays as it has ended when the word of that comes once more', () => {
    const ofLink = begunLinkPayment(world)
    const declined: PaymentMessage = {
      ...succeeded(ofLink),
      type: 'payment.declined',
      declineReason: 'INSUFFICIENT_FUNDS',
    }
    expect(settlePayment(shop, world, declined)).toBe('settled')
    expect(settlePayment(shop, world, declined)).toBe('nothing-changed')
    expect(shown(ofLink)).toMatchObject({ status: 'DECLINED', declineReason: 'INSUFFICIENT_FUNDS' })
  })

  it('has failed where another amount came, of which its payer is told', () => {
    const ofLink = begunLinkPayment(world)
    expect(settlePayment(shop, world, succeeded({ ...ofLink, amountPence: pence(60_000) }))).toBe('settled')
    expect(shown(ofLink)).toMatchObject({ status: 'FAILED', paymentLink: { status: 'OPEN' } })
    expect(messagesOf(world).map(({ kind, to }) => [kind, to])).toEqual([
      ['PAYMENT_NOT_BOOKED', 'zoe@example.com'],
    ])
  })
})
