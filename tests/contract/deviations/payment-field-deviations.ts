import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'

/** An API that asks for another sum of the cart than what is left to be paid: `total`. */
function askingForAll(sum: string): DeviatingApi['deviate'] {
  let asked: unknown
  return answering({
    [`CartTotals.${sum}`]: (amount) => (asked = amount),
    'Payment.amount': () => asked,
  })
}

/** What an API can get wrong of a payment for which something else pays a part, or that has not come to anything yet. */
export const paymentFieldDeviations: readonly DeviatingApi[] = [
  ...caughtBy('ApplyVoucher: what a payment is to use of a voucher is kept for it until it ends', {
    'asks the provider for what a voucher pays as well': askingForAll('total'),
  }),
  ...caughtBy('PlaceOrder: a payment is of what a coupon leaves to be paid', {
    'asks the provider for what a coupon has taken off as well': askingForAll('subTotal'),
  }),
  ...caughtBy('PlaceOrder: the same key begins one payment, of what the cart comes to, and of nothing else', {
    'has an order of what is not paid yet': answering({ 'Payment.order': () => ({ uid: 'AC-1' }) }),
  }),
  ...caughtBy('CancelPayment: a payment that was ended stays so, and one that there is not is null', {
    'says why a payment was refused that its shopper has ended': answering({
      'Payment.declineReason': (_, { parent }) => (parent['status'] === 'CANCELLED' ? 'NOT_SAID' : null),
    }),
    'says of a payment for an order that a link has asked for it': answering({
      'Payment.paymentLink': () => ({ status: 'OPEN' }),
    }),
  }),
]
