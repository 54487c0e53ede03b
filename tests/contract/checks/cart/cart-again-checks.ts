import type { Check } from '../../runner/check.ts'
import { CartAtTarget } from './cart-at-target.ts'
import { drawFinishedPieces } from './drawn-pieces.ts'
import { knownCoupon, knownVoucher, unknownCode } from './known-codes.ts'

/** What a cart and its lines are known by, and what happens when something is done again (schema, Cart). */
export const cartAgainChecks: readonly Check[] = [
  {
    operation: 'CartBySession',
    name: 'a cart says whose it is, and each of its lines has an id of its own that stays',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      for (const [at, { input }] of (await drawFinishedPieces(probe, 3)).entries())
        await cart.put(`${at}`, input)
      const read = await cart.read()
      probe.expectSame(read?.cartSessionId, cart.session, 'The session that the cart is of')
      probe.expectSame(read?.userId, null, 'The account of a cart that was attached to none')
      const ids = read?.cartItems.map(({ id }) => id) ?? []
      probe.expectSame(new Set(ids).size, ids.length, `How many ids the lines have, of ${ids.length} lines`)
      const again = (await cart.read())?.cartItems.map(({ id }) => id)
      probe.expectSame(again, ids, 'The ids of the lines when they are read again')
      await cart.clear()
    },
  },
  {
    operation: 'AddCartItem',
    name: 'what was taken out, or cleared, can be put in again',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      await cart.put('one', piece.input)
      for (const empty of [() => cart.remove('one'), () => cart.clear()]) {
        await empty()
        const { cartItems } = await cart.put('one', piece.input)
        const ids = cartItems.map(({ basketItemId }) => basketItemId)
        probe.expectSame(ids, ['one'], 'The lines after the same piece was put in again')
      }
      await cart.clear()
    },
  },
  {
    operation: 'RemoveCartItem',
    name: 'the same piece taken out twice is no error',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [one, two] = await drawFinishedPieces(probe, 2)
      if (!one || !two) return
      await cart.put('one', one.input)
      await cart.put('two', two.input)
      const once = await cart.remove('one')
      const twice = await cart.remove('one')
      probe.expectSame(
        [twice.cart?.cartItems, twice.userErrors],
        [once.cart?.cartItems, []],
        'The lines and errors',
      )
      await cart.clear()
    },
  },
  {
    operation: 'RemoveCoupon',
    name: 'taking off a code where none is on changes nothing, and a wrong code leaves the one that is on',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      const before = await cart.put('one', piece.input)
      for (const field of ['removeCoupon', 'removeVoucher'] as const) {
        const { cart: after, userErrors } = await cart.withoutCode(field)
        probe.expectSame([after, userErrors], [before, []], `The cart and errors after ${field} without one`)
      }
      for (const [field, code] of [
        ['applyCoupon', knownCoupon],
        ['applyVoucher', knownVoucher],
      ] as const) {
        const { cart: kept } = await cart.code(field, code)
        const wrong = await cart.code(field, unknownCode)
        probe.expectSame(wrong.cart, kept, `The cart after ${field} with a code that there is not`)
        probe.expectSame(await cart.read(), kept, 'The cart that the next read has')
      }
      await cart.clear()
    },
  },
  {
    operation: 'CartBySession',
    name: 'a session or a code that is too long, and a session that is empty, are refused',
    writes: true,
    async run(probe) {
      const long = '"' + 'x'.repeat(65) + '"'
      for (const id of [long, '""']) {
        const of = `cartSessionId: ${id}`
        const asked = [
          `{ getCartByCartSessionId(${of}) { userId } }`,
          ...[
            `clearCart(${of})`,
            `removeCartItem(${of}, basketItemId: "one")`,
            `applyCoupon(${of}, code: "X")`,
            `removeVoucher(${of})`,
          ].map((field) => `mutation { ${field} { cart { userId } } }`),
        ]
        for (const query of asked) await probe.expectRefusal(query, {}, query, 'BAD_USER_INPUT')
      }
      for (const field of ['applyCoupon', 'applyVoucher']) {
        const query = `mutation { ${field}(cartSessionId: "contract-refused", code: ${long}) { userErrors { code } } }`
        await probe.expectRefusal(query, {}, `${field} with a code of 65 characters`, 'BAD_USER_INPUT')
      }
    },
  },
]
