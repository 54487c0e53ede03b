import { bankHolidays, type BankHolidayEvent } from '@shop/fixtures/bank-holidays'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { checkoutSession, guestOrder } from '../checkout/testing/checkout-session.ts'
import type { ChooseDeliveryDayPayload, DeliverySchedule, PlaceOrderInput } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { ask } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { messagesOf } from '../testing/messages-of.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
})
afterEach(() => mockApi.close())

/** Orders and pays a ring, and gives the token that the e-mail about its day has. */
async function orderedRing(changed: Partial<PlaceOrderInput> = {}): Promise<string> {
  await cartSession(mockApi).add({ basketItemId: 'item-1', gemstoneId: '100103' })
  const placed = await checkoutSession(mockApi).place({ expectedTotal: 204_300 as never, ...changed })
  const page = placed.payment?.redirectUrl
  if (!page) throw new Error(JSON.stringify(placed.userErrors))
  await providerVisitor(mockApi).pay(new URL(page).pathname, '4242424242424242')
  const letter = (await messagesOf(mockApi)).find(({ kind }) => kind === 'DELIVERY_DAY')
  return new URL(letter?.link?.address ?? '').searchParams.get('order') ?? ''
}

async function carryOut<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await ask(mockApi, query, { variables })
  if (errors) throw new Error(JSON.stringify(errors))
  // Every document here has one field, under this name, and GraphQL holds the mock to the contract.
  return (data as { answer: Data }).answer
}

const fields = 'orderNumber boutique day firstDay lastDay isOpen waitsForSize destination'
const scheduleOf = (token: string) =>
  carryOut<DeliverySchedule | null>(
    `query ($token: ID!) { answer: deliverySchedule(token: $token) { ${fields} } }`,
    { token },
  )
const choose = (token: string, day: string) =>
  carryOut<ChooseDeliveryDayPayload>(
    `mutation ($input: ChooseDeliveryDayInput!) { answer: chooseDeliveryDay(input: $input) {
      schedule { ${fields} } userErrors { code message } } }`,
    { input: { token, day } },
  )
const codes = ({ userErrors }: ChooseDeliveryDayPayload) => userErrors.map(({ code }) => code)

describe('the day of an order', () => {
  it('is shown to whoever has its link, and nothing else of it', async () => {
    const token = await orderedRing()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await scheduleOf(token)).toEqual({
      orderNumber: 'AC-204817',
      boutique: null,
      day: '2027-01-04',
      firstDay: '2027-01-04',
      lastDay: '2027-03-01',
      isOpen: true,
      waitsForSize: true,
      destination: 'Bath BA1',
    })
    expect(await scheduleOf('nothing')).toBeNull()
  })

  it('can be another one, from which its stages follow', async () => {
    const token = await orderedRing()
    const { schedule, userErrors } = await choose(token, '2027-01-14')
    expect([schedule?.day, userErrors]).toEqual(['2027-01-14', []])
    expect((await scheduleOf(token))?.day).toBe('2027-01-14')
    // It would have been dispatched on the last day of the year.
    await worlds.setClock('default', '2027-01-04T12:00:00Z')
    expect((await messagesOf(mockApi)).map(({ kind }) => kind)).not.toContain('ORDER_DISPATCHED')
    await worlds.setClock('default', '2027-01-13T17:00:00Z')
    const [dispatched] = await messagesOf(mockApi)
    expect(dispatched).toMatchObject({ kind: 'ORDER_DISPATCHED' })
    expect(dispatched?.text).toContain('14 January 2027')
  })

  it.each(['2027-01-01', '2027-01-09', '2026-12-31', '2027-03-02'])('is not %s', async (day) => {
    const token = await orderedRing()
    const payload = await choose(token, day)
    expect([payload.userErrors, payload.schedule?.day]).toEqual([
      [{ code: 'DAY_UNAVAILABLE', message: 'This day cannot be chosen.' }],
      '2027-01-04',
    ])
  })

  it('stays when it is chosen again, or for an order that nobody has', async () => {
    const token = await orderedRing()
    expect(codes(await choose(token, '2027-01-04'))).toEqual([])
    expect(await choose('nothing', '2027-01-14')).toEqual({
      schedule: null,
      userErrors: [{ code: 'UNKNOWN_SCHEDULE', message: 'No order has this link.' }],
    })
  })

  it('is not asked for by a link that is none', async () => {
    const refuses = (argument: string) => ({ extensions: { code: 'BAD_USER_INPUT', argument } })
    const { errors } = await ask(mockApi, '{ deliverySchedule(token: "") { day } }')
    expect(errors).toMatchObject([refuses('token')])
    const input = '{ token: "", day: "2027-01-14" }'
    const chosen = await ask(
      mockApi,
      `mutation { chooseDeliveryDay(input: ${input}) { userErrors { code } } }`,
    )
    expect(chosen.errors).toMatchObject([refuses('input.token')])
  })

  it('stands once the carrier has it', async () => {
    const token = await orderedRing()
    await worlds.setClock('default', '2026-12-31T16:30:00Z')
    expect(await scheduleOf(token)).toMatchObject({ isOpen: false, waitsForSize: false })
    const payload = await choose(token, '2027-01-14')
    expect([payload.userErrors, payload.schedule?.day]).toEqual([
      [{ code: 'TOO_LATE', message: 'The carrier has it already: the day stands.' }],
      '2027-01-04',
    ])
    // The day that it has already is no change.
    expect(codes(await choose(token, '2027-01-04'))).toEqual([])
  })

  it('cannot be one for which it would have been dispatched by now', async () => {
    const token = await orderedRing()
    await choose(token, '2027-01-14')
    await worlds.setClock('default', '2027-01-06T12:00:00Z')
    expect((await scheduleOf(token))?.firstDay).toBe('2027-01-07')
    expect(codes(await choose(token, '2027-01-06'))).toEqual(['DAY_UNAVAILABLE'])
    expect(codes(await choose(token, '2027-01-07'))).toEqual([])
  })

  it('and all that leads up to it go by the bank holidays that the mock lists', async () => {
    mockApi.close()
    const proclaimed = (date: BankHolidayEvent['date']): BankHolidayEvent => ({
      title: 'A jubilee',
      date,
      notes: '',
      bunting: true,
    })
    const { events, ...england } = bankHolidays['england-and-wales']
    const withJubilees = [...events, proclaimed('2026-11-30'), proclaimed('2027-01-12')]
    ;({ mockApi, worlds } = await freshMock({
      bankHolidays: { ...bankHolidays, 'england-and-wales': { ...england, events: withJubilees } },
    }))
    // One day later than without the first of them.
    await expect(orderedRing()).rejects.toThrow('DAY_TOO_EARLY')
    const token = await orderedRing({ delivery: { ...guestOrder.delivery, day: '2027-01-05' } })
    expect((await scheduleOf(token))?.firstDay).toBe('2027-01-05')
    expect(codes(await choose(token, '2027-01-12'))).toEqual(['DAY_UNAVAILABLE'])
    expect(codes(await choose(token, '2027-01-13'))).toEqual([])
    await worlds.setClock('default', '2027-01-11T16:30:00Z')
    expect((await messagesOf(mockApi))[0]).toMatchObject({ kind: 'ORDER_DISPATCHED' })
  })

  it('of a collection is one on which the boutique is open', async () => {
    const delivery = { boutique: 'MANCHESTER' as const, day: '2027-01-07' }
    const billingAddress = guestOrder.delivery.address
    const token = await orderedRing({ delivery, billingAddress })
    expect(await scheduleOf(token)).toMatchObject({
      boutique: 'MANCHESTER',
      destination: null,
      firstDay: '2027-01-07',
    })
    expect(codes(await choose(token, '2027-01-11'))).toEqual(['DAY_UNAVAILABLE'])
    expect(codes(await choose(token, '2027-01-09'))).toEqual([])
  })

  it('of a collection is one for which the parcel can be there before, while the boutique is open', async () => {
    const delivery = { boutique: 'MANCHESTER' as const, day: '2027-01-14' }
    const token = await orderedRing({ delivery, billingAddress: guestOrder.delivery.address })
    await worlds.setClock('default', '2027-01-05T16:29:00Z')
    expect((await scheduleOf(token))?.firstDay).toBe('2027-01-07')
    // It would have to leave on Tuesday, to be there on Wednesday.
    await worlds.setClock('default', '2027-01-05T16:30:00Z')
    expect((await scheduleOf(token))?.firstDay).toBe('2027-01-08')
    expect(codes(await choose(token, '2027-01-07'))).toEqual(['DAY_UNAVAILABLE'])
  })
})
