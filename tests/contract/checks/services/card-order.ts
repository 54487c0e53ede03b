import type { Probe } from '../../runner/probe.ts'
import { type Cart, CartAtTarget } from '../cart/cart-at-target.ts'
import type { DrawnPiece } from '../cart/drawn-pieces.ts'
import { drawCheap } from '../checkout/cheap-piece.ts'
import { hourOf } from '../checkout/delivery-day-checks.ts'
import { begin, orderOf, type OrderInput, type Payment } from '../checkout/order-at-target.ts'
import { newId } from '../new-id.ts'
import { readOutbox } from './outbox-at-target.ts'
import { payByCard, takenCard } from './provider-at-target.ts'

const paidQuery = `query ($id: ID!) { payment(transactionId: $id) {
  status declineReason redirectUrl
  order { uid number total deliveryOn lines { sku } payment { transactionId method paid credit cardBrand cardLastDigits } }
} }`

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
    readonly lines: readonly { readonly sku: string }[]
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

/** A cart of a piece that is made as often as it is ordered, and an order of it to be paid at the mock's provider. */
export async function readyForCard(probe: Probe): Promise<{
  readonly cart: CartAtTarget
  readonly filled: Cart
  readonly piece: DrawnPiece
  readonly input: OrderInput
}> {
  // A target that is no mock is left before anything is begun.
  await readOutbox(probe)
  const cart = new CartAtTarget(probe)
  const piece = await drawCheap(probe)
  // A line that was paid is never paid again, in whatever cart.
  const filled = await cart.put(newId(), piece.input)
  return { cart, filled, piece, input: await orderOf(probe, filled) }
}

/** A payment with its order as they stand. */
export async function readCardPayment(
  probe: Probe,
  { transactionId: id }: Payment,
): Promise<CardPayment | null> {
  return (await probe.ask<{ payment: CardPayment | null }>(paidQuery, { id })).payment
}

/** An order of one piece that was paid by card just now, and the hour in which it was. */
export async function orderByCard(probe: Probe) {
  const { piece, input } = await readyForCard(probe)
  const asked = hourOf(probe)
  const payment = await begin(probe, input)
  await payByCard(probe, payment, takenCard)
  const order = (await readCardPayment(probe, payment))?.order
  if (order) return { payment, piece, input, order, asked }
  probe.expect(false, 'A payment that its card has paid has made no order')
  throw new Error('There is no order')
}
