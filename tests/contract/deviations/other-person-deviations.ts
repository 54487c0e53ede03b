import { caughtBy, type DeviatingApi, questionOf } from './deviating-api.ts'

/** An API that looks whether somebody is signed in for these fields, and takes them for whoever came first. */
const takingForFirst =
  (...fields: readonly string[]): DeviatingApi['deviate'] =>
  (honest) => {
    let first: string | null = null
    return async (request) => {
      first ??= request.headers.get('authorization')
      const question = await questionOf(request)
      const isMeant = fields.some((field) => question?.query.includes(` ${field}`))
      if (isMeant && first !== null && request.headers.has('authorization')) {
        request.headers.set('authorization', first)
      }
      return honest(request)
    }
  }

const notShown = 'of one person is neither shown to another nor changed by them'

/** What an API can get wrong of telling one person who is signed in from another. */
export const otherPersonDeviations: readonly DeviatingApi[] = [
  ...caughtBy('WhoAmI: each token is of the person whom it was given to, whoever was answered before', {
    'takes whoever is signed in for the one who came first': takingForFirst('whoAmI'),
  }),
  ...caughtBy('OrderTracking: what somebody has ordered is shown to nobody else', {
    'shows an order to whoever is signed in and knows its id': takingForFirst('order(uid'),
    'shows everybody the orders of the one who came first': takingForFirst('orders {'),
  }),
  ...caughtBy(`SaveAddress: an address ${notShown}`, {
    'shows everybody the addresses of the one who came first': takingForFirst('addresses {'),
    'lets whoever is signed in change an address': takingForFirst('saveAddress('),
    'lets whoever is signed in delete an address': takingForFirst('deleteAddress('),
  }),
  ...caughtBy(`SaveBuild: a build ${notShown}`, {
    'shows a build to whoever is signed in and knows its id': takingForFirst('savedBuild(id'),
    'lets whoever is signed in rename a build': takingForFirst('renameSavedBuild('),
    'lets whoever is signed in save over a build': takingForFirst('saveBuild('),
    'lets whoever is signed in delete a build': takingForFirst('deleteSavedBuild('),
  }),
  ...caughtBy(
    'DeleteWishlist: what one person has wished for is neither shown to another nor taken away by them',
    {
      'shows everybody the wishes of the one who came first': takingForFirst('wishListItems {'),
      'lets whoever is signed in take a wish away': takingForFirst('deleteWishlist('),
    },
  ),
  ...caughtBy('OpenPayment: a payment of one person is neither shown to another nor ended by them', {
    'shows a payment to whoever is signed in and knows its id': takingForFirst('payment(transactionId'),
    'lets whoever is signed in end a payment': takingForFirst('cancelPayment('),
  }),
  ...caughtBy(
    'SetConsent: what one person allows, and the language that they read, is not changed by another',
    {
      'sets the language of the one who came first': takingForFirst('setLanguage('),
      'sets the consents of the one who came first': takingForFirst('setConsent('),
    },
  ),
  ...caughtBy('UnshareWishList: nobody ends the link of another’s wishlist', {
    'shows everybody the link of the one who came first': takingForFirst('wishListShare {'),
    'ends the link of the one who came first': takingForFirst('unshareWishList'),
  }),
  ...caughtBy('CartOfUser: the cart of one person is shown to nobody else', {
    'shows everybody the cart of the one who came first': takingForFirst('getCartOfUser'),
  }),
  ...caughtBy('AttachCartToUser: nobody brings a cart to the account of another', {
    'takes whoever is signed in for the owner of an account': takingForFirst('attachCartToUser('),
  }),
]
