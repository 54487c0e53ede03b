import { providerVisitor } from '@shop/mock-api/pay/testing/provider-visitor'
import { wish } from '@shop/mock-api/payment-links/testing/wish'
import { pageOf } from '@shop/mock-api/checkout/testing/shopper'
import { guestOrder } from '@shop/mock-api/checkout/testing/checkout-session'
import { type MessageKind, outboxSchema } from '@shop/schema/http/outbox'
import { paymentLinkViewSchema } from '@shop/schema/http/payment-links'
import { captchaTokensPath, outboxJsonPath, paymentLinksPath } from '@shop/schema/http/service-paths'
import { expect } from 'vitest'
import { mockUrl, newWorld, type Visitor, visitorOf, type WatchedMock } from '../watched-mock.ts'
import { begin, outcomeOf } from './checkout.ts'
import { addRing, refusals, sessionId } from './shopping.ts'

const paidCard = '4242424242424242'

/** Asks a service of the mock beside GraphQL, in a world. */
function askService(
  mock: WatchedMock,
  world: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json', world }
  return mock.fetch(new Request(new URL(path, mockUrl), { ...init, headers }))
}

async function messagesOf(mock: WatchedMock, world: string, kind: MessageKind) {
  const outbox = outboxSchema.parse(await (await askService(mock, world, outboxJsonPath)).json())
  return outbox.messages.filter((message) => message.kind === kind)
}

/** What a query of the address in the newest letter of a kind holds. */
async function tokenIn(mock: WatchedMock, world: string, kind: MessageKind, name: string): Promise<string> {
  const [letter] = await messagesOf(mock, world, kind)
  return new URL(letter?.link?.address ?? '').searchParams.get(name) ?? ''
}

/** Payment links are paid, withdrawn, and run out of time. */
export async function payLinks(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  const raise = async (changed: object = {}) => {
    const body = JSON.stringify({ ...wish, ...changed })
    const answer = await askService(mock, world, paymentLinksPath, { method: 'POST', body })
    return paymentLinkViewSchema.parse(await answer.json()).token
  }
  const statusOf = (token: string) => async () =>
    (await visitor.send<{ paymentLink: { status: string } | null }>('PaymentLink', { token })).paymentLink
      ?.status
  const pressOf = (token: string, changed: object = {}) => ({
    input: { token, idempotencyKey: `key of ${token}`.slice(0, 64), method: 'CARD', ...changed },
  })

  const paid = await raise()
  expect(await statusOf(paid)()).toBe('OPEN')
  expect(await refusals(visitor, 'PayPaymentLink', pressOf(paid, { method: 'FINANCE' }))).toEqual([
    'METHOD_UNAVAILABLE',
  ])
  const { payPaymentLink } = await visitor.send<{
    payPaymentLink: { payment: { transactionId: string; redirectUrl: string } }
  }>('PayPaymentLink', pressOf(paid))
  const { transactionId } = payPaymentLink.payment
  const look = async () => [await statusOf(paid)(), (await outcomeOf(visitor, transactionId))?.status]
  expect(await look()).toEqual(['OPEN', 'PENDING'])
  await providerVisitor(mock).pay(pageOf(payPaymentLink.payment) ?? '', paidCard)
  expect(await look()).toEqual(['PAID', 'PAID'])
  mock.record.of('PayPaymentLink').isEffectSeen = true

  const again = pressOf(paid, { idempotencyKey: 'again' })
  expect(await refusals(visitor, 'PayPaymentLink', again)).toEqual(['LINK_PAID'])
  const withdrawn = await raise({ raisedBy: null, boutique: 'MANCHESTER' })
  await askService(mock, world, `${paymentLinksPath}/${withdrawn}`, { method: 'DELETE' })
  expect(await statusOf(withdrawn)()).toBe('WITHDRAWN')
  expect(await refusals(visitor, 'PayPaymentLink', pressOf(withdrawn))).toEqual(['LINK_WITHDRAWN'])
  const expired = await raise({ boutique: 'CHESHIRE' })
  await mock.worlds.advanceClock(world, 8 * 24 * 3_600_000)
  expect(await statusOf(expired)()).toBe('EXPIRED')
  expect(await refusals(visitor, 'PayPaymentLink', pressOf(expired))).toEqual(['LINK_EXPIRED'])
}

/** The day of an order is another one, until the carrier has it; of a collection as of a delivery. */
export async function chooseDay(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  const token = await ordered(mock, visitor, {})
  const dayOf = async () => (await scheduleOf(visitor, token))?.day
  const choose = (day: string) => ({ input: { token, day } })
  await visitor.change('ChooseDeliveryDay', choose('2027-01-21'), { look: dayOf, expected: '2027-01-21' })
  expect(await refusals(visitor, 'ChooseDeliveryDay', choose('2027-01-01'))).toEqual(['DAY_UNAVAILABLE'])
  await mock.worlds.setClock(world, '2027-01-20T17:00:00Z')
  expect(await refusals(visitor, 'ChooseDeliveryDay', choose('2027-02-01'))).toEqual(['TOO_LATE'])

  for (const boutique of ['LONDON', 'MANCHESTER', 'CHESHIRE']) {
    const another = visitorOf(mock, await newWorld(mock))
    const { address: billingAddress } = guestOrder.delivery
    const collected = await ordered(mock, another, {
      delivery: { boutique, day: '2027-01-20' },
      billingAddress,
    })
    expect(await scheduleOf(another, collected)).toMatchObject({ boutique, destination: null })
  }
}

async function scheduleOf(visitor: Visitor, token: string) {
  const { deliverySchedule } = await visitor.send<{ deliverySchedule: { day: string } | null }>(
    'DeliverySchedule',
    { token },
  )
  return deliverySchedule
}

/** Orders and pays a ring, and gives the token that the letter about its day has. */
async function ordered(mock: WatchedMock, visitor: Visitor, changed: object): Promise<string> {
  await addRing(visitor, { cartSessionId: sessionId, fingerSize: 'N' })
  const { path } = await begin(visitor, changed)
  await providerVisitor(mock).pay(path, paidCard)
  return tokenIn(mock, visitor.world, 'DELIVERY_DAY', 'order')
}

/** Letters begin, and end by the link of one. */
export async function takeLetters(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  const letters = async () => (await messagesOf(mock, world, 'NEWSLETTER_SUBSCRIBED')).length
  const to = (email: string) => ({ input: { email, wordingVersion: '2026-11' } })
  for (const [code, email] of [
    ['REQUIRED', ' '],
    ['TOO_LONG', `${'a'.repeat(250)}@example.com`],
    ['INVALID', 'no address'],
  ] as const)
    expect(await refusals(visitor, 'SubscribeToNewsletter', to(email))).toEqual([code])
  await visitor.change('SubscribeToNewsletter', to('maria@example.com'), { look: letters, expected: 1 })

  const token = await tokenIn(mock, world, 'NEWSLETTER_SUBSCRIBED', 'token')
  // Whoever has ended them is written to when they begin anew; whoever has them already is not.
  await visitor.send('SubscribeToNewsletter', to('maria@example.com'))
  expect(await letters()).toBe(1)
  await visitor.send('UnsubscribeFromNewsletter', { input: { token } })
  await visitor.send('SubscribeToNewsletter', to('maria@example.com'))
  expect(await letters()).toBe(2)
  mock.record.of('UnsubscribeFromNewsletter').isEffectSeen = true
}

/** A question reaches the shop, wherever it goes. */
export async function askTheShop(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  const received = async () => (await messagesOf(mock, world, 'ENQUIRY')).length
  const asked = async (location: string | null, changed: object = {}) => {
    const answer = await askService(mock, world, captchaTokensPath, { method: 'POST' })
    // The stand-in's own route writes it.
    const { token } = (await answer.json()) as { token: string }
    const input = {
      idempotencyKey: `to ${location}`,
      contactName: 'Anne-Marie O’Brien',
      email: 'anne-marie@example.com',
      message: 'My grandmother’s ring has a loose sapphire.',
      source: '/contact',
      token,
      location,
    }
    return { input: { ...input, ...changed } }
  }
  await visitor.change('SendContactEnquiry', await asked(null), { look: received, expected: 1 })
  for (const location of ['MANCHESTER', 'HALE', 'LONDON', 'VIRTUAL', 'NOT_SURE'])
    expect(
      await refusals(
        visitor,
        'SendContactEnquiry',
        await asked(location, { phone: '0161 496 0123', gclid: 'EAIaIQobChMI' }),
      ),
    ).toEqual([])
  for (const [code, changed] of [
    ['REQUIRED', { contactName: ' ' }],
    ['TOO_SHORT', { message: 'Hello' }],
    ['TOO_LONG', { message: 'a'.repeat(1001) }],
    ['INVALID', { token: 'none' }],
  ] as const) {
    const variables = await asked('LONDON', { idempotencyKey: `refused as ${code}`, ...changed })
    expect(await refusals(visitor, 'SendContactEnquiry', variables)).toEqual([code])
  }
}
