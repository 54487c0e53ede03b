import {
  paymentLinksSchema,
  paymentLinkViewSchema,
  type NewPaymentLink,
} from '@shop/schema/http/payment-links'
import type { MockApi } from '../../app.ts'
import type { PayPaymentLinkInput, PayPaymentLinkPayload } from '../../generated/resolvers.ts'
import { ask } from '../../testing/ask.ts'
import { wish } from './wish.ts'

const pay = `mutation ($input: PayPaymentLinkInput!) { answer: payPaymentLink(input: $input) {
  payment { transactionId status method amount redirectUrl order { uid } paymentLink { status reference } }
  userErrors { code message } } }`

/** A boutique and whoever it asks to pay, in the mock of a test. */
export function linkClient(mock: () => MockApi) {
  function send(path: string, init: RequestInit = {}) {
    return mock().fetch(new Request(`http://mock.test${path}`, init))
  }

  function post(body: unknown, headers: Record<string, string> = {}) {
    const json = { 'content-type': 'application/json', ...headers }
    return send('/payment-links', { method: 'POST', headers: json, body: JSON.stringify(body) })
  }

  async function carryOut<Data>(query: string, variables: object): Promise<Data> {
    const { data, errors } = await ask(mock(), query, { variables })
    if (errors) throw new Error(JSON.stringify(errors))
    // Every document here has one field, under this name, and GraphQL holds the mock to the contract.
    return (data as { answer: Data }).answer
  }

  /** A press of the last button, by card with another key unless said otherwise. */
  function press(token: string, changed: Partial<PayPaymentLinkInput> = {}) {
    const input = { token, idempotencyKey: 'press-1', method: 'CARD', ...changed }
    return carryOut<PayPaymentLinkPayload>(pay, { input })
  }

  async function begin(token: string, idempotencyKey = 'press-1') {
    const { payment } = await press(token, { idempotencyKey })
    if (!payment?.redirectUrl) throw new Error('The link can be paid')
    return { transactionId: payment.transactionId, path: new URL(payment.redirectUrl).pathname }
  }

  return {
    send,
    post,
    carryOut,
    press,
    raise: async (changed: Partial<NewPaymentLink> = {}) =>
      paymentLinkViewSchema.parse(await (await post({ ...wish, ...changed })).json()),
    withdraw: (token: string) => send(`/payment-links/${token}`, { method: 'DELETE' }),
    links: async () => paymentLinksSchema.parse(await (await send('/payment-links')).json()).paymentLinks,
    shown: (token: string) =>
      carryOut<{ status: string } | null>(
        `query ($token: ID!) { answer: paymentLink(token: $token) {
          status amount reference boutique raisedBy payerName expiresAt paidAt } }`,
        { token },
      ),
    begin,
  }
}
