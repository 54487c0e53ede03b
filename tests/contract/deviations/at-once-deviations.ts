import { answering, caughtBy, type DeviatingApi, listed } from './deviating-api.ts'
import { racing } from './payment-deviations.ts'

/** An API that has each of a list twice once a change was asked for while it was being done. */
const doublingAtOnce =
  (field: string, list: string): DeviatingApi['deviate'] =>
  (honest) => {
    let busy = 0
    let isDouble = false
    const answer = answering({
      [list]: listed((items) => (isDouble ? items.flatMap((each) => [each, each]) : items)),
    })(honest)
    return async (request) => {
      if (!(await request.clone().text()).includes(`${field}(`)) return answer(request)
      busy += 1
      isDouble ||= busy > 1
      const response = await answer(request)
      busy -= 1
      return response
    }
  }

/** What an API can get wrong of what is sent twice at the same time. */
export const atOnceDeviations: readonly DeviatingApi[] = [
  ...caughtBy('CreateConsultationRequest: a visit that is sent twice at the same time is asked for once', {
    'keeps two visits of one key that is sent twice at once': racing(
      'createConsultationRequest',
      'idempotencyKey',
    ),
  }),
  ...caughtBy('SaveAddress: an address that is sent twice at the same time is kept once', {
    'keeps an address twice that is sent twice at once': racing('saveAddress', 'id'),
  }),
  ...caughtBy('SaveBuild: a build that is sent twice at the same time is kept once', {
    'keeps a build twice that is sent twice at once': racing('saveBuild', 'id'),
  }),
  ...caughtBy('AddWishlistItem: a wish that is sent twice at the same time is there once', {
    'keeps a wish twice that is sent twice at once': doublingAtOnce('addWishlistItem', 'Query.wishListItems'),
  }),
  ...caughtBy('AttachCartToUser: a cart that is brought twice at the same time has joined once', {
    'has a line twice whose cart is brought twice at once': doublingAtOnce(
      'attachCartToUser',
      'Cart.cartItems',
    ),
  }),
]
