import type { PieceInput } from '../cart/cart-at-target.ts'
import type { DrawnPiece } from '../cart/drawn-pieces.ts'
import { expectNow } from '../moments.ts'
import type { Probe } from '../../runner/probe.ts'
import type { OrderInput } from './order-at-target.ts'

const addressFields = '{ firstName lastName line1 line2 town county postcode phone }'

/** Where an order goes, what it holds in words, and when it was paid (schema, Order). */
export const detailFields = `deliveryAddress ${addressFields} billingAddress ${addressFields} boutique giftMessage
  refund { total }
  lines { sku name total optionIds fingerSize isSizeUnsure engraving { font text } options { name value } }
  payment { transactionId method paid credit paidAt cardBrand cardLastDigits }`

interface OrderAddress {
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
  readonly line2: string | null
  readonly town: string
  readonly county: string | null
  readonly postcode: string
  readonly phone: string | null
}

export interface OrderDetails {
  readonly placedAt: string
  readonly deliveryAddress: OrderAddress
  readonly billingAddress: OrderAddress | null
  readonly boutique: string | null
  readonly giftMessage: string | null
  readonly refund: object | null
  readonly tracking: readonly {
    readonly stage: string
    readonly doneAt: string | null
    readonly expectedOn: string | null
  }[]
  readonly lines: readonly OrderedLine[]
  readonly payment: {
    readonly transactionId: string
    readonly method: string
    readonly paid: number
    readonly credit: number | null
    readonly paidAt: string
    readonly cardBrand: string | null
    readonly cardLastDigits: string | null
  }
}

interface OrderedLine {
  readonly sku: string
  readonly name: string
  readonly total: number
  readonly optionIds: readonly string[]
  readonly fingerSize: string | null
  readonly isSizeUnsure: boolean | null
  readonly engraving: PieceInput['engraving']
  readonly options: readonly { readonly name: string; readonly value: string }[]
}

/** What an order of a present says that nothing of its price does: a card, and another address for the bill. */
export function asPresent(input: OrderInput) {
  const { contact, delivery } = input
  return {
    ...input,
    contact: { ...contact, phone: '+447700900461' },
    delivery: { ...delivery, address: { ...delivery.address, line2: 'The Coach House', county: 'Somerset' } },
    billingAddress: { line1: '3 Quayside', town: 'Bristol', postcode: 'BS1 4DJ' },
    giftMessage: 'For Zoë,\nwith love – always.',
  }
}

/** Whether an order of one piece that was placed just now says what was sent. */
export function expectDetails(
  probe: Probe,
  order: OrderDetails,
  { input, piece: { input: piece, design } }: { input: ReturnType<typeof asPresent>; piece: DrawnPiece },
): void {
  const { firstName, lastName, phone } = input.contact
  const person = { firstName, lastName }
  probe.expectSame(
    order.deliveryAddress,
    { ...person, ...input.delivery.address, phone },
    'Who and where the order goes to',
  )
  // Nobody is called about a bill.
  const { phone: _, ...billed } = order.billingAddress ?? { phone: null }
  const bill = { ...person, ...input.billingAddress, line2: null, county: null }
  probe.expectSame(billed, bill, 'Whom and where the invoice is made out to')
  probe.expectSame(
    [order.boutique, order.giftMessage],
    [null, input.giftMessage],
    'The boutique of a delivery, and what its card says',
  )
  const [line] = order.lines
  probe.expectSame(
    [line?.optionIds.toSorted(), line?.fingerSize, line?.isSizeUnsure ?? false, line?.engraving],
    [piece.optionIds.toSorted(), piece.fingerSize ?? null, false, piece.engraving ?? null],
    'Options, finger size and lettering of the line',
  )
  const inWords = design.attributes.flatMap(({ name, options }) =>
    options.filter(({ id }) => piece.optionIds.includes(id)).map(({ name: value }) => ({ name, value })),
  )
  probe.expectSame(line?.options, inWords, 'What was chosen, in words, beside the design')
  probe.expectSame(line?.name, design.name, 'The name of the line, beside the design')
  expectNow(probe, order.placedAt, 'An order was placed')
  const stages = order.tracking.map(({ stage }) => stage)
  probe.expectSame(
    stages.includes('STONE_SECURED'),
    false,
    'Whether a stone is secured of an order without one',
  )
  const ordered = order.tracking.find(({ stage }) => stage === 'ORDERED')
  expectNow(probe, ordered?.doneAt ?? null, 'The first stage of an order was done')
  const { cardBrand, cardLastDigits } = order.payment
  const none = [order.refund, cardBrand, cardLastDigits]
  probe.expectSame(none, [null, null, null], 'What was paid back, and the card of what a voucher paid')
  probe.expectSame(order.payment.method, input.method, 'How the order was paid')
  expectNow(probe, order.payment.paidAt, 'What was paid at once was paid')
}
