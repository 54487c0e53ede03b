import { optionsOf } from '@shop/schema/domain/design/design'
import { engravingAttribute } from '@shop/schema/domain/design/product-choice'
import { engravingPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { engravingLimit } from '@shop/schema/domain/vocabulary/engraving'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget, type CartLine, type PieceInput } from './cart-at-target.ts'
import { drawEarringsWithPair, drawFinishedPieces } from './drawn-pieces.ts'

/** What a cart keeps of a line, and of those beside it (schema, CartItem). */
export const cartLineChecks: readonly Check[] = [
  {
    operation: 'RemoveCartItem',
    name: 'taking one of several out leaves the others as they were',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const pieces = await drawFinishedPieces(probe, 4)
      let lines: readonly CartLine[] = []
      for (const [at, { input }] of pieces.entries()) lines = (await cart.put(`${at}`, input)).cartItems
      const others = lines.filter(({ basketItemId }) => basketItemId !== '1')
      probe.expectSame((await cart.remove('1')).cart?.cartItems, others, 'The lines without the second')
      probe.expectSame((await cart.read())?.cartItems, others, 'The lines that the next read has')
      await cart.clear()
    },
  },
  {
    operation: 'AddCartItem',
    name: 'a pair of stones is kept as it was sent, and the lettering in capitals',
    writes: true,
    async run(probe) {
      const earrings = await drawEarringsWithPair(probe)
      const line = await lineOf(probe, earrings.input)
      probe.expectSame(
        [line?.gemstonePair, line?.gemstoneId],
        [earrings.input.gemstonePair, null],
        'The pair of the line, and its single stone',
      )
      for (const { font, input } of (await drawLettered(probe)).slice(0, 2)) {
        const { engraving } = (await lineOf(probe, { ...input, engraving: { font, text: 'a' } })) ?? {}
        probe.expectSame(engraving, { font, text: 'A' }, `The lettering of ${input.sku}`)
      }
    },
  },
  {
    operation: 'AddCartItem',
    name: 'the stones of a pair are in a cart once, and one stone twice is no pair',
    writes: true,
    async run(probe) {
      const { input } = await drawEarringsWithPair(probe)
      const cart = new CartAtTarget(probe)
      await cart.put('one', input)
      for (const pair of [input.gemstonePair ?? [], input.gemstonePair?.toReversed() ?? []]) {
        const { cart: after, userErrors } = await cart.add('two', { ...input, gemstonePair: pair })
        probe.expectSame(
          userErrors,
          [{ code: 'STONE_IN_CART', field: 'gemstonePair' }],
          'What speaks against a pair that is in the cart already',
        )
        probe.expectSame(after?.cartItems.length, 1, 'How many lines there are')
      }
      await cart.clear()
      const [first = ''] = input.gemstonePair ?? []
      const query =
        'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { userErrors { code } } }'
      const twice = {
        cartSessionId: cart.session,
        basketItemId: 'twice',
        ...input,
        gemstonePair: [first, first],
      }
      await probe.expectRefusal(query, { input: twice }, 'one stone twice for a pair', 'BAD_USER_INPUT')
    },
  },
  {
    operation: 'AddCartItem',
    name: 'a lettering that does not fit, or cannot be cut, is not put in',
    writes: true,
    async run(probe) {
      const lettered = await drawLettered(probe)
      probe.skipUnless(lettered.length > 0, 'nothing that was drawn can be engraved')
      for (const { font, input, design } of lettered.slice(0, 3)) {
        const limit = engravingLimit(engravingPlaceOf(design, input.optionIds))
        for (const text of ['A'.repeat(limit + 1), 'É!']) {
          const cart = new CartAtTarget(probe)
          const { cart: after, userErrors } = await cart.add('one', { ...input, engraving: { font, text } })
          const codes = userErrors.map(({ code }) => code)
          probe.expectSame(codes, ['ENGRAVING_NOT_ALLOWED'], `The codes for ${text} on ${input.sku}`)
          probe.expectSame(after?.cartItems ?? [], [], 'The lines of the cart')
        }
      }
    },
  },
]

/** Finished pieces by lot that can be engraved, each with the first of its letterings. */
async function drawLettered(probe: Probe) {
  return (await drawFinishedPieces(probe, 100)).flatMap((piece) => {
    const [font] = optionsOf(piece.design, engravingAttribute)
    return font ? [{ ...piece, font: font.name }] : []
  })
}

/** The line that a piece becomes in a cart that has nothing else, as the next read has it. */
async function lineOf(probe: Probe, input: PieceInput): Promise<CartLine | undefined> {
  const cart = new CartAtTarget(probe)
  await cart.put('one', input)
  const [line] = (await cart.read())?.cartItems ?? []
  await cart.clear()
  return line
}
