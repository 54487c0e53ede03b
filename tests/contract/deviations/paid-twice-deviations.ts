import { isObject } from '../is-object.ts'
import { answering, type DeviatingApi, listed } from './deviating-api.ts'

/** An API that ends a payment by these fields although it was paid. */
const endingWhatIsPaid = (...fields: string[]) => {
  let ended = false
  const asEnded = (payment: unknown) => (isObject(payment) ? { ...payment, status: 'CANCELLED' } : payment)
  return answering({
    'Mutation.cancelPayment': (answer) => {
      ended = true
      return isObject(answer) && fields.includes('cancelPayment')
        ? { payment: asEnded(answer['payment']) }
        : answer
    },
    'Query.payment': (payment) => (ended && fields.includes('payment') ? asEnded(payment) : payment),
  })
}

/** An API that goes on saying of a voucher what it held before anything was paid with it. */
function keepingSpentBalances(): DeviatingApi['deviate'] {
  let spent = 0
  return answering({
    'Order.voucherTotal': (total) => {
      spent = Number(total)
      return total
    },
    'CartVoucher.balance': (balance) => (typeof balance === 'number' ? balance + spent : balance),
  })
}

/** What an API can get wrong of what was paid, once it is asked for again. */
export const paidTwiceDeviations: Readonly<Record<string, DeviatingApi['deviate']>> = {
  'takes nothing off a voucher that has paid an order': keepingSpentBalances(),
  'takes the same lines for paid once more by another key': answering({
    'PlaceOrderPayload.userErrors': listed(() => []),
  }),
  'says of lines that were paid that they are gone': answering({
    'CheckoutUserError.code': (code) => (code === 'ALREADY_PAID' ? 'LINE_GONE' : code),
  }),
  'shows no payment of lines that were paid before': answering({
    'Mutation.placeOrder': (placed) => {
      const errors = isObject(placed) ? placed['userErrors'] : []
      return isObject(placed) && Array.isArray(errors) && errors.length > 0
        ? { ...placed, payment: null }
        : placed
    },
  }),
  'says that a payment was ended which was paid': endingWhatIsPaid('cancelPayment'),
  'shows a payment that was paid as ended once somebody wants to end it': endingWhatIsPaid('payment'),
}
