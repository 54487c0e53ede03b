import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'

/** The document that somebody downloads with one thing more. */
function telling(name: string, value: unknown) {
  return (document: unknown) => {
    const told: unknown = JSON.parse(String(document))
    return JSON.stringify(isObject(told) ? { ...told, [name]: value } : told)
  }
}

/** An API that tells in what somebody downloads what it has answered in a field last. */
function tellingAnswered(field: string): DeviatingApi['deviate'] {
  let last: unknown = null
  return answering({
    [field]: (value) => (last = value),
    'Query.downloadMyData': (document) => telling('key', last)(document),
  })
}

/** An API that has only a part of it. */
const lacking = (name: string) => answering({ 'Query.downloadMyData': telling(name, undefined) })

/** What an API can get wrong of what somebody downloads of themselves. */
export const myDataDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'DownloadMyData: what is kept of somebody opens neither their account, nor their cart, nor their wishlist',
    {
      'puts the token into what somebody downloads': (honest) => (request) =>
        answering({
          'Query.downloadMyData': telling('session', request.headers.get('authorization')),
        })(honest)(request),
      'puts the session of the cart into what somebody downloads': tellingAnswered('Cart.cartSessionId'),
      'puts the link to the wishlist into what somebody downloads': tellingAnswered('WishListShare.shareId'),
    },
  ),
  ...caughtBy('DownloadMyData: what is kept of somebody has all that their account answers', {
    'leaves addresses out of what somebody downloads': lacking('addresses'),
    'leaves builds out of what somebody downloads': lacking('savedBuilds'),
    'leaves orders out of what somebody downloads': lacking('orders'),
    'leaves consents out of what somebody downloads': lacking('consents'),
    'leaves the wishlist out of what somebody downloads': lacking('wishlist'),
    'leaves the cart out of what somebody downloads': lacking('cart'),
  }),
]
