import { randomUUID } from 'node:crypto'
import { isObject } from './answer-fields.ts'
import {
  answering,
  asking,
  caughtBy,
  type DeviatingApi,
  hearing,
  listed,
  misreading,
  plus,
} from './deviating-api.ts'

/** Answers a request that holds a text without asking anybody. */
const saying =
  (part: string, data: object): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) => {
    const text = await request.clone().text()
    return text.includes(part) ? Response.json({ data }) : honest(request)
  }

/** An API that takes everybody for the last who was signed in. */
function rememberingTokens(): DeviatingApi['deviate'] {
  let last: string | null = null
  return (honest) => (request) => {
    const given = request.headers.get('authorization')
    if (given !== null && given.length > 100) last = given
    if (last !== null) request.headers.set('authorization', last)
    return honest(request)
  }
}

/** Errors that somebody can cause, all of another code. */
const coded = (type: string, code: string) => answering({ [`${type}.code`]: () => code })

/** What is changed is changed only in the answer to it. */
const forgetting =
  (...parts: string[]): DeviatingApi['deviate'] =>
  (honest) => {
    const kept = new Map<string, string>()
    return async (request) => {
      const text = await request.clone().text()
      if (!parts.some((part) => text.includes(`{ ${part}`)) || text.includes('mutation'))
        return honest(request)
      const before = kept.get(text)
      if (before !== undefined)
        return new Response(before, { headers: { 'content-type': 'application/json' } })
      const response = await honest(request)
      kept.set(text, await response.clone().text())
      return response
    }
  }

/** What stands open that is somebody's alone, by the operation that asks for it. */
const open: Readonly<Record<string, readonly [string, object]>> = {
  WishList: ['wishListItems', { wishListItems: [] }],
  ShareWishList: ['wishListShare', { wishListShare: null }],
  SavedBuilds: ['savedBuilds', { savedBuilds: [] }],
  Addresses: ['addresses', { addresses: [] }],
  Consents: ['consents', { consents: [] }],
  Orders: ['orders', { orders: [{ uid: 'someone-elses' }] }],
  OrderTracking: ['order(', { order: { uid: 'someone-elses' } }],
  CartOfUser: ['getCartOfUser', { getCartOfUser: { cartSessionId: 'someone-elses' } }],
  DownloadMyData: ['downloadMyData', { downloadMyData: '{}' }],
  DeleteWishlist: ['deleteWishlist', { deleteWishlist: { wishListItems: [] } }],
  DeleteAddress: ['deleteAddress', { deleteAddress: { addresses: [] } }],
  DeleteSavedBuild: ['deleteSavedBuild', { deleteSavedBuild: { savedBuilds: [] } }],
  AttachCartToUser: ['attachCartToUser', { attachCartToUser: { cart: { userId: '1' } } }],
}

const newId = () => randomUUID()

/** What an API can get wrong of accounts. */
export const accountDeviations: readonly DeviatingApi[] = [
  ...caughtBy('WhoAmI: without a token nobody is signed in, and with a token that is none it is refused', {
    'takes everybody for the one who was signed in last': rememberingTokens(),
    'takes any token for somebody’s': saying('whoAmI', { whoAmI: { id: '1' } }),
    'takes a token that is none for no token': (honest) => (request) => {
      if ((request.headers.get('authorization') ?? '').includes('no-such-token'))
        request.headers.delete('authorization')
      return honest(request)
    },
  }),
  ...caughtBy('WhoAmI: the owner of a token is the same each time', {
    'knows nobody by their token': hearing({ authorization: null }),
  }),
  ...Object.entries(open).flatMap(([operation, [part, data]]) =>
    caughtBy(`${operation}: is for whoever is signed in`, {
      [`needs no token for ${operation}`]: saying(part, data),
    }),
  ),
  ...caughtBy('AttachCartToUser: nobody takes a cart into the account of somebody else', {
    'attaches a cart to any account': saying('attachCartToUser', {
      attachCartToUser: { cart: { userId: 'no-such-user' } },
    }),
  }),
  ...caughtBy('OrderTracking: an order is found by its id, by its owner alone', {
    'finds no order by its id': answering({ 'Query.order': () => null }),
    'tells another number of an order': answering({
      'Query.order': (order) => (isObject(order) && 'number' in order ? { ...order, number: 'AC-1' } : order),
    }),
  }),
  ...caughtBy('Orders: an order comes to what its lines come to, the latest first', {
    'lists the oldest order first': answering({ 'Query.orders': listed((orders) => orders.toReversed()) }),
    'adds a pound to every order': answering({ 'Order.total': plus(100) }),
    'leaves the stone out of a line': answering({ 'OrderLine.settingTotal': plus(-100) }),
  }),
  ...caughtBy('AddWishlistItem: a wish is there once, first of all, until it is taken off', {
    'doubles a wish that is sent again': answering({
      'WishListPayload.wishListItems': listed((items) => [items[0], ...items]),
    }),
    'keeps what was taken off the wishlist': forgetting('wishListItems'),
    'adds wishes at the end': answering({
      'WishListPayload.wishListItems': listed(([first, ...rest]) => [...rest, first]),
      'Query.wishListItems': listed(([first, ...rest]) => [...rest, first]),
    }),
    'asks another price for a stone on the wishlist': answering({
      'WishListItem.gemstone': (stone) =>
        isObject(stone) && 'price' in stone ? { ...stone, price: Number(stone['price']) + 1 } : stone,
    }),
  }),
  ...caughtBy('AddWishlistItem: a design keeps its place and takes the metal that it was seen in last', {
    'keeps the metal of the first wish': answering({ 'WishListItem.metalId': (id) => id && 'first' }),
  }),
  ...caughtBy('AddWishlistItem: what there is not is told by its code, and what no page sends is refused', {
    'calls everything an unknown stone': coded('WishListUserError', 'UNKNOWN_STONE'),
    'takes a wish for nothing': misreading('addWishlistItem', 'input', (input) =>
      isObject(input) && Object.keys(input).length === 0 ? { gemstoneId: 'no-such-stone' } : input,
    ),
  }),
  ...caughtBy('DeleteWishlist: taking off what is not on it changes nothing and is no error', {
    'calls it an error when nothing is taken off': answering({
      'Mutation.deleteWishlist': (answer) =>
        isObject(answer) ? { ...answer, userErrors: [{ code: 'UNKNOWN_DESIGN' }] } : answer,
    }),
  }),
  ...caughtBy('ShareWishList: a link shows the wishlist to anybody, until it ends, and for good', {
    'shows an empty wishlist by its link': answering({
      'SharedWishList.wishListItems': () => [{ designId: 'x', gemstoneId: null }],
    }),
    'makes another link each time': answering({ 'WishListShare.shareId': () => `link-${newId()}` }),
    'shows a wishlist whose link has ended': forgetting('sharedWishList'),
  }),
  ...caughtBy('SaveBuild: a build is kept once, under its newest name, until it is deleted', {
    'keeps the first name of a build': answering({ 'SavedBuild.name': () => 'For Christmas' }),
    'asks a penny more for a build': answering({ 'SavedBuild.total': plus(1) }),
    'keeps a build that was deleted': saying('deleteSavedBuild', {
      deleteSavedBuild: { savedBuilds: [], userErrors: [] },
    }),
  }),
  ...caughtBy('SaveBuild: what cannot be built is told by its code', {
    'calls everything that cannot be built unavailable': coded('SavedBuildUserError', 'DESIGN_UNAVAILABLE'),
  }),
  ...caughtBy(
    'SaveAddress: an address is kept once, with its postcode as it is written, until it is deleted',
    {
      'keeps a postcode as it was typed': answering({
        'Address.postcode': (postcode) => String(postcode).toLowerCase(),
      }),
      'has no default address': answering({ 'Address.isDefault': () => false }),
      'takes any postcode': misreading('saveAddress', 'input', (input) =>
        isObject(input) && input['postcode'] === 'no such' ? { ...input, postcode: 'BA1 5LR' } : input,
      ),
    },
  ),
  ...caughtBy('SetConsent: a consent that is given or withdrawn is so for the next read', {
    'keeps a consent that was withdrawn': answering({ 'Consent.isGiven': () => true }),
    'takes a wording that there never was': misreading('setConsent', 'input', (input) =>
      isObject(input) ? { ...input, wordingVersion: '2026-03' } : input,
    ),
  }),
  ...caughtBy('AttachCartToUser: an account has one cart, which every session that joined leads to', {
    'says that a cart is nobody’s': answering({ 'Cart.userId': () => null }),
    'has a cart for each session of an account': answering({
      'Mutation.attachCartToUser': (answer, { args }) =>
        isObject(answer) && isObject(answer['cart']) && isObject(args['input'])
          ? { ...answer, cart: { ...answer['cart'], cartSessionId: args['input']['cartSessionId'] } }
          : answer,
    }),
  }),
]

/** What an API can get wrong of orders, visits and forms. */
export const formDeviations: readonly DeviatingApi[] = [
  ...caughtBy('PlaceOrder: an order that cannot be placed says why, by code and field, and begins nothing', {
    'takes any total for the one that was seen': answering({
      'PlaceOrderPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['code'] !== 'PRICE_CHANGED'),
      ),
    }),
    'needs no terms to be accepted': misreading('placeOrder', 'input', (input) =>
      isObject(input) ? { ...input, acceptsTerms: true, acceptsSaleTerms: true } : input,
    ),
    'names no field of an order': answering({ 'CheckoutUserError.field': () => null }),
    'delivers on any day': misreading('placeOrder', 'input', (input) =>
      isObject(input) && isObject(input['delivery'])
        ? {
            ...input,
            expectedTotal: Number(input['expectedTotal']) + 1,
            delivery: { ...input['delivery'], day: '2027-02-03' },
          }
        : input,
    ),
  }),
  ...caughtBy('PlaceOrder: the same key begins one payment, of what the cart comes to, and of nothing else', {
    'ignores the key of an order': misreading('placeOrder', 'input', (input) =>
      isObject(input) ? { ...input, idempotencyKey: newId() } : input,
    ),
    'asks a penny more than the cart comes to': answering({ 'Payment.amount': plus(1) }),
    'answers the first payment for any order of a key': misreading('placeOrder', 'input', (input) => {
      if (!isObject(input)) return input
      const { giftMessage: _, ...others } = input
      return others
    }),
  }),
  ...caughtBy('PlaceOrder: a stone that somebody is paying for cannot be added, until they do not', {
    'sells a stone that somebody is paying for': answering({
      'CartPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['code'] !== 'STONE_UNAVAILABLE'),
      ),
    }),
    'keeps listing a stone that somebody is paying for': forgetting('listGemstones(priceMin: $price'),
    'says of a stone that is held that it can be bought': answering({
      'Gemstone.availability': () => 'AVAILABLE',
    }),
  }),
  ...caughtBy('CancelPayment: a payment that was ended stays so, and one that there is not is null', {
    'keeps a payment open that was ended': answering({
      'Query.payment': (payment) => (isObject(payment) ? { ...payment, status: 'PENDING' } : payment),
    }),
    'knows every payment': answering({
      'Query.payment': (payment) => payment ?? { transactionId: 'x', status: 'PAID', amount: 1 },
    }),
  }),
  ...caughtBy(
    'AddressesAtPostcode: a postcode finds addresses at it, in any writing, and a text that is none is refused',
    {
      'finds addresses at another postcode': answering({ 'FoundAddress.postcode': () => 'SW1A 1AA' }),
      'finds nothing at a postcode in lower case': answering({
        'Query.addressesAtPostcode': (found, { args }) => (args['postcode'] === 'ba15lr' ? [] : found),
      }),
      'finds addresses at what is no postcode': misreading(
        'addressesAtPostcode',
        'postcode',
        () => 'BA1 5LR',
      ),
    },
  ),
  ...caughtBy('CreateConsultationRequest: the same key asks for one visit, and of nothing else', {
    'ignores the key of a visit': misreading('createConsultationRequest', 'input', (input) =>
      isObject(input) ? { ...input, idempotencyKey: newId() } : input,
    ),
    'keeps another day than was asked for': answering({ 'ConsultationRequest.date': () => '2027-01-01' }),
  }),
  ...caughtBy('CreateConsultationRequest: each field that cannot be taken is named with its code', {
    'names the same field for everything': answering({ 'ConsultationUserError.field': () => 'email' }),
    'calls everything invalid': coded('ConsultationUserError', 'INVALID'),
    'names only the first field of a visit that is wrong': answering({
      'ConsultationRequestPayload.userErrors': listed((errors) => errors.slice(0, 1)),
    }),
    'takes a phone number of any length': misreading('createConsultationRequest', 'input', (input) =>
      isObject(input) ? { ...input, phone: String(input['phone']).slice(0, 20) } : input,
    ),
    'takes digits in a name': misreading('createConsultationRequest', 'input', (input) =>
      isObject(input) ? { ...input, firstName: String(input['firstName']).replaceAll(/\d/g, 'x') } : input,
    ),
    'cuts the key of a visit off': misreading('createConsultationRequest', 'input', (input) =>
      isObject(input) ? { ...input, idempotencyKey: String(input['idempotencyKey']).slice(0, 64) } : input,
    ),
  }),
  ...caughtBy('CreateConsultationRequest: a time that is taken is not given once more', {
    'gives one time to everybody': answering({ 'AppointmentTime.disabled': () => false }),
  }),
  ...caughtBy('SendContactEnquiry: each field that cannot be taken is named with its code', {
    'cuts the key of a question off': misreading('sendContactEnquiry', 'input', (input) =>
      isObject(input) ? { ...input, idempotencyKey: String(input['idempotencyKey']).slice(0, 64) } : input,
    ),
    'asks for no captcha': answering({
      'ContactEnquiryPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['field'] !== 'token'),
      ),
    }),
    'takes a message of any length': asking(({ query, variables }) => {
      const { input } = variables
      const isLong = isObject(input) && JSON.stringify(input['message'] ?? '').length > 1000
      return {
        query,
        variables: isLong ? { ...variables, input: { ...input, message: 'x'.repeat(100) } } : variables,
      }
    }),
  }),
  ...caughtBy(
    'SubscribeToNewsletter: an address that is none is named with its code, and a wording that there never was is refused',
    {
      'sends letters to any address': answering({ 'NewsletterPayload.userErrors': () => [] }),
      'writes letters in any language': misreading('subscribeToNewsletter', 'input', (input) =>
        isObject(input) ? { ...input, wordingLanguage: 'en' } : input,
      ),
      'takes any wording of letters': misreading('subscribeToNewsletter', 'input', (input) =>
        isObject(input) ? { ...input, wordingVersion: '2026-11' } : input,
      ),
    },
  ),
  ...caughtBy('UnsubscribeFromNewsletter: a letter that there is not is told by its code', {
    'ends letters that there never were': answering({ 'NewsletterPayload.userErrors': () => [] }),
  }),
]
