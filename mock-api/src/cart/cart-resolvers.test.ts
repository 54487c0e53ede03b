import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { type CartSession, cartSession } from '../testing/cart-session.ts'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
/** £1,200.00 and 5.4 mm long, for which the solitaire needs a head of 4 percent more: £900.00. */
const stone = idOf('wholePounds')
/** £4,335.00 and 6.4 mm long, for which the solitaire needs a head of 8 percent more: £935.00. */
const otherStone = idOf('pairLeft')

let mockApi: MockApi
let worlds: WorldClient
let cart: CartSession
beforeEach(async () => {
  mockApi = createMockApi({ stones: 100 })
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
  await worlds.setClock('default', '2026-11-25T10:00:00Z')
  cart = cartSession(mockApi)
})
afterEach(() => mockApi.close())

const item = {
  id: expect.any(String),
  basketItemId: 'item-1',
  addedAt: '2026-11-25T10:00:00.000Z',
  sku: 'PR-00201',
  optionIds: ['161', '171'],
  fingerSize: null,
  isSizeUnsure: false,
  engraving: null,
  gemstoneId: stone,
  gemstonePair: [],
  total: 210_000,
  subTotal: 210_000,
  vatIsZero: false,
  availability: 'AVAILABLE',
}

describe('a cart', () => {
  it('is not there before something was added', async () => {
    expect(await cart.get()).toBeNull()
    expect(await cart.remove('item-1')).toEqual({ cart: null, userErrors: [] })
    expect(await cart.clear()).toEqual({ cart: null, userErrors: [] })
    expect(await cart.get()).toBeNull()
  })

  it('holds what was added, with the price of setting, head and stone and the time of its world', async () => {
    const expected = { cartSessionId: 'session-1', userId: null, cartItems: [item] }
    expect(await cart.add({ gemstoneId: stone })).toEqual({ cart: expected, userErrors: [] })
    expect(await cart.get()).toEqual(expected)
  })

  it('keeps every choice, an engraving as it is cut', async () => {
    await cart.add({
      sku: 'pr-00201',
      gemstoneId: stone,
      fingerSize: 'N½',
      isSizeUnsure: true,
      engraving: { font: 'Script', text: `  Anna${' '.repeat(100)}2026 ` },
    })
    expect(await cart.get()).toMatchObject({
      cartItems: [
        {
          ...item,
          fingerSize: 'N½',
          isSizeUnsure: true,
          engraving: { font: 'Script', text: 'ANNA 2026' },
        },
      ],
    })
  })

  it('is the same after the same item was added again, whatever else is sent with it', async () => {
    const { cart: first } = await cart.add({ gemstoneId: stone })
    await worlds.advanceClock('default', 60_000)
    expect(await cart.add({ gemstoneId: stone })).toEqual({ cart: first, userErrors: [] })
    expect(await cart.add({ sku: 'PR-00202', gemstoneId: null })).toEqual({ cart: first, userErrors: [] })
  })

  it('lists its items in the order in which they were added, and loses the one that is removed', async () => {
    await cart.add({ basketItemId: 'z', gemstoneId: otherStone })
    await cart.add({ basketItemId: 'a', gemstoneId: stone })
    expect((await cart.get())?.cartItems.map(({ basketItemId, total }) => [basketItemId, total])).toEqual([
      ['z', 527_000],
      ['a', 210_000],
    ])
    const { cart: left } = await cart.remove('z')
    expect(left?.cartItems.map(({ basketItemId }) => basketItemId)).toEqual(['a'])
    expect(await cart.remove('z')).toEqual({ cart: left, userErrors: [] })
  })

  it('is there without items after it was cleared, and takes the same piece again', async () => {
    await cart.add({ gemstoneId: stone })
    const empty = { cartSessionId: 'session-1', userId: null, cartItems: [] }
    expect(await cart.clear()).toEqual({ cart: empty, userErrors: [] })
    expect(await cart.get()).toEqual(empty)
    expect(await cart.add({ gemstoneId: stone })).toMatchObject({ userErrors: [] })
  })

  it('never gives the id of an item twice', async () => {
    const first = await cart.add({ gemstoneId: stone })
    await cart.remove('item-1')
    const second = await cart.add({ gemstoneId: stone })
    expect(second.cart?.cartItems[0]?.id).not.toBe(first.cart?.cartItems[0]?.id)
  })
})

describe('prices', () => {
  it('are those of the moment of reading: a sale of stones ends at midnight in London', async () => {
    // A sapphire of 6.36 mm: a head of 8 percent more, £935.00. It is £949.00, and £855.00 with 10 percent off.
    await worlds.setClock('default', '2026-10-30T10:00:00Z')
    await cart.add({ gemstoneId: '100084' })
    await worlds.setClock('default', '2026-10-31T23:59:59Z')
    expect(await cart.get()).toMatchObject({ cartItems: [{ total: 179_000 }] })
    await worlds.setClock('default', '2026-11-01T00:00:00Z')
    expect(await cart.get()).toMatchObject({
      cartItems: [{ total: 188_400, addedAt: '2026-10-30T10:00:00.000Z' }],
    })
  })

  it('are none for a piece whose stone was sold meanwhile, until the stone is on offer again', async () => {
    const gone = {
      total: null,
      subTotal: null,
      vatIsZero: false,
      availability: 'STONE_UNAVAILABLE',
      gemstoneId: stone,
    }
    await cart.add({ gemstoneId: stone })
    for (const availability of ['SOLD', 'ON_HOLD'] as const) {
      await worlds.setStoneAvailability('default', stone, availability)
      expect(await cart.get()).toMatchObject({ cartItems: [gone] })
      // Asked again by a browser that never got its answer.
      expect(await cart.add({ gemstoneId: stone })).toMatchObject({
        cart: { cartItems: [gone] },
        userErrors: [],
      })
    }
    await worlds.setStoneAvailability('default', stone, 'AVAILABLE')
    expect(await cart.get()).toMatchObject({ cartItems: [item] })
  })
})

describe('carts of others', () => {
  it('are not seen: each session has its own', async () => {
    await cart.add({ gemstoneId: stone })
    const other = cartSession(mockApi, { sessionId: 'session-2' })
    expect(await other.get()).toBeNull()
    expect(await other.add({ gemstoneId: stone })).toMatchObject({ userErrors: [] })
    await other.clear()
    expect(await cart.get()).toMatchObject({ cartItems: [item] })
  })

  it('are not seen from another world, whatever the session', async () => {
    await worlds.create({ id: 'mine' })
    const mine = cartSession(mockApi, { world: 'mine' })
    await cart.add({ gemstoneId: stone })
    expect(await mine.get()).toBeNull()
    await mine.add({ basketItemId: 'item-2', gemstoneId: otherStone })
    await worlds.setStoneAvailability('mine', stone, 'SOLD')
    expect(await cart.get()).toMatchObject({ cartItems: [item] })
    await worlds.reset('mine')
    expect(await mine.get()).toBeNull()
  })
})

describe('what no page sends', () => {
  it.each([
    ['input.cartSessionId', { cartSessionId: '' }],
    ['input.cartSessionId', { cartSessionId: 'x'.repeat(65) }],
    ['input.basketItemId', { basketItemId: 'x'.repeat(65) }],
    ['input.sku', { sku: 'x'.repeat(65) }],
    ['input.optionIds', { optionIds: Array<string>(21).fill('161') }],
    ['input.fingerSize', { fingerSize: 'N'.repeat(65) }],
    ['input.engraving', { engraving: { font: 'Roman', text: 'A'.repeat(201) } }],
    ['input.gemstoneId', { gemstoneId: '1'.repeat(65) }],
    ['input.gemstonePair', { gemstonePair: ['100010'] }],
    ['input.gemstonePair', { gemstonePair: ['100010', '100010'] }],
    ['input.gemstonePair', { gemstoneId: '100010', gemstonePair: ['100010', '100011'] }],
  ])('is refused with an error that names %s: %j', async (argument, input) => {
    const { status, errors } = await cart.tryToAdd(input)
    expect(status).toBe(200)
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }])
    expect(await cart.get()).toBeNull()
  })

  it('is refused by the other fields too', async () => {
    const long = cartSession(mockApi, { sessionId: 'x'.repeat(65) })
    await expect(long.get()).rejects.toThrow('"argument":"cartSessionId"')
    await expect(long.clear()).rejects.toThrow('"argument":"cartSessionId"')
    await expect(long.remove('item-1')).rejects.toThrow('"argument":"cartSessionId"')
    await expect(cart.remove('')).rejects.toThrow('"argument":"basketItemId"')
  })
})
