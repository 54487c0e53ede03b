import { pence } from '@shop/schema/domain/values/money'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { checkoutSession } from '../checkout/testing/checkout-session.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { ask } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { sendJson } from '../testing/send-json.ts'

let mockApi: MockApi
let worlds: WorldClient

beforeEach(() => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
})
afterEach(() => mockApi.close())

const send = (method: string, path: string, body?: unknown) => sendJson(mockApi, method, path, body)

describe('a stone', () => {
  const askFor = (id: string) =>
    ask(mockApi, `{ getGemstoneById(id: "${id}") { availability } }`).then(({ data }) => data)

  it('is sold, held and offered again', async () => {
    expect(await worlds.setStoneAvailability('default', '100010', 'SOLD')).toMatchObject({
      stones: { '100010': 'SOLD' },
    })
    expect(await askFor('100010')).toEqual({ getGemstoneById: { availability: 'SOLD' } })
    expect(await worlds.setStoneAvailability('default', '100010', 'ON_HOLD')).toMatchObject({
      stones: { '100010': 'ON_HOLD' },
    })
    expect(await askFor('100010')).toEqual({ getGemstoneById: { availability: 'ON_HOLD' } })
    expect(await worlds.setStoneAvailability('default', '100010', 'AVAILABLE')).toMatchObject({ stones: {} })
    expect(await askFor('100010')).toEqual({ getGemstoneById: { availability: 'AVAILABLE' } })
  })

  it('is as the catalogue has it in every other world', async () => {
    await worlds.create({ id: 'mine' })
    await worlds.setStoneAvailability('mine', '100010', 'SOLD')
    expect(await askFor('100010')).toEqual({ getGemstoneById: { availability: 'AVAILABLE' } })
  })

  it.each([
    ['sold', '100008', 'SOLD'],
    ['on hold', '100009', 'ON_HOLD'],
  ])('that is %s in the catalogue stays so', async (_, id, availability) => {
    const answer = await send('PUT', `/worlds/default/stones/${id}`, { availability: 'AVAILABLE' })
    expect(answer.status).toBe(409)
    expect(JSON.parse(answer.body)).toMatchObject({
      errors: [
        {
          message: `The stone ${id} is ${availability} in the catalogue, so in every world.`,
          extensions: { code: 'STONE_NOT_OFFERED', argument: 'gemstoneId' },
        },
      ],
    })
    expect(await askFor(id)).toEqual({ getGemstoneById: { availability } })
  })

  it('stays as it is while a payment holds it, and once an order has sold it', async () => {
    await worlds.setClock('default', '2026-11-25T10:00:00Z')
    await cartSession(mockApi).add({ basketItemId: 'item-1', gemstoneId: '100103' })
    const { payment } = await checkoutSession(mockApi).place({ expectedTotal: pence(204_300) })
    const moves = async () =>
      Promise.all(
        (['AVAILABLE', 'SOLD', 'ON_HOLD'] as const).map((availability) =>
          send('PUT', '/worlds/default/stones/100103', { availability }),
        ),
      )
    for (const { status, body } of await moves()) {
      expect(status).toBe(409)
      expect(body).toContain('The stone 100103 is held for a payment: end that first.')
      expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'STONE_TAKEN' } }] })
    }
    await providerVisitor(mockApi).pay(new URL(payment?.redirectUrl ?? '').pathname, '4242424242424242')
    for (const { status, body } of await moves()) {
      expect(status).toBe(409)
      expect(body).toContain('The stone 100103 was sold with an order.')
    }
    expect(await askFor('100103')).toEqual({ getGemstoneById: { availability: 'SOLD' } })
  })

  it('is free to be moved again when its payment has ended', async () => {
    await worlds.setClock('default', '2026-11-25T10:00:00Z')
    await cartSession(mockApi).add({ basketItemId: 'item-1', gemstoneId: '100103' })
    const checkout = checkoutSession(mockApi)
    const { payment } = await checkout.place({ expectedTotal: pence(204_300) })
    await checkout.cancel(payment?.transactionId ?? '')
    expect(await worlds.setStoneAvailability('default', '100103', 'SOLD')).toMatchObject({
      stones: { '100103': 'SOLD' },
    })
  })

  it.each(['99', '999999', 'constructor', ''])('is unknown under “%s”', async (id) => {
    const answer = await send('PUT', `/worlds/default/stones/${id}`, { availability: 'SOLD' })
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.body)).toMatchObject({
      errors: [
        {
          message: `There is no stone ${id}.`,
          extensions: { code: 'STONE_UNKNOWN', argument: 'gemstoneId' },
        },
      ],
    })
  })
})
