import { addDays, isLondonDate, weekday } from '@shop/schema/domain/values/calendar'
import { captchaTokensPath } from '@shop/schema/http/service-paths'
import { isObject } from '../is-object.ts'
import {
  answering,
  asking,
  caughtBy,
  coded,
  type DeviatingApi,
  forgetting,
  listed,
  misreading,
  plus,
  questionOf,
} from './deviating-api.ts'

/** An API that says something else instead of one value of a field. */
const saying = (field: string, instead: Readonly<Record<string, string | null>>) =>
  answering({
    [field]: (value) => (typeof value === 'string' && Object.hasOwn(instead, value) ? instead[value] : value),
  })

/** An API that takes part of what a mutation is sent for something else. */
const taking = (field: string, change: (input: Readonly<Record<string, unknown>>) => object) =>
  misreading(field, 'input', (input) => (isObject(input) ? { ...input, ...change(input) } : input))

/** An API that goes on saying what it has said first. */
const keepingFirst = (field: string): DeviatingApi['deviate'] => {
  let first: unknown
  return answering({ [field]: (value) => (first ??= value) })
}

const emptyingCarts: DeviatingApi['deviate'] = (honest) => {
  let isEmpty = false
  return answering({
    'Payment.status': (status) => {
      isEmpty = status === 'DECLINED'
      return status
    },
    'Cart.cartItems': listed((lines) => (isEmpty ? [] : lines)),
  })(honest)
}

const keepingLines: DeviatingApi['deviate'] = (honest) => {
  let lines: unknown[] = []
  return answering({
    'Cart.cartItems': listed((now) => (lines = now.length > 0 ? now : lines)),
  })(honest)
}

/** Says that a mutation is done, and does not do it. */
const onlySaying =
  (field: string, answer: object): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) => {
    const question = await questionOf(request)
    if (!question?.query.includes(`${field}(`)) return honest(request)
    return Response.json({ data: { [field]: answer } })
  }

/** Lets every captcha through. */
const withFreshTokens =
  (change: object = {}): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) => {
    const answer = await honest(new Request(new URL(captchaTokensPath, request.url), { method: 'POST' }))
    const { token }: { token?: string } = await answer.json()
    return asking(({ query, variables }) => {
      const { input } = variables
      return query.includes('sendContactEnquiry') && isObject(input)
        ? { query, variables: { input: { ...input, token, ...change } } }
        : { query, variables }
    })(honest)(request)
  }

let presses = 0
const link = 'PayPaymentLink'

/** What an API can get wrong of what only letters, tills and pages of a provider lead to. */
export const serviceDeviations: readonly DeviatingApi[] = [
  ...caughtBy('PaymentLink: a link says who asks whom for what, and until when', {
    'shows another sum than the boutique asks for': answering({ 'PaymentLink.amount': plus(1) }),
    'names nobody who raised a link': answering({ 'PaymentLink.raisedBy': () => null }),
    'says that every link is asked by one boutique': answering({ 'PaymentLink.boutique': () => 'LONDON' }),
    'gives a link a day more than it has': answering({
      'PaymentLink.expiresAt': (value) => new Date(Date.parse(String(value)) + 86_400_000).toISOString(),
    }),
  }),
  ...caughtBy(`${link}: a link is paid as a whole, by one payment, and once`, {
    'takes finance for a link': taking('payPaymentLink', ({ method }) => ({
      method: method === 'FINANCE' ? 'CARD' : method,
    })),
    'calls finance for a link a link that there is not': coded('PaymentLinkUserError', 'UNKNOWN_LINK'),
    'asks the payer of a link for another sum': answering({ 'Payment.amount': plus(100) }),
    'begins a payment of a link for each press of the same button': taking('payPaymentLink', () => ({
      idempotencyKey: `press ${(presses += 1)}`,
    })),
    'leaves the earlier payment of a link open': saying('Payment.status', { CANCELLED: 'PENDING' }),
    'calls a link paid while somebody is paying it': saying('PaymentLink.status', { OPEN: 'PAID' }),
    'makes an order of what a link was paid for': answering({ 'Payment.order': () => ({ uid: 'AC-1' }) }),
    'shows a link that was paid as one that can be': saying('PaymentLink.status', { PAID: 'OPEN' }),
    'calls a link that was paid expired': saying('PaymentLinkUserError.code', { LINK_PAID: 'LINK_EXPIRED' }),
    'never says when a link was paid': answering({ 'PaymentLink.paidAt': () => null }),
  }),
  ...caughtBy(`${link}: a link whose card is refused can be paid by another`, {
    'does not say why the card of a link was refused': answering({ 'Payment.declineReason': () => null }),
    'calls a card that was refused a payment that failed': saying('Payment.status', { DECLINED: 'FAILED' }),
  }),
  ...caughtBy(`${link}: a link that was taken back, or whose time is over, cannot be paid`, {
    'shows a link that was taken back as one that can be paid': saying('PaymentLink.status', {
      WITHDRAWN: 'OPEN',
    }),
    'shows a link whose time is over as one that can be paid': saying('PaymentLink.status', {
      EXPIRED: 'OPEN',
    }),
    'calls a link that was taken back expired': saying('PaymentLinkUserError.code', {
      LINK_WITHDRAWN: 'LINK_EXPIRED',
    }),
    'calls a link whose time is over taken back': saying('PaymentLinkUserError.code', {
      LINK_EXPIRED: 'LINK_WITHDRAWN',
    }),
  }),
  ...caughtBy(
    'PlaceOrder: a card that is refused leaves the cart as it was, and one that is taken makes the order',
    {
      'says that a card which was refused has paid': saying('Payment.status', { DECLINED: 'PAID' }),
      'does not say why a card was refused': answering({ 'Payment.declineReason': () => null }),
      'empties the cart when a card is refused': emptyingCarts,
      'leaves in the cart what was paid': keepingLines,
      'makes no order of what was paid by card': answering({ 'Payment.order': () => null }),
      'shows the whole number of a card': answering({
        'OrderPayment.cardLastDigits': () => '4242424242424242',
      }),
      'says that a card has paid more than was asked': answering({ 'OrderPayment.paid': plus(100) }),
      'lets an order arrive a day after the one that was chosen': answering({
        'Order.deliveryOn': (day) => (typeof day === 'string' && isLondonDate(day) ? addDays(day, 1) : day),
      }),
    },
  ),
  ...caughtBy(
    'ChooseDeliveryDay: the day of an order is another one of those that its pieces allow, and no other',
    {
      'offers a day before an order can arrive': answering({
        'DeliverySchedule.firstDay': (day) =>
          typeof day === 'string' && isLondonDate(day) ? addDays(day, -1) : day,
      }),
      'takes another day where a Sunday is chosen': taking('chooseDeliveryDay', ({ day }) => ({
        day: typeof day === 'string' && isLondonDate(day) && weekday(day) === 0 ? addDays(day, 2) : day,
      })),
      'calls a day on which nothing is delivered too late': coded('ScheduleUserError', 'TOO_LATE'),
      'says that the day of an order cannot be changed': answering({
        'DeliverySchedule.isOpen': () => false,
      }),
      'moves an order in its answer alone': forgetting('deliverySchedule'),
      'tells where somebody lives to whoever has the link': answering({
        'DeliverySchedule.destination': () => '14 Larkfield Terrace, Bath BA1 5LR',
      }),
      'leaves the order itself at the day of before': keepingFirst('Order.deliveryOn'),
    },
  ),
  ...caughtBy('UnsubscribeFromNewsletter: the link of a letter ends letters, and a second time is no error', {
    'says that letters are ended, and goes on': onlySaying('unsubscribeFromNewsletter', { userErrors: [] }),
    'knows no link of a letter': answering({
      'NewsletterPayload.userErrors': () => [{ code: 'UNKNOWN_SUBSCRIPTION' }],
    }),
  }),
  ...caughtBy('SendContactEnquiry: a question that a captcha lets through reaches the shop, and once', {
    'asks no captcha': withFreshTokens(),
    'takes a question as often as its button is pressed': (honest) => (request) =>
      withFreshTokens({ idempotencyKey: `press ${(presses += 1)}` })(honest)(request),
    'says that a question was sent, and sends none': onlySaying('sendContactEnquiry', {
      enquiry: { reference: 'E-1' },
      userErrors: [],
    }),
  }),
]
