import { optionsOf } from '@shop/schema/domain/design/design'
import { engravingAttribute } from '@shop/schema/domain/design/product-choice'
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
    name: 'a pair of stones and the lettering are kept as they were sent',
    writes: true,
    async run(probe) {
      const earrings = await drawEarringsWithPair(probe)
      const line = await lineOf(probe, earrings.input)
      probe.expectSame(
        [line?.gemstonePair, line?.gemstoneId],
        [earrings.input.gemstonePair, null],
        'The pair of the line, and its single stone',
      )
      const pieces = await drawFinishedPieces(probe, 100)
      const lettered = pieces.flatMap(({ design, input }) => {
        const [font] = optionsOf(design, engravingAttribute)
        return font ? [{ ...input, engraving: { font: font.name, text: 'A' } }] : []
      })
      for (const input of lettered.slice(0, 2)) {
        const { engraving } = (await lineOf(probe, input)) ?? {}
        probe.expectSame(engraving, input.engraving, `The lettering of ${input.sku}`)
      }
    },
  },
]

/** The line that a piece becomes in a cart that has nothing else, as the next read has it. */
async function lineOf(probe: Probe, input: PieceInput): Promise<CartLine | undefined> {
  const cart = new CartAtTarget(probe)
  await cart.put('one', input)
  const [line] = (await cart.read())?.cartItems ?? []
  await cart.clear()
  return line
}
