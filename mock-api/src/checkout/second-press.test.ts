import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { cartSession } from '../testing/cart-session.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import type { WorldClient } from '@shop/schema/http/world-client'
import { checkoutSession, type CheckoutSession, type Placed } from './testing/checkout-session.ts'
import { pageOf } from './testing/shopper.ts'

const expectedTotal = pence(204_300)
const plan = { months: 36, aprPercent: 9.9, depositPercent: 10 }

let mockApi: MockApi
let worlds: WorldClient
let checkout: CheckoutSession
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  checkout = checkoutSession(mockApi)
  await cartSession(mockApi).add({ basketItemId: 'item-1', gemstoneId: '100103' })
})
afterEach(() => mockApi.close())

/** Begins a payment by finance, and applies with an income on which the underwriter decides; its id. */
async function refer(): Promise<string> {
  const { payment } = await checkout.place({ expectedTotal, method: 'FINANCE', financePlan: plan })
  const application = { action: 'apply', income: '20000', agrees: 'yes' }
  await providerVisitor(mockApi).send(pageOf(payment) ?? '', application)
  return payment?.transactionId ?? ''
}

describe('a payment on which the underwriter decides (rules/checkout#payment)', () => {
  const stones = async () => (await worlds.get('default')).stones

  it('is ended by no cancelling, and holds its stone', async () => {
    const id = await refer()
    expect((await checkout.cancel(id))?.status).toBe('REFERRED')
    expect(await stones()).toEqual({ '100103': 'ON_HOLD' })
  })

  it('is ended by none while the word of it is on its way', async () => {
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    const id = await refer()
    expect((await checkout.cancel(id))?.status).toBe('PENDING')
    expect(await stones()).toEqual({ '100103': 'ON_HOLD' })
  })

  it('waits for its shopper once it is approved, and can be ended', async () => {
    const id = await refer()
    await worlds.setClock('default', '2026-11-25T10:20:00Z')
    expect((await checkout.cancel(id))?.status).toBe('CANCELLED')
    expect(await stones()).toEqual({})
  })

  it('is ended by another that is begun', async () => {
    const id = await refer()
    const again = await checkout.place({ idempotencyKey: 'press-2', expectedTotal })
    expect(again.payment?.status).toBe('PENDING')
    expect((await checkout.payment(id))?.status).toBe('CANCELLED')
  })
})

describe('a second press that is refused (rules/checkout#payment)', () => {
  it('leaves the application that the underwriter looks at, and its stone', async () => {
    const id = await refer()
    expect((await checkout.payment(id))?.status).toBe('REFERRED')

    const refused = await checkout.place({ idempotencyKey: 'press-2', expectedTotal: pence(204_299) })
    expect(refused.userErrors.map(({ code }) => code)).toEqual(['PRICE_CHANGED'])
    expect((await checkout.payment(id))?.status).toBe('REFERRED')
    expect((await worlds.get('default')).stones).toEqual({ '100103': 'ON_HOLD' })
  })

  it('leaves a payment that can then be paid', async () => {
    const { payment } = await checkout.place({ expectedTotal })
    const refused = await checkout.place({ idempotencyKey: 'press-2', expectedTotal, acceptsTerms: false })
    expect(refused.userErrors.map(({ code }) => code)).toEqual(['NOT_ACCEPTED'])
    await providerVisitor(mockApi).pay(pageOf(payment) ?? '', '4242 4242 4242 4242')
    expect((await checkout.payment(payment?.transactionId ?? ''))?.status).toBe('PAID')
  })
})

describe('a line that is bought once (rules/checkout#exactly-once)', () => {
  // Earrings are made as often as they are ordered: no stone is in the way.
  const studs = { basketItemId: 'studs', ...finishedPiece('EA-01003', '9ct Yellow Gold') }
  const pay = (payment: Placed['payment']) =>
    providerVisitor(mockApi).pay(pageOf(payment) ?? '', '4242 4242 4242 4242')

  /** Puts the studs into a cart and presses for them. */
  async function pressFor(cartSessionId: string, by = checkout) {
    const { cart } = await cartSession(mockApi, { sessionId: cartSessionId }).add(studs)
    const price = cart?.cartItems.find(({ basketItemId }) => basketItemId === 'studs')?.total
    return by.place({
      idempotencyKey: `press in ${cartSessionId}`,
      cartSessionId,
      basketItemIds: ['studs'],
      expectedTotal: price ?? pence(0),
    })
  }

  it('is not paid again from another cart, and its payment is shown', async () => {
    const { payment } = await pressFor('before')
    await pay(payment)
    const again = await pressFor('after')
    expect(again.userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID'])
    expect(again.payment).toMatchObject({ transactionId: payment?.transactionId, status: 'PAID' })
  })

  it('is not paid again while the word of it is on its way', async () => {
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    const { payment } = await pressFor('before')
    await pay(payment)
    const again = await pressFor('after')
    expect(again.userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID'])
    expect(again.payment).toMatchObject({ transactionId: payment?.transactionId, status: 'PENDING' })
  })

  it('is not paid again while the word that it was lent for is on its way', async () => {
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    const { payment } = await checkout.place({ expectedTotal, method: 'FINANCE', financePlan: plan })
    const visitor = providerVisitor(mockApi)
    await visitor.send(pageOf(payment) ?? '', { action: 'apply', income: '24000', agrees: 'yes' })
    await visitor.pay(pageOf(payment) ?? '', '4242 4242 4242 4242', { action: 'deposit' })
    expect((await checkout.cancel(payment?.transactionId ?? ''))?.status).toBe('PENDING')
    const again = await checkout.place({ idempotencyKey: 'press-2', expectedTotal })
    expect(again.userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID'])
    expect(again.payment).toMatchObject({ transactionId: payment?.transactionId, status: 'PENDING' })
  })

  it('waits while the word of another line of its cart is on its way, and can then be paid', async () => {
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    const { payment } = await checkout.place({ expectedTotal })
    await pay(payment)
    const other = await pressFor('session-1')
    expect(other.userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID'])
    expect(other.payment).toMatchObject({ transactionId: payment?.transactionId, status: 'PENDING' })
    await worlds.clearFaults('default')
    await worlds.advanceClock('default', 60_000)
    expect((await pressFor('session-1')).payment).toMatchObject({ status: 'PENDING', amount: 15_500 })
  })

  it('shows the payment of an account to nobody else who has the line', async () => {
    const maria = await freshCustomer(mockApi)
    const own = checkoutSession(mockApi, { token: maria.token })
    const { payment } = await pressFor('before', own)
    await pay(payment)
    const again = await pressFor('after')
    expect(again.userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID'])
    expect(again.payment).toBeNull()
  })

  it('is paid from the cart that pressed last: what was open from another has ended', async () => {
    const { payment } = await pressFor('before')
    const again = await pressFor('after')
    expect(again.userErrors).toEqual([])
    expect(again.payment?.status).toBe('PENDING')
    expect((await checkout.payment(payment?.transactionId ?? ''))?.status).toBe('CANCELLED')
  })
})
