import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { type CartSession, cartSession } from '../testing/cart-session.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const [left, right] = [idOf('pairLeft'), idOf('pairRight')]
/** Four-claw studs in 18ct Yellow Gold for Round stones: (219 + 95) × 1.2 = £376.80, so £380.00. */
const studs = { sku: 'ES-00401', optionIds: ['161', '171'], gemstoneId: null }
/** The four-claw pendant in 18ct Yellow Gold for Round stones, on a chain of 18 inches. */
const pendant = { sku: 'PD-00301', optionIds: ['161', '171', '3302'] }

let mockApi: MockApi
let cart: CartSession
beforeEach(async () => {
  mockApi = createMockApi({ stones: 200 })
  // No sale runs.
  await createWorldClient('http://mock.test', mockApi.fetch).setClock('default', '2026-07-01T10:00:00Z')
  cart = cartSession(mockApi)
})
afterEach(() => mockApi.close())

async function codesFor(input: Parameters<CartSession['add']>[0]): Promise<string[]> {
  const { userErrors } = await cart.add(input)
  return userErrors.map(({ code }) => code)
}

describe('earrings', () => {
  it.each([
    ['as they are given', [left, right]],
    ['the other way round', [right, left]],
  ])(
    'cost their setting, with the head that the larger stone needs, and both stones: %s',
    async (_order, gemstonePair) => {
      const { cart: after, userErrors } = await cart.add({ ...studs, gemstonePair })
      expect(userErrors).toEqual([])
      // 6.43 mm: a head of 8 percent more, £410.40, so £415.00. The stones are £4,335.00 and £4,468.80, so £4,469.00.
      expect(after?.cartItems).toMatchObject([
        { gemstoneId: null, gemstonePair, total: 921_900, availability: 'AVAILABLE' },
      ])
    },
  )

  it.each([
    ['WRONG_STONE_COUNT', { gemstonePair: [] }],
    ['WRONG_STONE_COUNT', { gemstoneId: left, gemstonePair: [] }],
    ['UNKNOWN_STONE', { gemstonePair: [left, '999999'] }],
    ['STONE_UNAVAILABLE', { gemstonePair: [idOf('brokenPairLeft'), idOf('brokenPairSold')] }],
    ['STONES_NOT_A_PAIR', { gemstonePair: [left, idOf('wholePounds')] }],
    ['STONE_DOES_NOT_FIT', { optionIds: ['161', '175'], gemstonePair: [left, right] }],
  ])('are refused with %s: %#', async (code, input) => {
    expect(await codesFor({ ...studs, ...input })).toEqual([code])
  })

  it('are refused when either stone is in the cart already', async () => {
    await cart.add({ gemstoneId: right })
    const { userErrors } = await cart.add({ ...studs, basketItemId: 'item-2', gemstonePair: [left, right] })
    expect(userErrors).toMatchObject([{ code: 'STONE_IN_CART', field: 'gemstonePair' }])
  })

  it('lose their price when one stone is sold, and get it back with the stone', async () => {
    await cart.add({ ...studs, gemstonePair: [left, right] })
    const world = createWorldClient('http://mock.test', mockApi.fetch)
    await world.setStoneAvailability('default', right, 'SOLD')
    expect((await cart.get())?.cartItems).toMatchObject([{ total: null, availability: 'STONE_UNAVAILABLE' }])
    await world.setStoneAvailability('default', right, 'AVAILABLE')
    expect((await cart.get())?.cartItems).toMatchObject([{ availability: 'AVAILABLE' }])
  })
})

describe('a pendant', () => {
  it('needs the length of its chain, which it costs', async () => {
    expect(await codesFor({ ...pendant, optionIds: ['161', '171'], gemstoneId: left })).toEqual([
      'OPTION_NOT_CHOSEN',
    ])
    const { cart: after, userErrors } = await cart.add({ ...pendant, gemstoneId: left })
    expect(userErrors).toEqual([])
    // (186 + 95 + 12.50) × 1.2 = £352.20, so £355.00, and 8 % up to £385.00; with the stone of £4,335.00.
    // (186 + 95 + 57.50) × 1.2 = £406.20, so £410.00, and 8 % up to £445.00.
    const longer = { ...pendant, optionIds: ['161', '171', '3305'], basketItemId: 'item-2' }
    await cart.remove('item-1')
    const { cart: other } = await cart.add({ ...longer, gemstoneId: left })
    expect([after?.cartItems[0]?.total, other?.cartItems[0]?.total]).toEqual([472_000, 478_000])
  })

  it('takes no pair', async () => {
    expect(await codesFor({ ...pendant, gemstoneId: null, gemstonePair: [left, right] })).toEqual([
      'WRONG_STONE_COUNT',
    ])
  })
})
