import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { ask } from '../testing/ask.ts'
import { type CartSession, cartSession } from '../testing/cart-session.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const stone = idOf('wholePounds')

let mockApi: MockApi
let cart: CartSession
beforeEach(() => {
  mockApi = createMockApi({ stones: 100 })
  cart = cartSession(mockApi)
})
afterEach(() => mockApi.close())

describe('what a shopper can cause is an outcome with a code', () => {
  it.each([
    ['UNKNOWN_DESIGN', 'sku', { sku: 'PR-99999' }],
    ['UNKNOWN_OPTION', 'optionIds', { optionIds: ['161', '171', '180'] }],
    ['UNKNOWN_OPTION', 'optionIds', { optionIds: ['161', '171', '1015'] }],
    ['UNKNOWN_OPTION', 'optionIds', { optionIds: ['161', '171', '2001'] }],
    ['OPTION_NOT_CHOSEN', 'optionIds', { optionIds: ['171'] }],
    ['OPTION_NOT_CHOSEN', 'optionIds', { optionIds: ['161', '163', '171'] }],
    ['UNKNOWN_FINGER_SIZE', 'fingerSize', { fingerSize: 'E' }],
    ['ENGRAVING_NOT_ALLOWED', 'engraving', { engraving: { font: 'Gothic', text: 'ANNA' } }],
    ['ENGRAVING_NOT_ALLOWED', 'engraving', { engraving: { font: 'Roman', text: 'ANNA & BEN' } }],
    ['ENGRAVING_NOT_ALLOWED', 'engraving', { engraving: { font: 'Roman', text: 'Straße' } }],
    ['ENGRAVING_NOT_ALLOWED', 'engraving', { engraving: { font: 'Roman', text: ' ' } }],
    ['ENGRAVING_NOT_ALLOWED', 'engraving', { engraving: { font: 'Roman', text: 'A'.repeat(21) } }],
    ['WRONG_STONE_COUNT', 'gemstoneId', { gemstoneId: null }],
    ['WRONG_STONE_COUNT', 'gemstoneId', { gemstoneId: null, gemstonePair: ['100010', '100011'] }],
    ['UNKNOWN_STONE', 'gemstoneId', { gemstoneId: '999999' }],
    ['UNKNOWN_STONE', 'gemstoneId', { gemstoneId: idOf('priceZero') }],
    ['STONE_UNAVAILABLE', 'gemstoneId', { gemstoneId: idOf('sold') }],
    ['STONE_UNAVAILABLE', 'gemstoneId', { gemstoneId: idOf('onHold') }],
    ['STONE_DOES_NOT_FIT', 'gemstoneId', { gemstoneId: idOf('tenCarats') }],
    ['STONE_DOES_NOT_FIT', 'gemstoneId', { gemstoneId: idOf('smallest') }],
    ['STONE_DOES_NOT_FIT', 'gemstoneId', { gemstoneId: idOf('eyeCleanSapphire') }],
  ])('%s for %s: %#', async (code, field, input) => {
    const { cart: after, userErrors } = await cart.add({ gemstoneId: stone, ...input })
    expect(userErrors).toEqual([{ code, field, message: expect.stringMatching(/\.$/) }])
    expect(after).toBeNull()
  })

  it('and all of them at once', async () => {
    const { userErrors } = await cart.add({ optionIds: ['171'], fingerSize: 'E', gemstoneId: '999999' })
    expect(userErrors.map(({ code }) => code)).toEqual([
      'OPTION_NOT_CHOSEN',
      'UNKNOWN_FINGER_SIZE',
      'UNKNOWN_STONE',
    ])
  })

  it('STONE_UNAVAILABLE for one that was sold in this world only', async () => {
    await createWorldClient('http://mock.test', mockApi.fetch).setStoneAvailability('default', stone, 'SOLD')
    expect(await cart.add({ gemstoneId: stone })).toMatchObject({
      userErrors: [{ code: 'STONE_UNAVAILABLE' }],
    })
  })

  it('STONE_IN_CART for a second piece with the same stone, until the first is removed', async () => {
    await cart.add({ gemstoneId: stone })
    const second = { basketItemId: 'item-2', gemstoneId: stone, optionIds: ['163', '171'] }
    const { cart: after, userErrors } = await cart.add(second)
    expect(userErrors).toEqual([
      { code: 'STONE_IN_CART', field: 'gemstoneId', message: 'The stone is in this cart already.' },
    ])
    expect(after?.cartItems).toHaveLength(1)
    await cart.remove('item-1')
    expect(await cart.add(second)).toMatchObject({ userErrors: [] })
  })
})

it('takes a text of 20 on a band of 2.2 mm, and of 25 on one of 3.2 mm', async () => {
  const engraving = { font: 'Roman', text: 'A'.repeat(20) }
  expect(await cart.add({ gemstoneId: stone, engraving })).toMatchObject({ userErrors: [] })
  await cart.clear()
  const wide = { sku: 'PR-00221', optionIds: ['163', '171'], gemstoneId: stone }
  const longest = { ...wide, engraving: { font: 'Roman', text: 'A'.repeat(25) } }
  expect(await cart.add(longest)).toMatchObject({ userErrors: [] })
  await cart.clear()
  const tooLong = { ...wide, engraving: { font: 'Roman', text: 'A'.repeat(26) } }
  expect(await cart.add(tooLong)).toMatchObject({ userErrors: [{ code: 'ENGRAVING_NOT_ALLOWED' }] })
})

it('takes fifty pieces and no more', async () => {
  const many = createMockApi({ stones: 2000 })
  const { data } = await ask(
    many,
    `{ listGemstones(
      attributeIds: ["171"], stoneSizes: [{ shapeId: "171", lengthMin: 5.2, lengthMax: 6.2 }], pageSize: 51
    ) { items { id } } }`,
  )
  // The contract says so of the only field.
  const { items } = (data as { listGemstones: { items: { id: string }[] } }).listGemstones
  const full = cartSession(many)
  const outcomes: string[] = []
  for (const { id } of items) {
    const { userErrors } = await full.add({ basketItemId: `item-${id}`, gemstoneId: id })
    outcomes.push(userErrors.map(({ code, message }) => `${code}: ${message}`).join(' '))
  }
  expect(outcomes).toEqual([...Array<string>(50).fill(''), 'CART_FULL: A cart holds at most 50 items.'])
  many.close()
})
