import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { Cart, CartPayload } from '../generated/resolvers.ts'
import { type Customer, freshCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { type CartSession, cartSession } from '../testing/cart-session.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
const stone = idOf('wholePounds')
const otherStone = idOf('pairLeft')
const hour = 3_600_000
/** A finished piece, which may lie in a cart many times. */
const earrings = { sku: 'EA-01003', optionIds: ['169'] }

const cartFields = 'cartSessionId userId cartItems { basketItemId gemstoneId addedAt }'
const attachDocument = `mutation ($input: AttachCartToUserInput!) {
  attachCartToUser(input: $input) { cart { ${cartFields} } userErrors { code } }
}`

let mockApi: MockApi
let worlds: WorldClient
let maria: Customer
let phone: CartSession
let laptop: CartSession
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  maria = await freshCustomer(mockApi)
  phone = cartSession(mockApi, { sessionId: 'phone' })
  laptop = cartSession(mockApi, { sessionId: 'laptop' })
})
afterEach(() => mockApi.close())

async function attach(cartSessionId: string, by = maria): Promise<CartPayload> {
  const { attachCartToUser } = await by.ask<{ attachCartToUser: CartPayload }>(attachDocument, {
    input: { userId: by.id, cartSessionId },
  })
  return attachCartToUser
}
const cartOfUser = async (by = maria) =>
  (await by.ask<{ getCartOfUser: Cart | null }>(`{ getCartOfUser { ${cartFields} } }`)).getCartOfUser

/** Session id, owner and lines of a cart. */
const summary = (cart: Cart | null | undefined) =>
  cart && [cart.cartSessionId, cart.userId, cart.cartItems.map(({ basketItemId }) => basketItemId)]

describe('attaching a cart (rules/basket#attaching)', () => {
  it('makes a guest’s the account’s, under the session id it had', async () => {
    await phone.add({ basketItemId: 'a', gemstoneId: stone })
    const { cart, userErrors } = await attach('phone')
    expect([summary(cart), userErrors]).toEqual([['phone', maria.id, ['a']], []])
    expect(await attach('phone')).toEqual({ cart, userErrors: [] })
    expect(summary(await phone.get())).toEqual(['phone', maria.id, ['a']])
  })

  it('makes a cart of the account where there is none at all', async () => {
    expect(await cartOfUser()).toBeNull()
    expect(summary((await attach('phone')).cart)).toEqual(['phone', maria.id, []])
    await phone.add({ basketItemId: 'a', gemstoneId: stone })
    expect(summary(await cartOfUser())).toEqual(['phone', maria.id, ['a']])
  })

  it('gives a device that knows no cart the account’s', async () => {
    await phone.add({ basketItemId: 'a', gemstoneId: stone })
    await attach('phone')
    expect(summary((await attach('laptop')).cart)).toEqual(['phone', maria.id, ['a']])
    await laptop.add({ basketItemId: 'b', gemstoneId: otherStone })
    expect(summary(await cartOfUser())).toEqual(['phone', maria.id, ['a', 'b']])
  })

  it('joins the lines of both, each once, in the order in which they were put in', async () => {
    await phone.add({ basketItemId: 'a', gemstoneId: stone })
    await attach('phone')
    await worlds.advanceClock('default', hour)
    await laptop.add({ basketItemId: 'b', gemstoneId: otherStone })
    await worlds.advanceClock('default', hour)
    await laptop.add({ basketItemId: 'c', gemstoneId: stone })
    const { cart } = await attach('laptop')
    expect(summary(cart)).toEqual(['phone', maria.id, ['b', 'c']])
    expect(cart?.cartItems.map(({ addedAt }) => addedAt)).toEqual([
      '2026-11-25T11:00:00.000Z',
      '2026-11-25T12:00:00.000Z',
    ])
    expect((await attach('laptop')).cart).toEqual(cart)
    expect((await attach('phone')).cart).toEqual(cart)
  })

  it('leads a second tab with the old session id to the joined cart, to read and to write', async () => {
    await phone.add({ basketItemId: 'a', gemstoneId: stone })
    await attach('phone')
    await laptop.add({ basketItemId: 'b', gemstoneId: otherStone })
    await attach('laptop')
    expect(summary(await laptop.get())).toEqual(['phone', maria.id, ['a', 'b']])
    expect(summary((await laptop.remove('a')).cart)).toEqual(['phone', maria.id, ['b']])
    expect((await laptop.add({ basketItemId: 'c', gemstoneId: otherStone })).userErrors).toMatchObject([
      { code: 'STONE_IN_CART' },
    ])
    expect(summary((await laptop.clear()).cart)).toEqual(['phone', maria.id, []])
    expect(summary(await phone.get())).toEqual(['phone', maria.id, []])
  })

  it('leaves lines that have expired behind, so that they end no others', async () => {
    await phone.add({ basketItemId: 'a', gemstoneId: stone })
    await attach('phone')
    await worlds.advanceClock('default', 48 * hour)
    await laptop.add({ basketItemId: 'b', gemstoneId: otherStone })
    expect(summary((await attach('laptop')).cart)).toEqual(['phone', maria.id, ['b']])
  })

  it('refuses more lines than a cart holds, and loses none of them', async () => {
    for (let index = 0; index < 30; index += 1) {
      await phone.add({ ...earrings, basketItemId: `phone-${index}` })
      await laptop.add({ ...earrings, basketItemId: `laptop-${index}` })
    }
    await attach('phone')
    const { cart, userErrors } = await attach('laptop')
    expect(userErrors).toEqual([{ code: 'CART_FULL' }])
    expect([cart?.cartSessionId, cart?.userId, cart?.cartItems.length]).toEqual(['laptop', null, 30])
    expect((await cartOfUser())?.cartItems).toHaveLength(30)
    for (let index = 0; index < 10; index += 1) await phone.remove(`phone-${index}`)
    expect((await attach('laptop')).cart?.cartItems).toHaveLength(50)
  })

  it('copies another account’s, which keeps its own, and brings nothing back that was taken out', async () => {
    const other = await freshCustomer(mockApi, 'other@example.com')
    await phone.add({ basketItemId: 'a', gemstoneId: stone })
    await phone.add({ basketItemId: 'b', gemstoneId: otherStone })
    await attach('phone', other)
    const { cart } = await attach('phone')
    expect(summary(cart)).toEqual([expect.any(String), maria.id, ['a', 'b']])
    expect(cart?.cartSessionId).not.toBe('phone')
    const own = cartSession(mockApi, { sessionId: cart?.cartSessionId ?? '' })
    await own.remove('a')
    expect(summary((await attach('phone')).cart)).toEqual([cart?.cartSessionId, maria.id, ['b']])
    expect(summary(await cartOfUser(other))).toEqual(['phone', other.id, ['a', 'b']])
  })

  /** A cart of somebody else's, which the device of maria still knows; and hers, on the laptop. */
  async function withOthersCart() {
    const other = await freshCustomer(mockApi, 'other@example.com')
    await attach('phone', other)
    await attach('laptop')
    return other
  }

  it('copies another account’s only as far as a cart holds, and else nothing of it', async () => {
    const other = await withOthersCart()
    for (let index = 0; index < 30; index += 1) {
      await phone.add({ ...earrings, basketItemId: `phone-${index}` })
      await laptop.add({ ...earrings, basketItemId: `laptop-${index}` })
    }
    expect((await attach('phone')).userErrors).toEqual([{ code: 'CART_FULL' }])
    expect((await cartOfUser())?.cartItems).toHaveLength(30)
    for (let index = 0; index < 10; index += 1) await laptop.remove(`laptop-${index}`)
    // As many as a cart may hold.
    expect((await attach('phone')).userErrors).toEqual([])
    expect((await cartOfUser())?.cartItems).toHaveLength(50)
    expect((await cartOfUser(other))?.cartItems).toHaveLength(30)
  })

  it('copies a stone that is there already as the line that was put in last, one line of it', async () => {
    await withOthersCart()
    await laptop.add({ basketItemId: 'own-first', gemstoneId: stone })
    await phone.add({ basketItemId: 'theirs-first', gemstoneId: otherStone })
    await worlds.advanceClock('default', hour)
    await phone.add({ basketItemId: 'theirs-last', gemstoneId: stone })
    await laptop.add({ basketItemId: 'own', ...earrings })
    await worlds.advanceClock('default', hour)
    await laptop.add({ basketItemId: 'own-last', gemstoneId: otherStone })
    const ids = (await attach('phone')).cart?.cartItems.map(({ basketItemId }) => basketItemId)
    expect(ids?.toSorted()).toEqual(['own', 'own-last', 'theirs-last'])
    await laptop.remove('own-last')
    // Neither the line that has lost comes later, nor one that was copied comes again.
    expect(summary((await attach('phone')).cart)?.[2]).toHaveLength(2)
  })

  it('is for the owner of the token alone', async () => {
    const other = await freshCustomer(mockApi, 'other@example.com')
    const { data, errors } = await maria.tryTo(attachDocument, {
      input: { userId: other.id, cartSessionId: 'phone' },
    })
    expect([data, errors?.[0]?.extensions]).toEqual([null, { code: 'FORBIDDEN', argument: 'input.userId' }])
    expect(errors?.[0]?.message).toBe('A cart is attached to the owner of the token alone.')
    expect(await phone.get()).toBeNull()
  })

  it('refuses a session id that no page sends', async () => {
    const { errors } = await maria.tryTo(attachDocument, {
      input: { userId: maria.id, cartSessionId: '' },
    })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'input.cartSessionId' })
  })
})
