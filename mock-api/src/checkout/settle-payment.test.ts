import type { OutboxMessage } from '@shop/schema/http/outbox'
import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { PlaceOrderInput } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { freshCustomer } from '../identity/testing/fresh-customer.ts'
import { identityClient } from '../identity/testing/identity-client.ts'
import { providerVisitor, type ProviderVisitor } from '../pay/testing/provider-visitor.ts'
import { cartSession } from '../testing/cart-session.ts'
import { messagesOf } from '../testing/messages-of.ts'
import type { WorldClient } from '@shop/schema/http/world-client'
import { checkoutSession, guestOrder, type CheckoutSession } from './testing/checkout-session.ts'

const paidCard = '4242 4242 4242 4242'
const total = pence(204_300)

let mockApi: MockApi
let worlds: WorldClient
let checkout: CheckoutSession
let provider: ProviderVisitor
let cart: ReturnType<typeof cartSession>
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  checkout = checkoutSession(mockApi)
  provider = providerVisitor(mockApi)
  cart = cartSession(mockApi)
  await cart.add({ basketItemId: 'item-1', gemstoneId: '100103' })
})
afterEach(() => mockApi.close())

/** Presses the last button; answers the payment's id and the path of its page. */
async function begin(input: Partial<PlaceOrderInput> = {}, by = checkout) {
  const { payment, userErrors } = await by.place({ expectedTotal: total, ...input })
  if (!payment) throw new Error(JSON.stringify(userErrors))
  const { transactionId, redirectUrl } = payment
  return { transactionId, path: redirectUrl ? new URL(redirectUrl).pathname : '' }
}

const letter = async (kind: OutboxMessage['kind']) =>
  (await messagesOf(mockApi)).find((each) => each.kind === kind)

describe('a payment that was paid (rules/checkout#payment)', () => {
  it('is an order, with its stone sold and its line out of the cart', async () => {
    const { transactionId, path } = await begin({ giftMessage: 'For ever' })
    expect((await provider.pay(path, paidCard)).location).toBe(
      `http://localhost:3000/thank-you/${transactionId}`,
    )
    const payment = await checkout.payment(transactionId)
    expect(payment).toMatchObject({
      status: 'PAID',
      amount: total,
      redirectUrl: null,
      expiresAt: null,
      declineReason: null,
    })
    expect(payment?.order).toEqual({
      uid: expect.stringMatching(/^[\w-]{43}$/),
      number: 'AC-204817',
      placedAt: '2026-11-25T10:00:00.000Z',
      subTotal: total,
      total,
      vat: 34_050,
      email: 'maria@example.com',
      deliveryOn: '2027-01-04',
      boutique: null,
      couponCode: null,
      couponTotal: 0,
      voucherTotal: 0,
      giftMessage: 'For ever',
      lines: [
        {
          sku: 'PR-00201',
          settingTotal: 99_000,
          total,
          gemstones: [{ gemstoneId: '100103', total: 105_300 }],
        },
      ],
      deliveryAddress: { firstName: 'Maria', line1: '74 Alder Walk', town: 'Bath', postcode: 'BA1 5LR' },
      billingAddress: { line1: '74 Alder Walk' },
      tracking: [
        { stage: 'ORDERED' },
        { stage: 'STONE_SECURED' },
        { stage: 'MADE' },
        { stage: 'ASSAYED' },
        { stage: 'CHECKED' },
        { stage: 'DISPATCHED' },
        { stage: 'DELIVERED' },
      ],
      payment: {
        transactionId,
        method: 'CARD',
        cardBrand: 'Visa',
        cardLastDigits: '4242',
        paidAt: '2026-11-25T10:00:00.000Z',
        paid: total,
        credit: null,
      },
    })
    expect((await cart.get())?.cartItems).toEqual([])
    expect((await worlds.get('default')).stones).toEqual({ '100103': 'SOLD' })
  })

  it('is confirmed to a guest with the link to it, as text and as HTML', async () => {
    const { transactionId, path } = await begin()
    await provider.pay(path, paidCard)
    const confirmed = await letter('ORDER_CONFIRMED')
    expect(confirmed).toMatchObject({
      to: 'maria@example.com',
      subject: 'Your order AC-204817',
      link: { label: 'See your order', address: `http://localhost:3000/thank-you/${transactionId}` },
    })
    const facts = [
      'It arrives on Monday 4 January 2027, at the earliest: once we know your ring size.',
      'Six-claw solitaire',
      '£2,043.00',
      '£340.50',
      'Paid with Visa ending in 4242',
      '74 Alder Walk, Flat 1, Bath, BA1\u00a05LR',
    ]
    for (const fact of facts) {
      expect(confirmed?.text).toContain(fact)
      expect(confirmed?.html).toContain(fact)
    }
    expect((await letter('DELIVERY_DAY'))?.link?.address).toMatch(
      /^http:\/\/localhost:3000\/schedule\?order=[\w-]{43}$/,
    )
  })

  it('is told to be on its way when it is with the carrier, once', async () => {
    const { path } = await begin()
    await provider.pay(path, paidCard)
    await worlds.setClock('default', '2026-12-31T16:29:00Z')
    expect(await letter('ORDER_DISPATCHED')).toBeUndefined()
    await worlds.setClock('default', '2027-02-01T10:00:00Z')
    const told = (await messagesOf(mockApi)).filter(({ kind }) => kind === 'ORDER_DISPATCHED')
    expect(told.map(({ sentAt, subject }) => [sentAt, subject])).toEqual([
      ['2026-12-31T16:30:00.000Z', 'Your order AC-204817 is on its way'],
    ])
  })

  it('is an account’s with its token, shown to its owner alone', async () => {
    const maria = await freshCustomer(mockApi)
    const own = checkoutSession(mockApi, { token: maria.token })
    const { transactionId, path } = await begin({}, own)
    expect(await checkout.cancel(transactionId)).toBeNull()
    await provider.pay(path, paidCard)
    const order = (await own.payment(transactionId))?.order
    expect(await maria.ask('{ orders { number } }')).toEqual({ orders: [{ number: 'AC-204817' }] })
    expect(await maria.ask(`{ order(uid: "${order?.uid}") { number } }`)).toEqual({
      order: { number: 'AC-204817' },
    })
    const another = await freshCustomer(mockApi, 'other@example.com')
    for (const token of [undefined, another.token]) {
      const stranger = checkoutSession(mockApi, { token })
      expect(await stranger.payment(transactionId)).toBeNull()
      expect(await stranger.cancel(transactionId)).toBeNull()
    }
    expect((await letter('ORDER_CONFIRMED'))?.link?.address).toBe(
      `http://localhost:3000/user/tracking/${order?.uid}`,
    )
    const { downloadMyData } = await maria.ask<{ downloadMyData: string }>('{ downloadMyData }')
    expect(JSON.parse(downloadMyData)).toMatchObject({
      orders: [{ number: 'AC-204817', placement: { email: 'maria@example.com' } }],
      payments: [{ status: 'PAID', amountPence: total, method: 'CARD', purchase: null }],
    })
  })

  it('takes no token that is refused', async () => {
    const { errors } = await checkoutSession(mockApi, { token: 'not-a-token' }).tryToPlace({})
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
  })

  it('is made once, however often the provider says so', async () => {
    const { transactionId, path } = await begin()
    await provider.pay(path, paidCard)
    const [id = ''] = (await worlds.sentMessages('default')).map((sent) => sent.message.id)
    await worlds.replayMessage('default', id)
    await worlds.replayMessage('default', id)
    expect((await messagesOf(mockApi)).filter(({ kind }) => kind === 'ORDER_CONFIRMED')).toHaveLength(1)
    expect((await checkout.payment(transactionId))?.order?.number).toBe('AC-204817')
  })

  it('answers a second tab with the first one’s payment', async () => {
    const { transactionId, path } = await begin()
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    await provider.pay(path, paidCard)
    const unheard = await checkout.place({ idempotencyKey: 'tab-2', expectedTotal: total })
    expect(unheard.userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID'])
    expect(unheard.payment).toMatchObject({ transactionId, status: 'PENDING' })
    expect(await checkout.cancel(transactionId)).toMatchObject({ status: 'PENDING' })
    await worlds.clearFaults('default')
    await worlds.advanceClock('default', 60_000)
    const heard = await checkout.place({ idempotencyKey: 'tab-3', expectedTotal: total })
    expect(heard.userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID'])
    expect(heard.payment).toMatchObject({ transactionId, status: 'PAID', order: { number: 'AC-204817' } })
  })

  it('is handed over on the next possible day where the word came on its own', async () => {
    const { transactionId, path } = await begin()
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'http-500' }])
    await provider.pay(path, paidCard)
    await worlds.setClock('default', '2027-01-04T10:00:00Z')
    expect((await worlds.get('default')).stones).toEqual({ '100103': 'ON_HOLD' })
    await worlds.clearFaults('default')
    expect(await checkout.payment(transactionId)).toMatchObject({ status: 'PENDING', order: null })
    expect((await checkout.payment(transactionId))?.order?.deliveryOn).toBe('2027-01-05')
  })

  it('is heard of after all when its shopper presses again, though nobody tries to tell any more', async () => {
    const { transactionId, path } = await begin()
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    await provider.pay(path, paidCard)
    await worlds.setClock('default', '2026-11-29T10:00:00Z')
    const [{ tries } = { tries: 0 }] = await worlds.sentMessages('default')
    // Without the fault nothing comes by itself.
    await worlds.clearFaults('default')
    await worlds.advanceClock('default', 7 * 24 * 60 * 60_000)
    expect((await worlds.sentMessages('default')).map((sent) => sent.tries)).toEqual([tries])
    const again = await checkout.place({ idempotencyKey: 'press-2', expectedTotal: total })
    expect(again.userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID'])
    expect(await checkout.payment(transactionId)).toMatchObject({ status: 'PAID' })
    expect((await worlds.get('default')).stones).toEqual({ '100103': 'SOLD' })
  })

  it('is nobody’s once its account is deleted, and what was not paid is forgotten', async () => {
    const maria = await freshCustomer(mockApi)
    const own = checkoutSession(mockApi, { token: maria.token })
    const { transactionId: paid, path } = await begin({}, own)
    await provider.pay(path, paidCard)
    await cart.add({ basketItemId: 'item-2', gemstoneId: '100117' })
    const second = { idempotencyKey: 'press-2', basketItemIds: ['item-2'] }
    const price = (await cart.get())?.cartItems[0]?.total
    const { transactionId: open } = await begin({ ...second, expectedTotal: price ?? total }, own)
    const identity = identityClient(mockApi)
    await identity.post('delete-account', { password: 'a long passphrase' }, maria.token)
    expect(await checkout.payment(paid)).toBeNull()
    expect(await checkout.payment(open)).toBeNull()
    expect((await worlds.get('default')).stones).toEqual({ '100103': 'SOLD' })
    await worlds.setClock('default', '2027-01-01T10:00:00Z')
    expect((await letter('ORDER_DISPATCHED'))?.link).toBeNull()
  })

  it('is confirmed without a link where its account was deleted before the word of it came', async () => {
    const maria = await freshCustomer(mockApi)
    const { path } = await begin({}, checkoutSession(mockApi, { token: maria.token }))
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    await provider.pay(path, paidCard)
    await identityClient(mockApi).post('delete-account', { password: 'a long passphrase' }, maria.token)
    await worlds.clearFaults('default')
    await worlds.advanceClock('default', 60_000)
    expect(await letter('ORDER_CONFIRMED')).toMatchObject({ to: 'maria@example.com', link: null })
  })

  it('has a number above the one before it', async () => {
    await provider.pay((await begin()).path, paidCard)
    const { cart: filled } = await cart.add({ basketItemId: 'more', gemstoneId: '100117' })
    const expectedTotal = filled?.cartItems[0]?.total ?? total
    const more = { idempotencyKey: 'more', basketItemIds: ['more'], expectedTotal }
    const { transactionId, path } = await begin(more)
    await provider.pay(path, paidCard)
    const { order } = (await checkout.payment(transactionId)) ?? {}
    expect(Number(order?.number.replace('AC-', ''))).toBeGreaterThan(204_817)
  })
})

describe('a payment that was not paid', () => {
  it.each([
    ['4000 0000 0000 0002', 'DECLINED', 'NOT_SAID', '/checkout/declined'],
    ['4000 0000 0000 9995', 'DECLINED', 'INSUFFICIENT_FUNDS', '/checkout/declined'],
    ['4000 0000 0000 0119', 'FAILED', null, '/checkout/failed'],
  ])('by %s is %s, and everything is as it was', async (card, status, declineReason, page) => {
    const { transactionId, path } = await begin()
    expect((await provider.pay(path, card)).location).toBe(`http://localhost:3000${page}`)
    expect(await checkout.payment(transactionId)).toMatchObject({
      status,
      declineReason,
      redirectUrl: null,
      order: null,
    })
    expect((await worlds.get('default')).stones).toEqual({})
    expect((await cart.get())?.cartItems).toHaveLength(1)
    expect(await messagesOf(mockApi)).toEqual([])
  })

  it('is cancelled at the provider', async () => {
    const { transactionId, path } = await begin()
    expect((await provider.cancel(path)).location).toBe('http://localhost:3000/checkout')
    expect((await checkout.payment(transactionId))?.status).toBe('CANCELLED')
  })
})

it('takes no account of what was typed for its own: a letter holds no markup', async () => {
  const contact = { ...guestOrder.contact, firstName: 'Zoë' }
  const address = { ...guestOrder.delivery.address, line1: '<script>alert(1)</script>' }
  const { path } = await begin({ contact, delivery: { ...guestOrder.delivery, address } })
  await provider.pay(path, paidCard)
  expect((await letter('ORDER_CONFIRMED'))?.html).not.toContain('<script')
})
