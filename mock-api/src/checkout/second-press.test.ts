import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { cartSession } from '../testing/cart-session.ts'
import type { WorldClient } from '../world/client.ts'
import { checkoutSession, type CheckoutSession } from './testing/checkout-session.ts'
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

describe('a second press that is refused (rules/checkout#payment)', () => {
  it('leaves the application that the underwriter looks at, and its stone', async () => {
    const { payment } = await checkout.place({ expectedTotal, method: 'FINANCE', financePlan: plan })
    const application = { action: 'apply', income: '20000', agrees: 'yes' }
    await providerVisitor(mockApi).send(pageOf(payment) ?? '', application)
    const id = payment?.transactionId ?? ''
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
