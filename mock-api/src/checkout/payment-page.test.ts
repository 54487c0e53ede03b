import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applicationByReference } from '../finance/application-store.ts'
import { payment, purchase, ring, studs } from '../orders/testing/ordered-ring.ts'
import { paymentByReference } from '../pay/provider-payment-store.ts'
import { Worlds } from '../world/worlds.ts'
import { openPaymentPage } from './payment-page.ts'

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

const shop = { siteUrl: 'http://shop.test' }
const { path: _path, ...begun } = payment
const financePlan = { aprPercent: 9.9, months: 36, depositPercent: 10 }

describe('the page on which an order is paid', () => {
  it('is the provider’s for card and wallet, and leads back to the shop', () => {
    const world = worlds.default
    const path = openPaymentPage(shop, world, begun)
    const opened = paymentByReference(world.sql, 'pay-1')
    expect(path).toBe(`/pay/${opened?.paymentId}?world=default`)
    expect(opened).toMatchObject({
      amountPence: 204_300,
      method: 'CARD',
      description: 'Order of 1 piece',
      returnTo: {
        paid: 'http://shop.test/thank-you/pay-1',
        declined: 'http://shop.test/checkout/declined',
        failed: 'http://shop.test/checkout/failed',
        cancelled: 'http://shop.test/checkout',
      },
    })
    const two = { ...purchase, lines: [ring, studs] }
    openPaymentPage(shop, world, { ...begun, transactionId: 'pay-2', method: 'WALLET', purchase: two })
    expect(paymentByReference(world.sql, 'pay-2')).toMatchObject({
      method: 'WALLET',
      description: 'Order of 2 pieces',
    })
  })

  it('is the lender’s for finance, who is told who applies and where they live', () => {
    const world = worlds.default
    const applied = {
      ...purchase,
      financePlan,
      deliveryAddress: { ...purchase.deliveryAddress, firstName: 'Anna', phone: '+447700900123' },
      billingAddress: { ...purchase.billingAddress, line2: 'Flat 1' },
    }
    const path = openPaymentPage(shop, world, { ...begun, method: 'FINANCE', purchase: applied })
    const opened = applicationByReference(world.sql, 'pay-1')
    expect(path).toBe(`/finance/${opened?.applicationId}?world=default`)
    expect(opened).toMatchObject({
      amountPence: 204_300,
      plan: financePlan,
      description: 'Order of 1 piece',
      applicant: {
        firstName: 'Maria',
        lastName: 'Smith',
        email: 'maria@example.com',
        phone: '+447700900123',
        address: ['74 Alder Walk', 'Flat 1', 'Bath', 'BA1 5LR'],
      },
      returnTo: {
        accepted: 'http://shop.test/thank-you/finance',
        declined: 'http://shop.test/checkout/finance/declined',
        referred: 'http://shop.test/checkout/referred',
        cancelled: 'http://shop.test/checkout',
      },
    })
  })

  it('is nobody’s for finance without a plan', () => {
    expect(() => openPaymentPage(shop, worlds.default, { ...begun, method: 'FINANCE' })).toThrow(
      'An application without a plan',
    )
    const untold = { ...purchase, financePlan, deliveryAddress: { ...purchase.deliveryAddress, phone: null } }
    openPaymentPage(shop, worlds.default, {
      ...begun,
      method: 'FINANCE',
      amountPence: pence(204_300),
      purchase: untold,
    })
    expect(applicationByReference(worlds.default.sql, 'pay-1')?.applicant.phone).toBe('')
  })
})
