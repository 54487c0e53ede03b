import { optionsOf } from '@shop/schema/domain/design/design'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { piecePrice } from '@shop/schema/domain/prices/piece-price'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { type DrawnPiece, drawFinishedPieces } from '../cart/drawn-pieces.ts'
import { pricingOf } from '../pricing.ts'

/**
 * The cheapest of the pieces that are made as often as they are ordered, since a voucher lasts for many of it and none is
 * missed: a ring, of some size, where there is one.
 */
export async function drawCheap(probe: Probe): Promise<DrawnPiece> {
  const pricing = await pricingOf(probe)
  const priced = (await drawFinishedPieces(probe, 1000)).flatMap((piece) => {
    const { design, input, stones } = piece
    const price = piecePrice({ design, optionIds: input.optionIds, stones, pricing })
    return price && design.purchaseAvailability === 'ALWAYS' ? [{ piece, totalPence: price.totalPence }] : []
  })
  const sizesOf = ({ design }: DrawnPiece) => optionsOf(design, fingerSizeAttribute)
  const rings = priced.filter(({ piece }) => sizesOf(piece).length > 0)
  const [cheapest] = (rings.length > 0 ? rings : priced).toSorted((a, b) => a.totalPence - b.totalPence)
  if (!cheapest) throw new Skipped('the target has no finished piece that is made to order')
  const { piece } = cheapest
  const [size] = probe.random.some(sizesOf(piece), 1)
  return size ? { ...piece, input: { ...piece.input, fingerSize: size.name } } : piece
}
