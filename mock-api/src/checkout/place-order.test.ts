import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { cartSession } from '../testing/cart-session.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import type { WorldClient } from '@shop/schema/http/world-client'
import { checkoutSession, guestOrder, type CheckoutSession, type Placed } from './testing/checkout-session.ts'

let mockApi: MockApi
let worlds: WorldClient
let checkout: CheckoutSession
let cart: ReturnType<typeof cartSession>
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  checkout = checkoutSession(mockApi)
  cart = cartSession(mockApi)
  await cart.add({ basketItemId: 'item-1', gemstoneId: '100103' })
})
afterEach(() => mockApi.close())

const total = pence(204_300)
const place = (input: Parameters<CheckoutSession['place']>[0] = {}) =>
  checkout.place({ expectedTotal: total, ...input })
const codes = ({ userErrors }: Placed) =>
  userErrors.map(({ code, field, basketItemId }) => [code, field ?? basketItemId])

describe('the last button (rules/checkout#payment)', () => {
  it('begins a payment, and makes no order', async () => {
    const { payment, cart: after, userErrors } = await place()
    expect(userErrors).toEqual([])
    expect(payment).toEqual({
      transactionId: expect.stringMatching(/^[\w-]{43}$/),
      status: 'PENDING',
      method: 'CARD',
      amount: total,
      redirectUrl: expect.stringMatching(/^http:\/\/mock\.test\/pay\/[\w-]+\?world=default$/),
      expiresAt: '2026-11-25T10:30:00.000Z',
      declineReason: null,
      order: null,
    })
    expect(after?.cartItems).toHaveLength(1)
  })

  it('names what is wrong with each field, in the order of the form', async () => {
    const contact = { email: 'maria', firstName: '  ', lastName: 'S'.repeat(61), phone: '123' }
    const address = { line1: '', line2: 'x'.repeat(101), town: '\u0000', postcode: 'BA1' }
    const placed = await place({
      contact,
      delivery: { address, day: '2027-01-04' },
      billingAddress: { line1: '1 Any Street', town: '', postcode: 'BA1 5LR' },
      giftMessage: 'x'.repeat(201),
      acceptsTerms: false,
      acceptsSaleTerms: false,
    })
    expect(codes(placed)).toEqual([
      ['INVALID', 'contact.email'],
      ['REQUIRED', 'contact.firstName'],
      ['TOO_LONG', 'contact.lastName'],
      ['INVALID', 'contact.phone'],
      ['REQUIRED', 'delivery.address.line1'],
      ['TOO_LONG', 'delivery.address.line2'],
      ['INVALID', 'delivery.address.town'],
      ['INVALID', 'delivery.address.postcode'],
      ['REQUIRED', 'billingAddress.town'],
      ['TOO_LONG', 'giftMessage'],
      ['NOT_ACCEPTED', 'acceptsTerms'],
      ['NOT_ACCEPTED', 'acceptsSaleTerms'],
    ])
    expect(placed.payment).toBeNull()
  })

  it('asks for a place, and for whom to bill where it is collected', async () => {
    expect(codes(await place({ delivery: { day: '2027-01-04' } }))).toEqual([
      ['REQUIRED', 'delivery.address'],
    ])
    expect(codes(await place({ delivery: { boutique: 'LONDON', day: '2027-01-05' } }))).toEqual([
      ['REQUIRED', 'billingAddress'],
    ])
  })

  it.each([
    ['2026-12-31', null, [['DAY_TOO_EARLY', 'delivery.day']]],
    ['2027-01-04', null, []],
    ['2027-01-09', null, [['INVALID', 'delivery.day']]],
    ['2027-03-02', null, [['INVALID', 'delivery.day']]],
    ['2027-01-04', 'LONDON', [['DAY_TOO_EARLY', 'delivery.day']]],
    ['2027-01-05', 'LONDON', []],
    ['2027-01-05', 'MANCHESTER', [['DAY_TOO_EARLY', 'delivery.day']]],
    ['2027-01-12', 'MANCHESTER', [['INVALID', 'delivery.day']]],
  ] as const)('takes the day %s at %s or says why not', async (day, boutique, expected) => {
    const billingAddress = guestOrder.delivery.address
    const delivery = boutique === null ? { address: billingAddress, day } : { boutique, day }
    expect(codes(await place({ delivery, billingAddress }))).toEqual(expected)
  })

  it('charges no other price than was seen', async () => {
    const placed = await place({ expectedTotal: pence(204_299) })
    expect(placed.userErrors).toEqual([
      {
        code: 'PRICE_CHANGED',
        field: null,
        basketItemId: null,
        message: 'It comes to another total by now.',
      },
    ])
    expect(placed.payment).toBeNull()
  })

  it('names the stone that was sold meanwhile, and lets the rest go on', async () => {
    await cart.add({ basketItemId: 'studs', ...finishedPiece('EA-01003', '9ct Yellow Gold') })
    await worlds.setStoneAvailability('default', '100103', 'SOLD')
    expect(codes(await place({ basketItemIds: ['item-1', 'studs'] }))).toEqual([
      ['STONE_UNAVAILABLE', 'item-1'],
    ])
    const studs = (await cart.get())?.cartItems[1]?.total
    const { payment } = await place({ basketItemIds: ['studs'], expectedTotal: studs ?? total })
    expect(payment?.amount).toBe(studs)
  })

  it('names a line that has left the cart, and every line of one that has expired', async () => {
    expect(codes(await place({ basketItemIds: ['item-1', 'item-2'] }))).toEqual([['LINE_GONE', 'item-2']])
    expect(codes(await place({ cartSessionId: 'nobody’s' }))).toEqual([['LINE_GONE', 'item-1']])
    await worlds.setClock('default', '2026-11-27T10:00:00Z')
    expect(codes(await place({ delivery: { ...guestOrder.delivery, day: '2027-01-06' } }))).toEqual([
      ['LINE_GONE', 'item-1'],
    ])
  })

  it.each([
    [null, [['REQUIRED', 'financePlan']]],
    [{ months: 36, aprPercent: 9.9, depositPercent: 10 }, []],
    [{ months: 36, aprPercent: 0, depositPercent: 10 }, [['FINANCE_UNAVAILABLE', 'financePlan']]],
  ] as const)('lends on a plan of the lender’s alone: %j', async (financePlan, expected) => {
    expect(codes(await place({ method: 'FINANCE', financePlan }))).toEqual(expected)
  })

  it('lends no less than the lender does, on any plan', async () => {
    const studs = { basketItemId: 'studs', ...finishedPiece('EA-01003', '9ct Yellow Gold') }
    const { cart: filled } = await cart.add(studs)
    const expectedTotal = pence(filled?.cartItems.find((item) => item.basketItemId === 'studs')?.total ?? 0)
    expect(expectedTotal).toBeLessThan(50_000)
    const financePlan = { months: 36, aprPercent: 9.9, depositPercent: 10 }
    const placed = await place({ basketItemIds: ['studs'], expectedTotal, method: 'FINANCE', financePlan })
    expect(codes(placed)).toEqual([['FINANCE_UNAVAILABLE', 'financePlan']])
  })

  it.each([
    [{ idempotencyKey: '' }, 'input.idempotencyKey'],
    [{ cartSessionId: 'x'.repeat(65) }, 'input.cartSessionId'],
    [{ basketItemIds: [] }, 'input.basketItemIds'],
    [{ basketItemIds: ['a', 'a'] }, 'input.basketItemIds'],
    [{ basketItemIds: Array.from({ length: 51 }, (_, id) => String(id)) }, 'input.basketItemIds'],
    [{ delivery: { ...guestOrder.delivery, boutique: 'LONDON' } }, 'input.delivery'],
    [{ financePlan: { months: 6, aprPercent: 0, depositPercent: 10 } }, 'input.financePlan'],
  ] as const)('refuses what no page sends: %j', async (input, argument) => {
    const { errors } = await checkout.tryToPlace({ expectedTotal: total, ...input } as never)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument })
  })
})

describe('the same press again (rules/checkout#exactly-once)', () => {
  it('answers the same payment, whatever became of the cart', async () => {
    const first = await place()
    await cart.clear()
    const again = await place()
    expect(again.payment).toEqual(first.payment)
    expect(again.userErrors).toEqual([])
  })

  it('is refused with another input', async () => {
    await place()
    const { errors } = await checkout.tryToPlace({ expectedTotal: total, giftMessage: 'For you' })
    expect(errors).toMatchObject([
      {
        message: 'This key was used for something else.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'input.idempotencyKey' },
      },
    ])
  })

  it('ends the earlier payment under another key', async () => {
    const { payment: first } = await place()
    const { payment: second } = await place({ idempotencyKey: 'press-2' })
    expect(second?.transactionId).not.toBe(first?.transactionId)
    expect(await checkout.payment(first?.transactionId ?? '')).toMatchObject({
      status: 'CANCELLED',
      redirectUrl: null,
      expiresAt: null,
    })
  })
})

describe('the stones of a payment', () => {
  const other = () => cartSession(mockApi, { sessionId: 'session-2' })

  it('are held: nobody else can have them, and their own cart can press again', async () => {
    await other().add({ basketItemId: 'theirs', gemstoneId: '100103' })
    await place()
    expect((await other().get())?.cartItems[0]?.availability).toBe('STONE_UNAVAILABLE')
    expect((await cart.get())?.cartItems[0]?.availability).toBe('AVAILABLE')
    expect((await worlds.get('default')).stones).toEqual({ '100103': 'ON_HOLD' })
    const theirs = await place({
      idempotencyKey: 'their-press',
      cartSessionId: 'session-2',
      basketItemIds: ['theirs'],
    })
    expect(codes(theirs)).toEqual([['STONE_UNAVAILABLE', 'theirs']])
  })

  it('are free again when it is cancelled, which can be said twice', async () => {
    const { payment } = await place()
    const cancelled = await checkout.cancel(payment?.transactionId ?? '')
    expect(cancelled?.status).toBe('CANCELLED')
    expect((await worlds.get('default')).stones).toEqual({})
    expect(await checkout.cancel(payment?.transactionId ?? '')).toEqual(cancelled)
    expect(await checkout.cancel('nobody’s')).toBeNull()
  })

  it('stay held for as long as the provider’s last word is not there', async () => {
    await worlds.setFaults('default', [{ operation: 'PaymentWebhook', kind: 'dropped-connection' }])
    await place()
    await worlds.setClock('default', '2026-12-24T10:00:00Z')
    expect((await worlds.get('default')).stones).toEqual({ '100103': 'ON_HOLD' })
  })

  it('are free half an hour later when nobody has paid', async () => {
    const { payment } = await place()
    await worlds.setClock('default', '2026-11-25T10:30:00Z')
    expect(await checkout.payment(payment?.transactionId ?? '')).toMatchObject({ status: 'EXPIRED' })
    expect((await worlds.get('default')).stones).toEqual({})
  })
})
