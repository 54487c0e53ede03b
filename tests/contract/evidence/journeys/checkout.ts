import { edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { guestOrder } from '@shop/mock-api/checkout/testing/checkout-session'
import { pageOf } from '@shop/mock-api/checkout/testing/shopper'
import { freshCustomer } from '@shop/mock-api/identity/testing/fresh-customer'
import { providerVisitor } from '@shop/mock-api/pay/testing/provider-visitor'
import { testCards } from '@shop/mock-api/pay/test-cards'
import { finishedPiece } from '@shop/mock-api/testing/finished-piece'
import { expect } from 'vitest'
import { newWorld, type Visitor, visitorOf, type WatchedMock } from '../watched-mock.ts'
import { addRing, cartOf, fittingStones, sessionId, stoneIds } from './shopping.ts'

interface Payment {
  readonly transactionId: string
  readonly status: string
  readonly redirectUrl: string | null
}

interface PlacedOrder {
  readonly payment: Payment | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

const paidCard = '4242424242424242'
const { delivery } = guestOrder
const boutiqueOrder = {
  delivery: { boutique: 'LONDON', day: '2027-01-18' },
  billingAddress: { ...delivery.address, county: 'Somerset' },
}
let presses = 0

/** A press of the last button for the ring in this session's cart, at the price that the cart says. */
export async function press(visitor: Visitor, changed: object = {}): Promise<PlacedOrder> {
  presses += 1
  const cart = await cartOf(visitor)
  const input = {
    ...guestOrder,
    idempotencyKey: `press-${presses}`,
    cartSessionId: sessionId,
    basketItemIds: ['ring'],
    expectedTotal: cart?.totals?.total ?? 0,
    delivery: { address: delivery.address, day: '2027-01-18' },
    ...changed,
  }
  return (await visitor.send<{ placeOrder: PlacedOrder }>('PlaceOrder', { input })).placeOrder
}

/** Begins the payment of a ring, and gives it with the path of its page. */
export async function begin(visitor: Visitor, changed: object = {}) {
  const { payment, userErrors } = await press(visitor, changed)
  expect(userErrors).toEqual([])
  if (payment === null) throw new Error('No payment was begun')
  return { ...payment, path: pageOf(payment) ?? '' }
}

/** How a payment stands by each operation of the storefront that asks. */
export async function outcomeOf(visitor: Visitor, transactionId: string) {
  await visitor.send('OpenPayment', { transactionId })
  await visitor.send('LinkPayment', { transactionId })
  const { payment } = await visitor.send<{
    payment: { status: string; declineReason: string | null; order: { uid: string } | null } | null
  }>('PaymentOutcome', { transactionId })
  return payment
}

/** A ring is paid by each card, on the provider's page, and becomes an order where the card pays. */
export async function payByEachCard(mock: WatchedMock): Promise<void> {
  for (const { number, brand, outcome } of testCards) {
    const visitor = visitorOf(mock, await newWorld(mock))
    await addRing(visitor)
    const { transactionId, path } = await begin(visitor)
    const provider = providerVisitor(mock)
    const statusAfter = async () => {
      const payment = await outcomeOf(visitor, transactionId)
      return [payment?.status, payment?.declineReason]
    }
    await provider.pay(path, number, { cvc: brand === 'American Express' ? '1234' : '123' })
    if (outcome.kind === 'challenged') {
      expect(await statusAfter()).toEqual(['PENDING', null])
      const [page = '', world = ''] = path.split('?')
      await provider.send(`${page}/challenge?${world}`, { code: '123456' })
    }
    const status = { paid: 'PAID', challenged: 'PAID', failed: 'FAILED', declined: 'DECLINED' }[outcome.kind]
    const reason = outcome.kind === 'declined' ? outcome.reason : null
    expect([number, ...(await statusAfter())]).toEqual([number, status, reason])
  }
}

/** A payment is cancelled by its shopper, and another runs out of time. */
export async function leavePayment(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  await addRing(visitor)
  const statusOf = (transactionId: string) => async () => (await outcomeOf(visitor, transactionId))?.status
  const first = await begin(visitor)
  await visitor.change(
    'CancelPayment',
    { transactionId: first.transactionId },
    { look: statusOf(first.transactionId), expected: 'CANCELLED' },
  )
  const second = await begin(visitor)
  await mock.worlds.advanceClock(world, 31 * 60_000)
  expect(await statusOf(second.transactionId)()).toBe('EXPIRED')
}

/** Orders of an account: delivered with everything that can be said, collected, and paid by a voucher alone. */
export async function orderOnAccount(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const { token } = await freshCustomer(mock, 'orders@example.com', world)
  const visitor = visitorOf(mock, world, token)
  const ordersOf = async () => (await visitor.send<{ orders: { uid: string }[] }>('Orders')).orders
  expect(await ordersOf()).toEqual([])

  await addRing(visitor, { fingerSize: 'N', engraving: { font: 'Roman', text: 'ANNA' } })
  await visitor.send('ApplyCoupon', { cartSessionId: sessionId, code: 'WELCOME5' })
  await visitor.send('ApplyVoucher', { cartSessionId: sessionId, code: 'GIFT-250-LARK' })
  const first = await begin(visitor, {
    giftMessage: 'For you',
    billingAddress: { ...delivery.address, line2: 'Flat 1', county: 'Somerset' },
    method: 'WALLET',
  })
  await pay(mock, first.path)
  expect((await outcomeOf(visitor, first.transactionId))?.status).toBe('PAID')

  await addRing(visitor, { basketItemId: 'second', gemstoneId: fittingStones[1], isSizeUnsure: true })
  const second = await begin(visitor, { ...boutiqueOrder, basketItemIds: ['second'] })
  await pay(mock, second.path)

  const studs = { ...finishedPiece('EA-01003', '9ct Yellow Gold'), gemstoneId: null }
  await addRing(visitor, { ...studs, basketItemId: 'studs' })
  await visitor.send('ApplyVoucher', { cartSessionId: sessionId, code: 'GIFT-5000-WREN' })
  const look = async () => (await ordersOf()).length
  expect(await look()).toBe(2)
  const { payment } = await press(visitor, { basketItemIds: ['studs'] })
  expect(payment?.status).toBe('PAID')
  expect(await look()).toBe(3)
  for (const { uid } of await ordersOf()) await visitor.send('OrderTracking', { uid })
}

async function pay(mock: WatchedMock, path: string): Promise<void> {
  await providerVisitor(mock).pay(path, paidCard)
}

/** Stones of every sort are sold: coloured, fancy, and with little known of them. */
export async function orderAnyStone(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const { token } = await freshCustomer(mock, 'stones@example.com', world)
  const visitor = visitorOf(mock, world, token)
  const fits = { attributeIds: ['172'], stoneSizes: [{ shapeId: '172', lengthMin: 6.5, lengthMax: 7.5 }] }
  const sorts = [
    { gemType: ['SAPPHIRE'] },
    { gemType: ['NATURAL_FANCY_DIAMOND'] },
    { certificates: ['NONE'] },
    { gemType: ['LAB_GROWN_DIAMOND'] },
  ]
  const unknown = stoneIdAt(edgeRow('almostNothingKnown'))
  await addRing(visitor, { basketItemId: 'unknown', optionIds: ['161', '178'], gemstoneId: unknown })
  const lines = ['unknown']
  for (const [index, sort] of sorts.entries()) {
    const [gemstoneId] = await stoneIds(visitor, 1, { ...fits, ...sort })
    const basketItemId = `stone-${index}`
    await addRing(visitor, { basketItemId, optionIds: ['161', '172'], gemstoneId })
    lines.push(basketItemId)
  }
  const { path } = await begin(visitor, { basketItemIds: lines })
  await pay(mock, path)
  const { orders } = await visitor.send<{ orders: { lines: object[] }[] }>('Orders')
  expect(orders[0]?.lines).toHaveLength(lines.length)
}

/** What a press of the last button is refused for. */
export async function meetRefusals(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  const look = async () => (await cartOf(visitor))?.cartItems[0]?.availability
  await addRing(visitor)
  const { contact } = guestOrder
  for (const [code, changed] of [
    ['REQUIRED', { contact: { ...contact, firstName: '' } }],
    ['TOO_LONG', { contact: { ...contact, firstName: 'a'.repeat(61) } }],
    ['INVALID', { contact: { ...contact, phone: '1' } }],
    ['NOT_ACCEPTED', { acceptsTerms: false }],
    ['PRICE_CHANGED', { expectedTotal: 1 }],
    ['LINE_GONE', { basketItemIds: ['ring', 'gone'] }],
    ['DAY_TOO_EARLY', { delivery: { address: delivery.address, day: '2026-11-30' } }],
    [
      'FINANCE_UNAVAILABLE',
      { method: 'FINANCE', financePlan: { months: 36, aprPercent: 0, depositPercent: 10 } },
    ],
  ] as const) {
    const { userErrors } = await press(visitor, changed)
    expect([code, userErrors.map((error) => error.code)]).toEqual([code, expect.arrayContaining([code])])
  }
  expect(await codesOf(press(visitor, { cartSessionId: 'no-such-session' }))).toEqual(['LINE_GONE'])
  await mock.worlds.setStoneAvailability(world, fittingStones[0], 'SOLD')
  expect(await codesOf(press(visitor))).toEqual(['STONE_UNAVAILABLE'])
  expect(await look()).toBe('STONE_UNAVAILABLE')
}

/** The last piece on the shelf is held by the payment of one basket, and lost to the other. */
export async function loseTheLastOne(mock: WatchedMock): Promise<void> {
  const visitor = visitorOf(mock, await newWorld(mock))
  const lastBand = {
    ...finishedPiece('WR-00675', '18ct White Gold', '2.00'),
    fingerSize: 'K½',
    gemstoneId: null,
  }
  await addRing(visitor, { ...lastBand, cartSessionId: 'other' })
  await addRing(visitor, lastBand)
  const availabilityOfOther = async () => (await cartOf(visitor, 'other'))?.cartItems[0]?.availability
  presses += 1
  const total = (await cartOf(visitor))?.totals?.total ?? 0
  await visitor.change(
    'PlaceOrder',
    {
      input: {
        ...guestOrder,
        idempotencyKey: `press-${presses}`,
        cartSessionId: sessionId,
        basketItemIds: ['ring'],
        expectedTotal: total,
        delivery: { address: delivery.address, day: '2027-01-18' },
      },
    },
    { look: availabilityOfOther, expected: 'DESIGN_UNAVAILABLE' },
  )
  expect(await codesOf(press(visitor, { cartSessionId: 'other', expectedTotal: total }))).toEqual([
    'DESIGN_UNAVAILABLE',
  ])
}

/** A second tab presses for what the first has paid. */
export async function payTwice(mock: WatchedMock): Promise<void> {
  const visitor = visitorOf(mock, await newWorld(mock))
  await addRing(visitor)
  const expectedTotal = (await cartOf(visitor))?.totals?.total
  const { path, transactionId } = await begin(visitor)
  await pay(mock, path)
  const again = await press(visitor, { expectedTotal })
  expect([again.payment?.transactionId, await codesOf(Promise.resolve(again))]).toEqual([
    transactionId,
    ['ALREADY_PAID'],
  ])
}

/** The lender accepts, refers and declines, by what somebody earns. */
export async function borrow(mock: WatchedMock): Promise<void> {
  for (const [income, status, declineReason] of [
    ['24000', 'PAID', null],
    ['18000', 'REFERRED', null],
    ['11999', 'DECLINED', 'LENDER'],
  ] as const) {
    const visitor = visitorOf(mock, await newWorld(mock))
    await addRing(visitor)
    const { transactionId, path } = await begin(visitor, {
      method: 'FINANCE',
      financePlan: { months: 36, aprPercent: 9.9, depositPercent: 10 },
    })
    const lender = providerVisitor(mock)
    await lender.send(path, { action: 'apply', income, agrees: 'yes' })
    const card = { action: 'deposit', expiry: '09/28', cvc: '123', name: 'Maria Smith' }
    await lender.send(path, { ...card, number: paidCard })
    expect(await outcomeOf(visitor, transactionId)).toMatchObject({ status, declineReason })
  }
}

async function codesOf(placed: Promise<PlacedOrder>): Promise<string[]> {
  return (await placed).userErrors.map(({ code }) => code)
}
