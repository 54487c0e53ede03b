import { optionsOf } from '@shop/schema/domain/design/design'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import { expectNow } from '../moments.ts'
import { CartAtTarget } from './cart-at-target.ts'
import { drawFinishedPieces, drawSettingWithStone } from './drawn-pieces.ts'
import { unknownCode } from './known-codes.ts'

/** What a cart keeps and forgets (rules/basket#cart-sync). */
export const cartChecks: readonly Check[] = [
  {
    operation: 'AddCartItem',
    name: 'a piece is there for the next read as it was sent, until it is taken out',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      // Of all that is set with a stone a ring alone has a finger size.
      const { input, design } = await drawSettingWithStone(probe, [], [subCategoryIds.engagementRing])
      const [size] = probe.random.some(optionsOf(design, fingerSizeAttribute), 1)
      const sent = {
        ...input,
        sku: input.sku.toLowerCase(),
        ...(size && { fingerSize: size.name, isSizeUnsure: true }),
      }
      const added = await cart.put('one', sent)
      const [line] = added.cartItems
      const { sku, optionIds, gemstoneId } = input
      const facts = {
        basketItemId: 'one',
        sku,
        optionIds,
        gemstoneId,
        fingerSize: size?.name ?? null,
        ...(size && { isSizeUnsure: true }),
      }
      for (const [field, value] of Object.entries(facts)) {
        probe.expectSame(
          line && Object.entries(line).find(([name]) => name === field)?.[1],
          value,
          `The ${field} of the line`,
        )
      }
      probe.expectSame(line?.availability ?? 'AVAILABLE', 'AVAILABLE', 'Whether the line can be bought')
      expectNow(probe, line?.addedAt ?? null, 'The line was added')
      const read = await cart.read()
      probe.expectSame(read?.cartItems, added.cartItems, 'The lines that the next read has')
      const removed = await cart.remove('one')
      probe.expectSame(
        [removed.cart?.cartItems, removed.userErrors],
        [[], []],
        'The lines and errors after taking it out',
      )
      const left = await cart.read()
      probe.expectSame(left?.cartItems, [], 'The lines that the next read has after taking it out')
      probe.expectSame(removed.cart?.totals, left?.totals, 'The totals of the answer to taking it out')
    },
  },
  {
    operation: 'AddCartItem',
    name: 'the same item sent again is there once, and changes nothing',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [first, second] = await drawFinishedPieces(probe, 2)
      if (!first || !second) return
      const before = await cart.put('one', first.input)
      const again = await cart.add('one', second.input)
      probe.expectSame(
        [again.cart?.cartItems, again.userErrors],
        [before.cartItems, []],
        'The lines after the same item was sent again',
      )
      const both = await cart.put('two', second.input)
      const ids = both.cartItems.map(({ basketItemId }) => basketItemId)
      probe.expectSame(ids, ['one', 'two'], 'The lines in the order in which they were added')
      await cart.clear()
    },
  },
  {
    operation: 'RemoveCartItem',
    name: 'taking out what is not in changes nothing and is no error',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      const before = await cart.put('one', piece.input)
      const after = await cart.remove('another')
      probe.expectSame(
        [after.cart?.cartItems, after.userErrors],
        [before.cartItems, []],
        'The lines and errors',
      )
      await cart.clear()
    },
  },
  {
    operation: 'ClearCart',
    name: 'a cart that was cleared is empty for the next read, and stays',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      for (const [at, { input }] of (await drawFinishedPieces(probe, 2)).entries())
        await cart.put(`${at}`, input)
      const cleared = await cart.clear()
      probe.expectSame(
        [cleared.cart?.cartItems, cleared.userErrors],
        [[], []],
        'The lines and errors after clearing',
      )
      const read = await cart.read()
      probe.expectSame(read?.cartItems, [], 'The lines that the next read has after clearing')
      probe.expectSame(read?.totals?.total ?? 0, 0, 'What the cleared cart comes to')
      probe.expectSame(cleared.cart?.totals, read?.totals, 'The totals of the answer to clearing')
    },
  },
  {
    operation: 'CartBySession',
    name: 'what puts nothing into a cart makes none',
    writes: true,
    async run(probe) {
      const [piece] = await drawFinishedPieces(probe, 1)
      const cart = new CartAtTarget(probe)
      for (const [what, { cart: after }] of [
        ['clearing', await cart.clear()],
        ['taking a piece out', await cart.remove('no-such-item')],
        ['taking a coupon off', await cart.withoutCode('removeCoupon')],
        ['a code', await cart.code('applyVoucher', unknownCode)],
        ...(piece
          ? [
              [
                'a piece that is refused',
                await cart.add('one', { ...piece.input, sku: 'NO-SUCH-SKU' }),
              ] as const,
            ]
          : []),
      ] as const) {
        probe.expectSame(after, null, `The cart after ${what} in a session that has none`)
      }
      probe.expectSame(await cart.read(), null, 'The cart that is read where nothing was put in')
    },
  },
  {
    operation: 'CartBySession',
    name: 'a session without a cart has none, and one does not see what another has',
    writes: true,
    async run(probe) {
      const [mine, theirs] = [new CartAtTarget(probe), new CartAtTarget(probe)]
      probe.expectSame(await mine.read(), null, 'The cart of a session that never had one')
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      await theirs.put('one', piece.input)
      probe.expectSame(
        await mine.read(),
        null,
        'The cart of a session beside which another has filled its own',
      )
      await mine.put('one', piece.input)
      const { cart: before } = await mine.remove('one')
      probe.expectSame(before?.cartItems, [], 'The lines of a session after its only one was taken out')
      const kept = (await theirs.read())?.cartItems.map(({ basketItemId }) => basketItemId)
      probe.expectSame(kept, ['one'], 'The lines of a session beside which another has taken out its own')
      await mine.clear()
      const after = (await theirs.read())?.cartItems.length
      probe.expectSame(after, 1, 'How many lines a session has beside which another has cleared its own')
      await theirs.clear()
    },
  },
]
