import {
  paymentLinksSchema,
  paymentLinkViewSchema,
  type NewPaymentLink,
} from '@shop/schema/http/payment-links'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { PayPaymentLinkInput, PayPaymentLinkPayload } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { ask } from '../testing/ask.ts'
import { messagesOf } from '../testing/messages-of.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

const wish: NewPaymentLink = {
  amountPence: 120_000,
  reference: 'Bespoke ring, second instalment',
  boutique: 'LONDON',
  raisedBy: 'Isla Grant',
  payerName: 'Zoë Li',
  payerEmail: 'zoe@example.com',
}

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
})
afterEach(() => mockApi.close())

function send(path: string, init: RequestInit = {}) {
  return mockApi.fetch(new Request(`http://mock.test${path}`, init))
}

function post(body: unknown, headers: Record<string, string> = {}) {
  const json = { 'content-type': 'application/json', ...headers }
  return send('/payment-links', { method: 'POST', headers: json, body: JSON.stringify(body) })
}

const raise = async (changed: Partial<NewPaymentLink> = {}) =>
  paymentLinkViewSchema.parse(await (await post({ ...wish, ...changed })).json())
const withdraw = (token: string) => send(`/payment-links/${token}`, { method: 'DELETE' })
const links = async () => paymentLinksSchema.parse(await (await send('/payment-links')).json()).paymentLinks
const letters = () => messagesOf(mockApi)

async function carryOut<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await ask(mockApi, query, { variables })
  if (errors) throw new Error(JSON.stringify(errors))
  // Every document here has one field, under this name, and GraphQL holds the mock to the contract.
  return (data as { answer: Data }).answer
}

const shown = (token: string) =>
  carryOut<{ status: string } | null>(
    `query ($token: ID!) { answer: paymentLink(token: $token) {
      status amount reference boutique raisedBy payerName expiresAt paidAt } }`,
    { token },
  )
const document = `mutation ($input: PayPaymentLinkInput!) { answer: payPaymentLink(input: $input) {
  payment { transactionId status method amount redirectUrl order { uid } paymentLink { status reference } }
  userErrors { code message } } }`

/** A press of the last button, by card with another key unless said otherwise. */
function press(token: string, changed: Partial<PayPaymentLinkInput> = {}) {
  const input = { token, idempotencyKey: 'press-1', method: 'CARD', ...changed }
  return carryOut<PayPaymentLinkPayload>(document, { input })
}

async function begin(token: string, idempotencyKey = 'press-1') {
  const { payment } = await press(token, { idempotencyKey })
  if (!payment?.redirectUrl) throw new Error('The link can be paid')
  return { transactionId: payment.transactionId, path: new URL(payment.redirectUrl).pathname }
}

const visit = () => providerVisitor(mockApi)
const codes = ({ userErrors }: PayPaymentLinkPayload) => userErrors.map(({ code }) => code)

/** Status, code and words of a refusal. */
async function refusalOf(response: Response) {
  const { errors } = (await response.json()) as {
    errors: { message: string; extensions: { code: string } }[]
  }
  return [response.status, errors[0]?.extensions.code, errors[0]?.message]
}

describe('a boutique', () => {
  it('asks somebody to pay, who is written to', async () => {
    const link = await raise()
    expect(link).toMatchObject({
      ...wish,
      status: 'OPEN',
      expiresAt: '2026-12-02T10:00:00.000Z',
      paidAt: null,
    })
    expect(link.token).toMatch(/^[\w-]{32}$/)
    expect(link.address).toBe(`http://localhost:3000/payment?link=${link.token}`)
    const [letter] = await letters()
    expect(letter).toMatchObject({
      kind: 'PAYMENT_LINK',
      to: 'zoe@example.com',
      subject: 'Your payment of £1,200.00',
      link: { label: 'Pay £1,200.00', address: link.address },
    })
    expect(letter?.text).toContain(
      'Dear Zoë Li,\n\nIsla Grant, Ashcombe London asks you to pay for what you have agreed. You can pay by card or with this device until Wednesday, 2 December 2026 at 10:00; the link works once.\n\nWhat you pay\nFor: Bespoke ring, second instalment\nTo: Isla Grant, Ashcombe London\nAmount: £1,200.00\n\nNot what you expected? Pay nothing, and ring the boutique.\n\n',
    )
    expect(letter?.html).toContain('Bespoke ring, second instalment')
    expect(await links()).toEqual([link])
  })

  it.each([
    [{ amountPence: 0 }, 'amountPence'],
    [{ amountPence: 1.5 }, 'amountPence'],
    [{ boutique: 'PARIS' }, 'boutique'],
    [{ reference: '' }, 'reference'],
    [{ reference: 'two\nlines' }, 'reference'],
    [{ payerEmail: 'zoe' }, 'payerEmail'],
    [{ payerName: 'x'.repeat(121) }, 'payerName'],
    [{ expiresAt: '2026-11-25T10:00:00Z' }, 'expiresAt'],
  ])('is told what is wrong with %j', async (changed, argument) => {
    const response = await post({ ...wish, ...changed })
    expect(response.status).toBe(400)
    const { errors } = (await response.json()) as { errors: { extensions: { argument: string } }[] }
    expect(errors.map(({ extensions }) => extensions.argument)).toEqual([argument])
    expect(await letters()).toEqual([])
  })

  it('is no page of another host, and no other method', async () => {
    expect(await refusalOf(await post({ ...wish, expiresAt: '2026-11-25T09:00:00Z' }))).toEqual([
      400,
      'BAD_USER_INPUT',
      'expiresAt: It must be later than the clock of the world.',
    ])
    const text = await send('/payment-links', { method: 'POST', body: JSON.stringify(wish) })
    expect(text.status).toBe(400)
    const put = await send('/payment-links', { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const { token } = await raise()
    expect((await send(`/payment-links/${token}/b`, { method: 'DELETE' })).status).toBe(404)
    expect((await shown(token))?.status).toBe('OPEN')
    expect((await send('/payment-links/a')).headers.get('allow')).toBe('DELETE')
    expect((await send('/payment-links', { headers: { world: 'nowhere' } })).status).toBe(404)
  })

  it('takes a link back, also while it is being paid, but not once it is', async () => {
    const { token } = await raise()
    const { path } = await begin(token)
    const { status } = await withdraw(token)
    expect([status, (await shown(token))?.status]).toEqual([200, 'WITHDRAWN'])
    expect((await visit().open(path)).html).toContain('This payment was cancelled')
    const { token: paid } = await raise()
    await visit().pay((await begin(paid, 'press-2')).path, '4242424242424242')
    expect(await refusalOf(await withdraw(paid))).toEqual([
      409,
      'LINK_PAID',
      'This link was paid, or is being paid.',
    ])
    expect(await refusalOf(await withdraw('nothing'))).toEqual([
      404,
      'LINK_UNKNOWN',
      'There is no payment link with this token.',
    ])
    expect((await shown(paid))?.status).toBe('PAID')
  })

  it('asks in a world of its own', async () => {
    await worlds.create({ id: 'other' })
    await post(wish, { world: 'other' })
    expect(await links()).toEqual([])
  })
})

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
