import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { finishedPiece } from '@shop/mock-api/testing/finished-piece'
import { freshCustomer } from '@shop/mock-api/identity/testing/fresh-customer'
import { expect } from 'vitest'
import { newWorld, visitorOf, type WatchedMock } from '../watched-mock.ts'
import {
  addRing,
  type Cart,
  cartOf,
  fittingStones,
  refusals,
  sessionId,
  solitaire,
  stoneIds,
} from './shopping.ts'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))

/** Studs in yellow gold for two round stones. */
const earrings = { sku: 'ES-00401', optionIds: ['161', '171'], gemstoneId: null }
const pair = [idOf('pairLeft'), idOf('pairRight')] as const

/** A cart is filled, refuses what it cannot hold, is emptied, and joins an account's. */
export async function fillCart(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  const ring = { cartSessionId: sessionId, basketItemId: 'ring', ...solitaire, gemstoneId: fittingStones[0] }
  const linesOf = async () => (await cartOf(visitor))?.cartItems.map(({ basketItemId }) => basketItemId)

  await visitor.change('AddCartItem', { input: ring }, { look: linesOf, expected: ['ring'] })
  for (const [code, input] of refusedChoices) {
    const choice = { ...ring, basketItemId: 'refused', gemstoneId: fittingStones[1], ...input }
    expect([input, await refusals(visitor, 'AddCartItem', { input: choice })]).toEqual([input, [code]])
  }
  const studs = { ...ring, ...finishedPiece('EA-01003', '9ct Yellow Gold'), gemstoneId: null }
  await addRing(visitor, { ...studs, basketItemId: 'studs' })
  await addRing(visitor, { ...earrings, basketItemId: 'pair', gemstonePair: pair })
  await visitor.change(
    'RemoveCartItem',
    { cartSessionId: sessionId, basketItemId: 'ring' },
    { look: linesOf, expected: ['studs', 'pair'] },
  )
  await visitor.change('ClearCart', { cartSessionId: sessionId }, { look: linesOf, expected: [] })
}

/** What lies in a cart is sold to somebody else. */
export async function seeItSold(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  const [gemstoneId] = fittingStones
  await addRing(visitor, { gemstoneId })
  await mock.worlds.setStoneAvailability(world, gemstoneId, 'SOLD')
  expect((await cartOf(visitor))?.cartItems).toMatchObject([
    { total: null, subTotal: null, availability: 'STONE_UNAVAILABLE' },
  ])
}

/** The carts of two browsers become an account's, until both are too many. */
export async function joinCarts(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const { id: userId, token } = await freshCustomer(mock, 'cart@example.com', world)
  const visitor = visitorOf(mock, world, token)
  const ofUser = async () =>
    (await visitor.send<{ getCartOfUser: Cart | null }>('CartOfUser')).getCartOfUser?.cartItems.length
  await addRing(visitor)
  const attach = (cartSessionId: string) => ({ input: { userId, cartSessionId } })
  await visitor.change('AttachCartToUser', attach(sessionId), { look: ofUser, expected: 1 })

  const stones = (
    await stoneIds(visitor, 52, {
      attributeIds: ['171'],
      stoneSizes: [{ shapeId: '171', lengthMin: 5.2, lengthMax: 6.2 }],
    })
  ).filter((id) => id !== fittingStones[0])
  for (const [index, gemstoneId] of stones.slice(0, 50).entries()) {
    await addRing(visitor, { cartSessionId: 'other', basketItemId: `ring-${index}`, gemstoneId })
  }
  const more = { ...solitaire, cartSessionId: 'other', basketItemId: 'ring-50', gemstoneId: stones[50] }
  expect(await refusals(visitor, 'AddCartItem', { input: more })).toEqual(['CART_FULL'])
  expect(await refusals(visitor, 'AttachCartToUser', attach('other'))).toEqual(['CART_FULL'])
}

/** What a shopper can choose that a cart does not take, with the code that says why (rules/basket#cart-sync). */
const refusedChoices: readonly (readonly [string, object])[] = [
  ['UNKNOWN_DESIGN', { sku: 'PR-99999' }],
  [
    'DESIGN_UNAVAILABLE',
    { ...finishedPiece('WR-00625', '18ct Yellow Gold', '3.00', 'Medium'), gemstoneId: null },
  ],
  ['UNKNOWN_OPTION', { optionIds: ['161', '171', '180'] }],
  ['OPTION_NOT_CHOSEN', { optionIds: ['171'] }],
  ['UNKNOWN_FINGER_SIZE', { fingerSize: 'E' }],
  ['NOT_IN_STOCK', { ...finishedPiece('WR-00675', '18ct White Gold', '2.50'), gemstoneId: null }],
  ['ENGRAVING_NOT_ALLOWED', { engraving: { font: 'Gothic', text: 'ANNA' } }],
  ['WRONG_STONE_COUNT', { gemstoneId: null }],
  ['UNKNOWN_STONE', { gemstoneId: '999999' }],
  ['STONE_UNAVAILABLE', { gemstoneId: idOf('sold') }],
  ['STONE_DOES_NOT_FIT', { gemstoneId: idOf('tenCarats') }],
  ['STONE_IN_CART', { gemstoneId: fittingStones[0] }],
  ['STONES_NOT_A_PAIR', { ...earrings, gemstonePair: [pair[0], idOf('wholePounds')] }],
]
