import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { checkoutSession } from '../checkout/testing/checkout-session.ts'
import { graphqlRequest } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { mostSnapshots } from './snapshots.ts'
import { respondToWorlds, type WorldTools } from './worlds-route.ts'
import { Worlds } from './worlds.ts'

let mockApi: MockApi

beforeEach(() => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })
})
afterEach(() => mockApi.close())

function requestOf(method: string, path: string, body: unknown): Request {
  const headers = { 'content-type': 'application/json' }
  return new Request(`http://mock.test${path}`, { method, headers, body: JSON.stringify(body) })
}

async function send(method: string, path: string, body: unknown) {
  const response = await mockApi.fetch(requestOf(method, path, body))
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, answer }
}

const refusal = (code: string, argument: string, message: string) => ({
  errors: [{ message, extensions: { code, argument } }],
})

it('another world of an id, and a copy of it, are refused by that id', async () => {
  await send('POST', '/worlds', { id: 'mine' })
  const refused = { status: 409, answer: refusal('WORLD_EXISTS', 'id', 'There is a world mine already.') }
  expect(await send('POST', '/worlds', { id: 'mine' })).toEqual(refused)
  expect(await send('POST', '/worlds/default/fork', { id: 'mine' })).toEqual(refused)
})

it('a world that is gone, or never was, is named with the answer', async () => {
  await send('POST', '/worlds', { id: 'mine' })
  await send('DELETE', '/worlds/mine', {})
  expect(await send('POST', '/worlds/mine/reset', {})).toEqual({
    status: 410,
    answer: refusal('WORLD_GONE', 'world', 'The world mine is gone.'),
  })
  expect(await send('POST', '/worlds/nobodys/reset', {})).toEqual({
    status: 404,
    answer: refusal('WORLD_UNKNOWN', 'world', 'There is no world nobodys.'),
  })
})

it('a state that was not kept, and one too many, are refused by their names', async () => {
  expect(await send('POST', '/worlds/default/restore', { name: 'before' })).toEqual({
    status: 404,
    answer: refusal('SNAPSHOT_UNKNOWN', 'name', 'This world has no state before.'),
  })
  for (let at = 0; at < mostSnapshots; at += 1) {
    await send('POST', '/worlds/default/snapshots', { name: `state-${at}` })
  }
  expect(await send('POST', '/worlds/default/snapshots', { name: 'one-more' })).toEqual({
    status: 409,
    answer: refusal(
      'SNAPSHOTS_FULL',
      'name',
      `A world keeps ${mostSnapshots} states: give one of them another time.`,
    ),
  })
})

it('a clock is not moved out of the years it knows', async () => {
  await send('PUT', '/worlds/default/clock', { now: '8999-06-01T00:00:00Z', frozen: true })
  const yearMs = 365 * 86_400_000
  expect(await send('PUT', '/worlds/default/clock', { advanceMs: yearMs })).toEqual({
    status: 400,
    answer: refusal(
      'BAD_USER_INPUT',
      'advanceMs',
      'advanceMs: the clock would leave the years from 1970 to 8999',
    ),
  })
})

it('a message that was never sent cannot be sent again', async () => {
  const { status, answer } = await send('POST', '/worlds/default/webhooks/none/replay', {})
  expect(status).toBe(404)
  expect(answer).toMatchObject({
    errors: [{ message: 'There is no message none.', extensions: { code: 'MESSAGE_UNKNOWN' } }],
  })
})

it('what has another shape is refused in words', async () => {
  expect(await send('POST', '/worlds', { id: 7 })).toEqual({
    status: 400,
    answer: refusal('BAD_USER_INPUT', 'id', 'id: Invalid input: expected string, received number'),
  })
})

it('a fault of a field that the contract does not have is refused by its place', async () => {
  const faults = [
    { kind: 'http-500', operation: 'Vat' },
    { kind: 'partial-data', operation: '*', field: 'Gemstone.shine' },
  ]
  expect(await send('PUT', '/worlds/default/faults', faults)).toEqual({
    status: 400,
    answer: refusal('BAD_USER_INPUT', '1.field', '1.field: the contract has no such field'),
  })
})

it('a stone that a payment holds is refused by its id', async () => {
  await send('PUT', '/worlds/default/clock', { now: '2026-11-25T10:00:00Z', frozen: true })
  await cartSession(mockApi).add({ basketItemId: 'item-1', gemstoneId: '100103' })
  await checkoutSession(mockApi).place({ expectedTotal: pence(204_300) })
  expect(await send('PUT', '/worlds/default/stones/100103', { availability: 'SOLD' })).toEqual({
    status: 409,
    answer: refusal('STONE_TAKEN', 'gemstoneId', 'The stone 100103 is held for a payment: end that first.'),
  })
})

describe('a scenario', () => {
  it('is what a world begins with, and what one goes over to', async () => {
    const sold = { stones: { '100010': 'SOLD' } }
    expect(await send('POST', '/worlds', { id: 'mine', scenario: 'sold-out-stone' })).toMatchObject({
      status: 201,
      answer: sold,
    })
    expect(await send('POST', '/worlds/default/scenario', { name: 'sold-out-stone' })).toMatchObject({
      status: 200,
      answer: sold,
    })
  })

  it('that the shop is too small for is refused, and no world is made of it', async () => {
    mockApi.close()
    mockApi = createMockApi({ now: '2026-11-25T10:00:00Z', stones: 0 })
    const says = expect.stringContaining('A scenario cannot be set up: ') as string
    const refused = { status: 409, answer: refusal('SCENARIO_IMPOSSIBLE', 'scenario', says) }
    const name = 'basket-about-to-expire'
    expect(await send('POST', '/worlds', { id: 'mine', scenario: name })).toEqual(refused)
    expect(await send('POST', '/worlds/mine/reset', {})).toMatchObject({ status: 410 })
    expect(await send('POST', '/worlds/default/scenario', { name })).toEqual(refused)
  })

  it('that fails by a mistake of the mock is no refusal', async () => {
    const worlds = new Worlds({ startMs: 0 })
    const tools = {
      setScenario: () => Promise.reject(new Error('It broke.')),
      // The address asks for nothing else.
    } as unknown as WorldTools
    const chosen = requestOf('POST', '/worlds/default/scenario', { name: 'sold-out-stone' })
    await expect(respondToWorlds(chosen, worlds, tools)).rejects.toThrow('It broke.')
    worlds.close()
  })
})

it('a world that goes while a request is delayed is gone for whoever waits', async () => {
  await send('POST', '/worlds', { id: 'mine' })
  await send('PUT', '/worlds/mine/faults', [{ kind: 'delay', operation: 'Vat', delayMs: 50 }])
  const waiting = mockApi.fetch(graphqlRequest({ query: 'query Vat { getVat { vat } }' }, { world: 'mine' }))
  await send('DELETE', '/worlds/mine', {})
  const response = await waiting
  expect([response.status, await response.json()]).toEqual([
    410,
    refusal('WORLD_GONE', 'world', 'The world mine is gone.'),
  ])
})
