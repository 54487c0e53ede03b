import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { Boutique } from '@shop/schema/domain/vocabulary/boutiques'
import { examplePlace } from '../../example-address.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { type Cart, CartAtTarget } from '../cart/cart-at-target.ts'
import type { DrawnPiece } from '../cart/drawn-pieces.ts'
import { drawCheap } from '../checkout/cheap-piece.ts'
import { daysOf, hourOf } from '../checkout/delivery-days-at-target.ts'
import { begin, orderOf, type OrderInput, type Payment, purchaseOf } from '../checkout/order-at-target.ts'
import { newId } from '../new-id.ts'
import { readOutbox } from './outbox-at-target.ts'
import { payByCard, takenCard } from './provider-at-target.ts'

const paidQuery = `query ($id: ID!) { payment(transactionId: $id) {
  status declineReason redirectUrl
  order { uid number total deliveryOn boutique lines { sku } tracking { stage expectedOn } payment { transactionId method paid credit cardBrand cardLastDigits } }
} }`

/** An order for an address, or for a boutique. */
type CardOrderInput = Omit<OrderInput, 'delivery'> & {
  readonly delivery: OrderInput['delivery'] | { readonly boutique: Boutique; readonly day: LondonDate }
}

/** The payment of an order, and the order that it has made. */
export interface CardPayment {
  readonly status: string
  readonly declineReason: string | null
  readonly redirectUrl: string | null
  readonly order: {
    readonly uid: string
    readonly number: string
    /** In pence. */
    readonly total: number
    readonly deliveryOn: string | null
    readonly boutique: string | null
    readonly lines: readonly { readonly sku: string }[]
    readonly tracking: readonly { readonly stage: string; readonly expectedOn: string | null }[]
    readonly payment: {
      readonly transactionId: string
      readonly method: string
      readonly paid: number
      readonly credit: number | null
      readonly cardBrand: string | null
      readonly cardLastDigits: string | null
    }
  } | null
}

/** How a piece is ordered: for a boutique where one is named, and without a finger size where none is known. */
export interface CardWish {
  readonly boutique?: Boutique
  readonly isSizeUnsure?: boolean
}

/** A cart of a piece that is made as often as it is ordered, and an order of it to be paid at the mock's provider. */
export async function readyForCard(
  probe: Probe,
  { boutique, isSizeUnsure = false }: CardWish = {},
): Promise<{
  readonly cart: CartAtTarget
  readonly filled: Cart
  readonly piece: DrawnPiece
  readonly input: CardOrderInput
}> {
  // A target that is no mock is left before anything is begun.
  await readOutbox(probe)
  const cart = new CartAtTarget(probe)
  const drawn = await drawCheap(probe)
  const piece = isSizeUnsure ? withoutSize(drawn) : drawn
  // A line that was paid is never paid again, in whatever cart.
  const filled = await cart.put(newId(), piece.input)
  if (boutique === undefined) return { cart, filled, piece, input: await orderOf(probe, filled) }
  const day = daysOf(piece, hourOf(probe).now, boutique).lastDay
  const input = { ...purchaseOf(filled), delivery: { boutique, day }, billingAddress: examplePlace }
  return { cart, filled, piece, input }
}

function withoutSize(piece: DrawnPiece): DrawnPiece {
  if (!piece.input.fingerSize) throw new Skipped('the target has no finished ring that is made to order')
  const { fingerSize: _, ...input } = piece.input
  return { ...piece, input: { ...input, isSizeUnsure: true } }
}

/** A payment with its order as they stand. */
export async function readCardPayment(
  probe: Probe,
  { transactionId: id }: Payment,
): Promise<CardPayment | null> {
  return (await probe.ask<{ payment: CardPayment | null }>(paidQuery, { id })).payment
}

/** An order of one piece that was paid by card just now, and the hour in which it was. */
export async function orderByCard(probe: Probe, wish: CardWish = {}) {
  const { piece, input } = await readyForCard(probe, wish)
  const asked = hourOf(probe)
  const payment = await begin(probe, input)
  await payByCard(probe, payment, takenCard)
  const order = (await readCardPayment(probe, payment))?.order
  if (order) return { payment, piece, input, order, asked }
  return probe.fail('A payment that its card has paid has made no order')
}
