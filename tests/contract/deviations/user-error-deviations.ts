import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'

const withField = 'what speaks against it has a code, the field that is meant, and words'

/** The errors of each operation, and whether they name a field. */
const errorsOf: Readonly<Record<string, readonly [type: string, field: boolean]>> = {
  AddCartItem: ['CartUserError', true],
  SendContactEnquiry: ['ContactEnquiryUserError', true],
  SubscribeToNewsletter: ['NewsletterUserError', true],
  UnsubscribeFromNewsletter: ['NewsletterUserError', false],
  PayPaymentLink: ['PaymentLinkUserError', false],
  ChooseDeliveryDay: ['ScheduleUserError', false],
  PlaceOrder: ['CheckoutUserError', false],
  AddWishlistItem: ['WishListUserError', false],
  SaveAddress: ['AddressUserError', true],
  SaveBuild: ['SavedBuildUserError', true],
  RenameSavedBuild: ['SavedBuildUserError', false],
}

/** What speaks against a change of what there is not, and is not said. */
const silent = (field: string, answer: object) =>
  answering({ [`Mutation.${field}`]: (said) => (isObject(said) ? { ...said, ...answer } : said) })

/** What an API can get wrong of telling what speaks against a change. */
export const userErrorDeviations: readonly DeviatingApi[] = [
  ...Object.entries(errorsOf).flatMap(([operation, [type, namesField]]) =>
    caughtBy(`${operation}: ${withField}`, {
      [`has no words for what speaks against ${operation}`]: answering({ [`${type}.message`]: () => ' ' }),
      ...(namesField && {
        [`names another field of ${operation}`]: answering({ [`${type}.field`]: () => 'id' }),
      }),
    }),
  ),
  ...caughtBy(`PayPaymentLink: ${withField}`, {
    'takes the payment of a link that there is not': silent('payPaymentLink', { userErrors: [] }),
    'calls a link that there is not expired': answering({
      'PaymentLinkUserError.code': () => 'LINK_EXPIRED',
    }),
  }),
  ...caughtBy(`ChooseDeliveryDay: ${withField}`, {
    'takes a day for an order that there is not': silent('chooseDeliveryDay', { userErrors: [] }),
  }),
  ...caughtBy('ApplyCoupon: what speaks against it has a code, and words', {
    'says a code for words': answering({ 'CartCodeUserError.message': (_, { parent }) => parent['code'] }),
  }),
]
