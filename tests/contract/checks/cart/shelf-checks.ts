import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { begin, end, orderOf } from '../checkout/order-at-target.ts'
import { CartAtTarget, type CartLine, type PieceInput } from './cart-at-target.ts'
import { designsOf, drawFinishedPieces } from './drawn-pieces.ts'

const operation = 'AddCartItem'

interface Shelf {
  readonly stockStatus: string
  readonly attributes: readonly string[]
}

/** What lies on the shelf is there as often as it lies there (rules/products#stock). */
export const shelfChecks: readonly Check[] = [
  {
    operation,
    name: 'a cart has a piece from the shelf as often as it lies there',
    writes: true,
    async run(probe) {
      const { input, count } = await drawFromShelf(probe)
      const cart = new CartAtTarget(probe)
      for (let at = 0; at < count; at += 1) await cart.put(`${at}`, input)
      const { cart: full, userErrors } = await cart.add('one too many', input)
      const codes = userErrors.map(({ code }) => code)
      probe.expectSame(codes, ['NOT_IN_STOCK'], `The codes for ${input.sku}, of which ${count} lie there`)
      probe.expectSame(full?.cartItems.length, count, 'How many lines there are')
      await cart.clear()
    },
  },
  {
    operation: 'PlaceOrder',
    name: 'a piece from the shelf that somebody is paying for lies there no more, until they do not',
    writes: true,
    async run(probe) {
      const { input, count } = await drawFromShelf(probe)
      const cart = new CartAtTarget(probe)
      const order = await orderOf(probe, await cart.put('one', input))
      // Whoever waits for all of them: the last of these lines is the one that somebody takes.
      const other = new CartAtTarget(probe)
      for (let at = 0; at < count; at += 1) await other.put(`${at}`, input)
      const before = (await other.read())?.cartItems.map(stateOf)
      const payment = await begin(probe, order)
      const left = await countOnShelf(probe, input)
      const meanwhile = (await other.read())?.cartItems.map(stateOf)
      await end(probe, payment)
      const free = await countOnShelf(probe, input)
      const after = (await other.read())?.cartItems.map(stateOf)
      await cart.clear()
      await other.clear()
      probe.expectSame(left, count - 1, `How many of ${input.sku} its page says lie there meanwhile`)
      probe.expectSame(free, count, `How many of ${input.sku} its page says lie there afterwards`)
      probe.expectSame(
        meanwhile,
        [...(before ?? []).slice(0, -1), 'DESIGN_UNAVAILABLE null'],
        'Which lines of another cart can be bought meanwhile, and for how much, in pence',
      )
      probe.expectSame(
        after,
        before,
        'Which lines of another cart can be bought afterwards, and for how much',
      )
    },
  },
]

/** A piece that is sold from the shelf alone, and how often it lies there as it was chosen. */
async function drawFromShelf(probe: Probe): Promise<{ readonly input: PieceInput; readonly count: number }> {
  const sold = (await designsOf(probe, categoryIds.jewellery)).map(({ sku }) => sku)
  const piece = (await drawFinishedPieces(probe, 1000)).find(
    ({ design }) => design.purchaseAvailability === 'STOCK' && sold.includes(design.sku),
  )
  if (!piece) throw new Skipped('the target sells nothing from the shelf alone')
  return { input: piece.input, count: countOf(piece.design.stock, piece.input) }
}

function stateOf({ availability, total }: CartLine): string {
  return `${availability} ${total}`
}

async function countOnShelf(probe: Probe, input: PieceInput): Promise<number> {
  const query = 'query ($sku: String!) { getDesignBySku(sku: $sku) { stock { stockStatus attributes } } }'
  const { getDesignBySku } = await probe.ask<{ getDesignBySku: { stock: readonly Shelf[] } | null }>(query, {
    sku: input.sku,
  })
  return countOf(getDesignBySku?.stock ?? [], input)
}

function countOf(stock: readonly Shelf[], { optionIds }: PieceInput): number {
  return stock.filter(
    ({ stockStatus, attributes }) =>
      stockStatus === 'IN_STOCK' && optionIds.every((id) => attributes.includes(id)),
  ).length
}
