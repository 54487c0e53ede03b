import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { PayPaymentLinkPayload } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { messagesOf } from '../testing/messages-of.ts'
import { linkClient } from './testing/link-client.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
})
afterEach(() => mockApi.close())

const { raise, withdraw, links, shown, press, begin, carryOut } = linkClient(() => mockApi)
const letters = () => messagesOf(mockApi)
const visit = () => providerVisitor(mockApi)
const codes = ({ userErrors }: PayPaymentLinkPayload) => userErrors.map(({ code }) => code)

describe('a payment link', () => {
  it('says what is to be paid', async () => {
    const { token } = await raise({ raisedBy: null })
    expect(await shown(token)).toEqual({
      status: 'OPEN',
      amount: 120_000,
      reference: 'Bespoke ring, second instalment',
      boutique: 'LONDON',
      raisedBy: null,
      payerName: 'Zoë Li',
      expiresAt: '2026-12-02T10:00:00.000Z',
      paidAt: null,
    })
    expect(await shown('nothing')).toBeNull()
  })

  it('is paid once, makes no order, and is acknowledged', async () => {
    const { token } = await raise()
    const { transactionId, path } = await begin(token)
    const { location } = await visit().pay(path, '4242424242424242')
    expect(location).toBe(`http://localhost:3000/payment/thank-you/${transactionId}`)
    expect(await shown(token)).toMatchObject({ status: 'PAID', paidAt: '2026-11-25T10:00:00.000Z' })
    expect(await links()).toMatchObject([{ status: 'PAID', paidAt: '2026-11-25T10:00:00.000Z' }])
    const [receipt] = await letters()
    expect(receipt).toMatchObject({
      kind: 'PAYMENT_LINK_PAID',
      subject: 'We have received £1,200.00',
      link: null,
    })
    expect(receipt?.text).toContain(
      'Thank you. Your payment has arrived, and the boutique knows of it.\n\nWhat you paid\nFor: ',
    )
    const again = await press(token, { idempotencyKey: 'press-2' })
    expect(again).toEqual({
      payment: null,
      userErrors: [{ code: 'LINK_PAID', message: 'This link was paid already.' }],
    })
    const payment = await carryOut<object>(
      `query ($id: ID!) { answer: payment(transactionId: $id) { status order { uid } paymentLink { status } } }`,
      { id: transactionId },
    )
    expect(payment).toEqual({ status: 'PAID', order: null, paymentLink: { status: 'PAID' } })
  })

  it('stays open where the bank declines, and is paid by another card', async () => {
    const { token } = await raise()
    const declined = await visit().pay((await begin(token)).path, '4000000000000002')
    expect(declined.location).toBe('http://localhost:3000/payment/declined')
    expect((await shown(token))?.status).toBe('OPEN')
    await visit().pay((await begin(token, 'press-2')).path, '5555555555554444')
    expect((await shown(token))?.status).toBe('PAID')
  })

  it('stays open where a payment fails, and says so', async () => {
    const { token } = await raise()
    const failed = await visit().pay((await begin(token)).path, '4000000000000119')
    expect(failed.location).toBe('http://localhost:3000/payment/failed')
    expect((await shown(token))?.status).toBe('OPEN')
  })

  it('says until when the payment that was begun is open', async () => {
    const { token } = await raise()
    const { transactionId } = await begin(token)
    const payment = await carryOut<object>(
      `query ($id: ID!) { answer: payment(transactionId: $id) { status expiresAt } }`,
      { id: transactionId },
    )
    expect(payment).toEqual({ status: 'PENDING', expiresAt: '2026-11-25T10:30:00.000Z' })
  })

  it('leads back to itself where its shopper cancels', async () => {
    const { token, address } = await raise()
    expect((await visit().cancel((await begin(token)).path)).location).toBe(address)
    expect((await shown(token))?.status).toBe('OPEN')
  })

  it('has one payment for a key, and none for a key of something else', async () => {
    const { token } = await raise()
    const first = await press(token)
    expect((await press(token)).payment).toEqual(first.payment)
    await expect(press(token, { method: 'WALLET' })).rejects.toThrow(
      /This key was used for something else\..*"argument":"input\.idempotencyKey"/,
    )
    await expect(press('')).rejects.toThrow('input.token must not be empty.')
    await expect(press(token, { idempotencyKey: '' })).rejects.toThrow(
      'input.idempotencyKey must not be empty.',
    )
    await expect(shown('')).rejects.toThrow('token must not be empty.')
  })

  it('ends its earlier payment when another is begun', async () => {
    const { token } = await raise()
    const first = await begin(token)
    await begin(token, 'press-2')
    expect((await visit().open(first.path)).html).toContain('This payment was cancelled')
  })

  it('is not begun once more while the word that it was paid is on its way', async () => {
    const { token } = await raise()
    const { path } = await begin(token)
    await worlds.setFaults('default', [
      { operation: 'PaymentWebhook', kind: 'dropped-connection', remaining: 1 },
    ])
    await visit().pay(path, '4242424242424242')
    expect((await shown(token))?.status).toBe('OPEN')
    expect(codes(await press(token, { idempotencyKey: 'press-2' }))).toEqual(['LINK_PAID'])
    await worlds.setClock('default', '2026-11-25T10:01:00Z')
    expect((await shown(token))?.status).toBe('PAID')
  })

  it('is not paid where nobody has raised it, nor by finance', async () => {
    expect((await press('nothing')).userErrors).toEqual([
      { code: 'UNKNOWN_LINK', message: 'There is no such payment link.' },
    ])
    const { token } = await raise()
    expect((await press(token, { method: 'FINANCE' })).userErrors).toEqual([
      { code: 'METHOD_UNAVAILABLE', message: 'A link is paid by card or wallet.' },
    ])
  })

  it('is over when its time is, and when it was taken back', async () => {
    const { token } = await raise({ expiresAt: '2026-11-26T10:00:00Z' })
    const { token: other } = await raise()
    await withdraw(other)
    expect((await press(other)).userErrors).toEqual([
      { code: 'LINK_WITHDRAWN', message: 'The boutique has taken this link back.' },
    ])
    await worlds.setClock('default', '2026-11-26T10:00:00Z')
    expect((await shown(token))?.status).toBe('EXPIRED')
    expect((await press(token)).userErrors).toEqual([
      { code: 'LINK_EXPIRED', message: 'The time of this link is over.' },
    ])
  })

  it('that was begun in time is booked', async () => {
    const { token } = await raise({ expiresAt: '2026-11-25T10:05:00Z' })
    const { path } = await begin(token)
    await worlds.setClock('default', '2026-11-25T10:06:00Z')
    await visit().pay(path, '4242424242424242')
    expect((await shown(token))?.status).toBe('PAID')
  })
})
