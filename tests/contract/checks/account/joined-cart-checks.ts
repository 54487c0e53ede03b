import type { Check } from '../../runner/check.ts'
import { type Cart, CartAtTarget, cartFields } from '../cart/cart-at-target.ts'
import { drawFinishedPieces, drawSettingWithStone } from '../cart/drawn-pieces.ts'
import { knownCoupon, knownVoucher } from '../cart/known-codes.ts'
import { attachCart } from './attach-cart.ts'
import { needToken } from './signed-in-checks.ts'
import { newId } from '../new-id.ts'

const operation = 'AttachCartToUser'
const mostLines = 50

/** What becomes of a guest's cart, and of that of the account, when somebody signs in (rules/basket#attaching). */
export const joinedCartChecks: readonly Check[] = [
  {
    operation,
    name: 'an account has one cart, which every session that joined leads to',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { whoAmI } = await probe.ask<{ whoAmI: { id: string } | null }>('{ whoAmI { id } }')
      const [phone, laptop] = [new CartAtTarget(probe), new CartAtTarget(probe)]
      const { cart: first } = await attachCart(probe, phone)
      probe.expectSame(first?.userId, whoAmI?.id, 'Whose the cart is')
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      const item = newId()
      await laptop.put(item, piece.input)
      const { cart: joined } = await attachCart(probe, laptop)
      probe.expectSame(joined?.cartSessionId, first?.cartSessionId, 'The cart that both sessions lead to')
      const has = (cart: Cart | null) => cart?.cartItems.some(({ basketItemId }) => basketItemId === item)
      probe.expectSame(has(joined), true, 'Whether the piece of the second session is in it')
      const { cart: again } = await attachCart(probe, laptop)
      probe.expectSame(again, joined, 'The cart after it was attached again')
      const { getCartOfUser } = await probe.ask<{ getCartOfUser: Cart | null }>(
        `{ getCartOfUser { ${cartFields} } }`,
      )
      probe.expectSame(getCartOfUser, joined, 'The cart of the account')
      const { cart } = await phone.remove(item)
      probe.expectSame(has(cart), false, 'Whether the piece is there after the other session took it out')
    },
  },
  {
    operation,
    name: 'a cart that joins brings its lines as they were, and its codes, to those of the account',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [home, guest] = [new CartAtTarget(probe), new CartAtTarget(probe)]
      const [own, brought] = await drawFinishedPieces(probe, 2)
      if (!own || !brought) return
      await attachCart(probe, home)
      const [atHome, fromGuest] = [newId(), newId()]
      await home.put(atHome, own.input)
      await guest.put(fromGuest, brought.input)
      const coupon = await guest.code('applyCoupon', knownCoupon)
      const voucher = await guest.code('applyVoucher', knownVoucher)
      const before = coupon.cart?.cartItems.find(({ basketItemId }) => basketItemId === fromGuest)
      const { cart: joined } = await attachCart(probe, guest)
      const lineOf = (item: string) => joined?.cartItems.find(({ basketItemId }) => basketItemId === item)
      probe.expect(lineOf(atHome) !== undefined, 'What the account had is gone after a cart has joined')
      probe.expectSame(
        lineOf(fromGuest)?.addedAt,
        before?.addedAt,
        'When the line that was brought was put in',
      )
      if (coupon.userErrors.length === 0)
        probe.expectSame(joined?.coupon?.code, coupon.cart?.coupon?.code, 'The coupon that was brought')
      if (voucher.userErrors.length === 0)
        probe.expectSame(joined?.voucher?.code, voucher.cart?.voucher?.code, 'The voucher that was brought')
      for (const field of ['removeCoupon', 'removeVoucher'] as const) await home.withoutCode(field)
      for (const item of [atHome, fromGuest]) await home.remove(item)
    },
  },
  {
    operation,
    name: 'of two lines with one stone the later one stays, and lines stand in the order in which they were put in',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [home, guest] = [new CartAtTarget(probe), new CartAtTarget(probe)]
      const { cart: had } = await attachCart(probe, home)
      const known = had?.cartItems.flatMap(({ gemstoneId, gemstonePair }) =>
        [gemstoneId ?? [], gemstonePair].flat(),
      )
      const { input: ring } = await drawSettingWithStone(probe, known)
      const [own, brought] = await drawFinishedPieces(probe, 2)
      if (!own || !brought) return
      const [first, second, older, later] = [newId(), newId(), newId(), newId()]
      try {
        await guest.put(first, brought.input)
        await home.put(second, own.input)
        await home.put(older, ring)
        await guest.put(later, ring)
        const { cart: joined } = await attachCart(probe, guest)
        const lines = joined?.cartItems ?? []
        const ofStone = lines.filter(({ gemstoneId }) => gemstoneId === ring.gemstoneId)
        const items = ofStone.map(({ basketItemId }) => basketItemId)
        probe.expectSame(items, [later], 'The lines that hold a stone which lay in both carts')
        const moments = lines.map(({ addedAt }) => Date.parse(addedAt))
        const inOrder = moments.toSorted((a, b) => a - b)
        probe.expectSame(moments, inOrder, 'When the lines were put in, in the order in which they stand')
      } finally {
        for (const item of [first, second, older, later]) await home.remove(item)
      }
    },
  },
  {
    operation,
    name: 'a cart that is too many for that of the account says so',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [home, guest] = [new CartAtTarget(probe), new CartAtTarget(probe)]
      const piece = (await drawFinishedPieces(probe, 100)).find(
        ({ design }) => design.purchaseAvailability === 'ALWAYS',
      )
      if (!piece) return
      const { cart: first } = await attachCart(probe, home)
      const items = Array.from({ length: mostLines - (first?.cartItems.length ?? 0) }, newId)
      for (const item of items) await home.put(item, piece.input)
      await guest.put(newId(), piece.input)
      const { cart: full, userErrors } = await attachCart(probe, guest)
      probe.expectSame(
        userErrors.map(({ code }) => code),
        ['CART_FULL'],
        'The codes for a line more than fifty',
      )
      probe.expect((full?.cartItems.length ?? 0) <= mostLines, 'A cart holds more than fifty lines')
      probe.expectSame(full?.cartSessionId, guest.session, 'The cart that is answered where two do not join')
      const left = [await guest.read(), await home.read()].map((cart) => cart?.cartItems.length)
      const what = 'How many lines there are in the cart of the session and in that of the account'
      probe.expectSame(left, [1, mostLines], what)
      for (const item of items) await home.remove(item)
      await guest.clear()
    },
  },
]
