import { DatabaseSync } from 'node:sqlite'
import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { identityClient } from '../identity/testing/identity-client.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { ask } from '../testing/ask.ts'
import { cartCodes } from '../testing/cart-codes.ts'
import { cartSession } from '../testing/cart-session.ts'
import { openMemoryDatabase } from '../world/database.ts'
import { checkoutSession } from './testing/checkout-session.ts'
import { pageOf } from './testing/shopper.ts'

/** Tables that grow with every shopper: none of their rows is looked for one by one. */
const growing =
  /SCAN (carts|cart_items|joined_sessions|orders|payments|payment_lines|voucher_uses|provider_payments|finance_applications|payment_messages|payment_links)\b/

let mockApi: MockApi
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
})
afterEach(() => {
  vi.restoreAllMocks()
  mockApi.close()
})

/** Buys with a voucher as a guest, signs in, buys again, pays a link, looks at it all and deletes the account. */
async function everything(): Promise<void> {
  const maria = await freshCustomer(mockApi)
  const codes = cartCodes(mockApi)
  const provider = providerVisitor(mockApi)
  const buy = async (gemstoneId: string, method: 'CARD' | 'FINANCE', token?: string) => {
    const { cart } = await cartSession(mockApi).add({ basketItemId: gemstoneId, gemstoneId })
    const { payment } = await checkoutSession(mockApi, { token }).place({
      idempotencyKey: gemstoneId,
      basketItemIds: [gemstoneId],
      expectedTotal: pence(cart?.cartItems.at(-1)?.total ?? 0),
      method,
      ...(method === 'FINANCE' && { financePlan: { months: 36, aprPercent: 9.9, depositPercent: 10 } }),
    })
    return payment
  }
  await cartSession(mockApi).add({ basketItemId: 'kept', gemstoneId: '100103' })
  await codes.apply('voucher', 'GIFT-250-LARK')
  await provider.pay(pageOf(await buy('100117', 'CARD')) ?? '', '4242424242424242')
  await maria.ask(
    'mutation ($input: AttachCartToUserInput!) { attachCartToUser(input: $input) { userErrors { code } } }',
    { input: { userId: maria.id, cartSessionId: 'session-1' } },
  )
  const second = await buy('100120', 'CARD', maria.token)
  await checkoutSession(mockApi, { token: maria.token }).payment(second?.transactionId ?? '')
  await provider.cancel(pageOf(second) ?? '')
  await buy('100124', 'FINANCE', maria.token)
  await maria.ask('{ orders { uid } }')
  const raised = await mockApi.fetch(
    new Request('http://mock.test/payment-links', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        amountPence: 120_000,
        reference: 'Bespoke ring',
        boutique: 'LONDON',
        raisedBy: 'Isla Grant',
        payerName: 'Zoë Li',
        payerEmail: 'zoe@example.com',
      }),
    }),
  )
  const { token } = (await raised.json()) as { token: string }
  await ask(
    mockApi,
    'mutation ($input: PayPaymentLinkInput!) { payPaymentLink(input: $input) { userErrors { code } } }',
    { variables: { input: { token, idempotencyKey: 'link', method: 'CARD' } } },
  )
  await mockApi.fetch(new Request(`http://mock.test/payment-links/${token}`, { method: 'DELETE' }))
  await maria.ask('{ downloadMyData }')
  const visitor = identityClient(mockApi)
  await visitor.post('delete-account', { password: 'a long passphrase' }, maria.token)
}

it('looks nothing of a checkout up row by row', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  await everything()
  const statements = new Set(prepare.mock.calls.map(([statement]) => statement))
  const { sql } = openMemoryDatabase()
  const read = [...statements].filter((each) => /^\s*(SELECT|UPDATE|DELETE)/.test(each))
  const scanned = read.flatMap((each) => {
    const plan = sql.prepare(`EXPLAIN QUERY PLAN ${each}`).all()
    return plan.flatMap(({ detail }) => (growing.test(String(detail)) ? `${String(detail)}: ${each}` : []))
  })
  // All of it happened.
  const all = [...statements].join('\n')
  for (const table of ['orders', 'voucher_uses', 'finance_applications', 'payment_links']) {
    expect(all).toContain(`INSERT INTO ${table}`)
  }
  expect(all).toContain('DELETE FROM accounts')
  // The last order has the last number: it is the first row that is read.
  expect(scanned.filter((each) => !each.endsWith('ORDER BY rowid DESC LIMIT 1'))).toEqual([])
  sql.close()
})
