import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addItem, setVoucher } from '../cart/cart-store.ts'
import { voucherNow } from '../cart/cart-totals.ts'
import { spendVoucher } from '../cart/voucher-uses.ts'
import { messagesOf } from '../outbox/outbox-store.ts'
import { roundSolitaire } from '../testing/cart-session.ts'
import { markedStones } from '../world/marked-stones.ts'
import { endPayment } from './end-payment.ts'
import { paymentById, type StoredPayment } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'
import { succeeded } from './testing/succeeded.ts'
import { checkoutShop, press, RestartedWorld } from './testing/worked-checkout.ts'

const shop = checkoutShop()
const wish = { cartSessionId: 'anna', basketItemIds: ['ring'], idempotencyKey: 'press-1' }

let restarted: RestartedWorld
beforeEach(() => {
  restarted = new RestartedWorld()
  const { world } = restarted
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
  addItem(world.sql, 'anna', {
    basketItemId: 'ring',
    addedAt: '2026-11-25T09:00:00.000Z',
    choice: {
      ...roundSolitaire,
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: null,
      gemstoneId: '100103',
      gemstonePair: [],
    },
  })
})
afterEach(() => restarted.close())

function begun(): StoredPayment {
  const { payment } = press(shop, restarted.world, wish)
  if (!payment) throw new Error('Nothing was begun')
  return payment
}

it('tells once of money for a payment that had ended, and makes no order of it', () => {
  const { world } = restarted
  const payment = begun()
  endPayment(world, payment)
  expect(settlePayment(shop, world, succeeded(payment))).toBe('nothing-changed')
  expect(settlePayment(shop, world, succeeded(payment))).toBe('nothing-changed')
  const [letter, ...others] = messagesOf(world)
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    kind: 'PAYMENT_NOT_BOOKED',
    to: 'maria@example.com',
    subject: 'We could not book your payment',
    link: null,
  })
  expect(letter?.text).toContain(
    'Dear Maria,\n\nA payment of £2,043.00 has reached us that we could not book: what it was for had ended before, or came to another amount. No order was made of it, and you will have the money back within five working days.\n\nIf you still want what was in it, please order it again, or call 0808 157 0142, free.\n\n',
  )
  expect(paymentById(world.sql, payment.transactionId)?.status).toBe('CANCELLED')
})

it('books no other amount than was asked: the payment has failed, and the stone can be bought again', () => {
  const { world } = restarted
  const payment = begun()
  const message = { ...succeeded(payment), amountPence: pence(1) }
  expect(settlePayment(shop, world, message)).toBe('settled')
  expect(settlePayment(shop, world, message)).toBe('nothing-changed')
  const failed = paymentById(world.sql, payment.transactionId)
  expect(failed?.status).toBe('FAILED')
  expect(messagesOf(world).map(({ kind, text }) => [kind, text.includes('£0.01')])).toEqual([
    ['PAYMENT_NOT_BOOKED', true],
  ])
  expect(markedStones(world.sql)).toEqual(new Map())
  expect(failed && endPayment(world, failed)).toBe('ended')
  const again = press(shop, world, { ...wish, idempotencyKey: 'press-2' })
  expect([again.payment?.status, again.userErrors]).toEqual(['PENDING', []])
})

it('books nothing where the voucher does not hold its part any more', () => {
  const { world } = restarted
  setVoucher(world.sql, 'anna', 'GIFT-250-LARK')
  const payment = begun()
  expect(payment.amountPence).toBe(179_300)
  const use = { code: 'GIFT-250-LARK', transactionId: 'another', amountPence: pence(1) }
  spendVoucher(world, use)
  expect(settlePayment(shop, world, succeeded(payment))).toBe('settled')
  expect(paymentById(world.sql, payment.transactionId)?.status).toBe('FAILED')
  expect(messagesOf(world).map(({ kind }) => kind)).toEqual(['PAYMENT_NOT_BOOKED'])
  expect(voucherNow(world, 'GIFT-250-LARK')?.balance).toBe(24_999)
})

it('tells nobody of a payment that was declined, whatever its voucher holds by then', () => {
  const { world } = restarted
  setVoucher(world.sql, 'anna', 'GIFT-250-LARK')
  const payment = begun()
  spendVoucher(world, { code: 'GIFT-250-LARK', transactionId: 'another', amountPence: pence(1) })
  const declined = { ...succeeded(payment), type: 'payment.declined', declineReason: 'NOT_SAID' } as const
  expect(settlePayment(shop, world, declined)).toBe('settled')
  expect(paymentById(world.sql, payment.transactionId)?.status).toBe('DECLINED')
  expect(messagesOf(world)).toEqual([])
})

it('knows no payment of another shop', () => {
  const message = { ...succeeded(begun()), reference: 'another' }
  expect(settlePayment(shop, restarted.world, message)).toBe('unknown')
})

it('names a line that the shop no longer sells', () => {
  const without = { ...shop, designs: { bySku: () => undefined } }
  expect(
    press(without, restarted.world, wish).userErrors.map(({ code, basketItemId }) => [code, basketItemId]),
  ).toEqual([['DESIGN_UNAVAILABLE', 'ring']])
})
