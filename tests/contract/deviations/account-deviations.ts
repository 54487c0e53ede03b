import { randomUUID } from 'node:crypto'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { isObject } from '../is-object.ts'
import {
  answering,
  caughtBy,
  coded,
  type DeviatingApi,
  forgetting,
  hearing,
  listed,
  misreading,
  plus,
} from './deviating-api.ts'

const farAhead = '2099-01-01T00:00:00.000Z'

/** Answers a request that holds a text without asking anybody. */
const saying =
  (part: string, data: object): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) => {
    const text = await request.clone().text()
    return text.includes(part) ? Response.json({ data }) : honest(request)
  }

/** An API that takes everybody for the last who was signed in, where a request holds a text. */
function rememberingTokens(part = ''): DeviatingApi['deviate'] {
  let last: string | null = null
  return (honest) => async (request) => {
    const given = request.headers.get('authorization')
    if (given !== null && given.length > 100) last = given
    if (last !== null && (await request.clone().text()).includes(part))
      request.headers.set('authorization', last)
    return honest(request)
  }
}

/** What an account alone can change, by the operation that does. */
const changedForAnybody = {
  AddWishlistItem: 'addWishlistItem(',
  SaveAddress: 'saveAddress(',
  SaveBuild: 'saveBuild(',
  RenameSavedBuild: 'renameSavedBuild(',
  SetConsent: 'setConsent(',
  SetLanguage: 'setLanguage(',
  ShareWishList: 'shareWishList {',
  UnshareWishList: 'unshareWishList',
}

/** What stands open that is somebody's alone, by the operation that asks for it. */
const open: Readonly<Record<string, readonly [string, object]>> = {
  WishList: ['wishListItems', { wishListItems: [] }],
  WishListShare: ['wishListShare', { wishListShare: null }],
  SavedBuilds: ['savedBuilds', { savedBuilds: [] }],
  SavedBuild: ['savedBuild(', { savedBuild: { name: 'Somebody’s' } }],
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
  ...Object.entries(changedForAnybody).flatMap(([operation, part]) =>
    caughtBy(`${operation}: is for whoever is signed in`, {
      [`does ${operation} for whoever was signed in last`]: rememberingTokens(part),
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
    'puts wishes on the list in time to come': answering({ 'WishListItem.addedAt': () => farAhead }),
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
    'takes a shape for a metal': answering({
      'Mutation.addWishlistItem': (answer, { args: { input } }) => {
        const isShape = isObject(input) && shapes.some(({ ids }) => ids.some((id) => id === input['metalId']))
        const wish = { id: 'new', addedAt: null, gemstoneId: null, design: null, gemstone: null }
        return isShape && isObject(answer) && Array.isArray(answer['wishListItems'])
          ? { userErrors: [], wishListItems: [{ ...wish, ...input }, ...answer['wishListItems']] }
          : answer
      },
    }),
    'says nothing of a wish for what there is not': answering({ 'WishListPayload.userErrors': () => [] }),
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
    'makes a link in time to come': answering({ 'WishListShare.sharedAt': () => farAhead }),
    'makes another link each time': answering({ 'WishListShare.shareId': () => `link-${randomUUID()}` }),
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
