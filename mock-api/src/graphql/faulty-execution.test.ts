import type { Fault } from '@shop/schema/http/world-faults'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { buildSchema } from 'graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { executionFaults, hasField } from './faulty-execution.ts'

let mockApi: MockApi
let worlds: WorldClient
beforeEach(async () => {
  mockApi = createMockApi()
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.setClock('default', '2026-11-25T10:00:00Z')
})
afterEach(() => mockApi.close())

const fails = (field: string): Fault => ({ kind: 'partial-data', operation: '*', field })
const stone = '{ getGemstoneById(id: "100010") { certificate repNo clarity } }'
/** Which fields of a stone are asked for in vain. */
async function failing(): Promise<unknown> {
  const { errors } = await ask(mockApi, stone)
  return (errors ?? []).map((error) => ('path' in error ? error.path : null))
}
const path = (field: string) => ['getGemstoneById', field]

describe('fields that fail (rules/worlds-and-mock#faults)', () => {
  it('fail in a world as long as it has the fault, and in no other', async () => {
    await worlds.setFaults('default', [fails('Gemstone.certificate'), fails('Gemstone.repNo')])
    expect(await failing()).toEqual([path('certificate'), path('repNo')])
    await worlds.create({ id: 'other' })
    const { errors } = await ask(mockApi, stone, { headers: { world: 'other' } })
    expect(errors).toBeUndefined()
    await worlds.setFaults('default', [fails('Gemstone.clarity')])
    expect(await failing()).toEqual([path('clarity')])
    await worlds.setFaults('default', [])
    expect(await failing()).toEqual([])
  })

  it('of a mutation fail once it is done', async () => {
    await worlds.setFaults('default', [fails('Mutation.addCartItem')])
    const cart = cartSession(mockApi)
    const { errors } = await cart.tryToAdd({ basketItemId: 'item-1', gemstoneId: '100103' })
    expect(errors).toHaveLength(1)
    expect((await cart.get())?.cartItems).toMatchObject([{ basketItemId: 'item-1' }])
  })

  it('say that it is on purpose', async () => {
    await worlds.setFaults('default', [fails('Gemstone.certificate')])
    expect((await ask(mockApi, stone)).errors).toMatchObject([
      {
        message: 'This field fails on purpose in this world.',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ])
  })
})

it('a fault of one operation hits no other', async () => {
  await worlds.setFaults('default', [{ kind: 'graphql-error', operation: 'Rates' }])
  expect((await ask(mockApi, 'query Vat { getVat { vat } }')).errors).toBeUndefined()
  expect((await ask(mockApi, 'query Rates { getVat { vat } }')).errors).toHaveLength(1)
})

describe('stale reads (rules/worlds-and-mock#faults)', () => {
  it('answer queries from the past, and let what is written be written', async () => {
    const cart = cartSession(mockApi)
    await cart.add({ basketItemId: 'item-1', gemstoneId: '100103' })
    await worlds.setFaults('default', [{ kind: 'stale-read', operation: '*' }])
    await cart.add({ basketItemId: 'item-2', gemstoneId: '100117' })
    expect((await cart.get())?.cartItems).toHaveLength(1)
    await worlds.setFaults('default', [])
    expect((await cart.get())?.cartItems).toHaveLength(2)
  })
})

describe('the faults of an execution', () => {
  it('are its failing fields, and whether it reads the past', () => {
    const slow: Fault = { kind: 'delay', operation: '*', delayMs: 5 }
    expect(executionFaults([])).toEqual({ failingFields: [], isStale: false })
    expect(executionFaults([slow, fails('Gemstone.id')])).toEqual({
      failingFields: ['Gemstone.id'],
      isStale: false,
    })
    expect(executionFaults([slow, { kind: 'stale-read', operation: '*' }])).toEqual({
      failingFields: [],
      isStale: true,
    })
  })
})

describe('a field of the contract', () => {
  const schema = buildSchema('type Query { vat: Float } input Wish { vat: Float }')

  it.each([
    ['Query.vat', true],
    ['Query.rate', false],
    ['Query', false],
    ['Rate.vat', false],
    ['Wish.vat', false],
    ['', false],
  ])('named %j is there: %j', (coordinate, isThere) => {
    expect(hasField(schema, coordinate)).toBe(isThere)
  })
})
