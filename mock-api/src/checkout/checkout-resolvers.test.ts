import { pence } from '@shop/schema/domain/values/money'
import type { WorldClient } from '@shop/schema/http/world-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { ask } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { checkoutSession, type CheckoutSession } from './testing/checkout-session.ts'
import { pageOf } from './testing/shopper.ts'

let mockApi: MockApi
let worlds: WorldClient
let checkout: CheckoutSession
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  checkout = checkoutSession(mockApi)
})
afterEach(() => mockApi.close())

describe('whoever asks for a payment', () => {
  it.each([
    ['query', '{ payment(transactionId: "") { status } }'],
    ['mutation', 'mutation { cancelPayment(transactionId: "") { payment { status } } }'],
  ])('is refused in a %s without an id', async (_, query) => {
    const { errors } = await ask(mockApi, query)
    expect(errors).toMatchObject([
      {
        message: 'transactionId must not be empty.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'transactionId' },
      },
    ])
  })

  it('is told of none where there is none', async () => {
    expect(await checkout.payment('nobody’s')).toBeNull()
  })
})

describe('a payment of which nobody tries to tell any more (rules/checkout#payment)', () => {
  beforeEach(async () => {
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    await cartSession(mockApi).add({ basketItemId: 'item-1', gemstoneId: '100103' })
  })

  /** How a payment stands when it is asked for a second time, long after it came to its end at the provider. */
  async function askedTwice(card: string): Promise<string | undefined> {
    const { payment } = await checkout.place({ expectedTotal: pence(204_300) })
    await providerVisitor(mockApi).pay(pageOf(payment) ?? '', card)
    await worlds.setClock('default', '2026-11-29T10:00:00Z')
    await worlds.clearFaults('default')
    const id = payment?.transactionId ?? ''
    expect((await checkout.payment(id))?.status).toBe('PENDING')
    return (await checkout.payment(id))?.status
  }

  it('is heard of after all when it is asked for and was paid', async () => {
    expect(await askedTwice('4242 4242 4242 4242')).toBe('PAID')
  })

  it('stays as it is when it was declined', async () => {
    expect(await askedTwice('4000 0000 0000 0002')).toBe('PENDING')
  })
})
