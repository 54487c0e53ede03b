import type { Check } from '../../runner/check.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { drawFinishedPieces, drawSettingWithStone } from '../cart/drawn-pieces.ts'
import { knownVoucher } from '../cart/known-codes.ts'
import { newId } from '../new-id.ts'
import { begin, end, orderOf, place, readPayment, readyOrder } from './order-at-target.ts'

/** Whoever writes a whole cart back loses one of so many almost surely. */
const piecesAtOnce = 4

/** What is done twice, at once or again, is done once (rules/checkout#exactly-once). */
export const exactlyOnceChecks: readonly Check[] = [
  {
    operation: 'AddCartItem',
    name: 'a piece that is sent twice at the same time is in the cart once',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      await Promise.all([cart.add('one', piece.input), cart.add('one', piece.input)])
      const lines = (await cart.read())?.cartItems.map(({ basketItemId }) => basketItemId)
      probe.expectSame(lines, ['one'], 'The lines after two requests at once')
      await cart.clear()
    },
  },
  {
    operation: 'AddCartItem',
    name: 'different pieces that are sent at the same time are all in the cart',
    writes: true,
    async run(probe) {
      const pieces = await drawFinishedPieces(probe, piecesAtOnce)
      probe.skipUnless(pieces.length > 1, 'the target has only one finished piece that can be bought')
      const cart = new CartAtTarget(probe)
      const names = pieces.map((_, at) => `piece ${at}`)
      const added = await Promise.all(pieces.map(({ input }, at) => cart.add(names[at] ?? '', input)))
      const errors = added.flatMap(({ userErrors }) => userErrors)
      probe.expectSame(errors, [], 'What speaks against pieces that are sent at once')
      const lines = (await cart.read())?.cartItems.map(({ basketItemId }) => basketItemId)
      probe.expectSame(lines?.toSorted(), names, 'The lines after different pieces were sent at once')
      await cart.clear()
    },
  },
  {
    operation: 'PlaceOrder',
    name: 'a press that is sent twice at the same time begins one payment',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const [one, two] = await Promise.all([place(probe, input), place(probe, input)])
      probe.expect(one.payment !== null, 'The first of two requests at once begins nothing')
      probe.expectSame(
        two.payment?.transactionId,
        one.payment?.transactionId,
        'The payments of one press, sent twice at once',
      )
      await end(probe, one.payment)
      await cart.clear()
    },
  },
  {
    operation: 'PlaceOrder',
    name: 'a press with another key ends the payment before it, and one that is refused leaves it',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const first = await begin(probe, input)
      await place(probe, { ...input, idempotencyKey: newId(), acceptsTerms: false })
      const left = await readPayment(probe, first.transactionId)
      probe.expectSame(left?.status, 'PENDING', 'The payment after a press that was refused')
      const second = await begin(probe, { ...input, idempotencyKey: newId() })
      probe.expect(second.transactionId !== first.transactionId, 'Another key answers the same payment')
      const ended = await readPayment(probe, first.transactionId)
      probe.expectSame(ended?.status, 'CANCELLED', 'The payment before the one that was begun')
      await end(probe, second)
      await cart.clear()
    },
  },
  {
    operation: 'ApplyVoucher',
    name: 'what a payment is to use of a voucher is kept for it until it ends',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const other = new CartAtTarget(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      await other.put('theirs', piece.input)
      const theirs = await other.code('applyVoucher', knownVoucher)
      const isTaken = theirs.userErrors.length === 0 && theirs.cart?.voucher != null
      probe.skipUnless(isTaken, `the target does not take the voucher ${knownVoucher}`)
      await cart.put('one', (await drawSettingWithStone(probe)).input)
      const { cart: filled } = await cart.code('applyVoucher', knownVoucher)
      if (!filled) return probe.expect(false, 'The cart is null after a voucher was put on')
      const payment = await begin(probe, await orderOf(probe, filled))
      const left = (await other.read())?.voucher?.balance
      await end(probe, payment)
      probe.expectSame(payment.amount, filled.totals?.due, 'What a payment is of beside a voucher, in pence')
      const balance = theirs.cart?.voucher?.balance ?? 0
      const used = filled.totals?.voucherTotal ?? 0
      probe.expectSame(left, balance - used, 'What another cart has of the voucher meanwhile, in pence')
      const free = (await other.read())?.voucher?.balance
      probe.expectSame(free, balance, 'What another cart has of the voucher afterwards, in pence')
      await other.clear()
      await cart.clear()
    },
  },
]
