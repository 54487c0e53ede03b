import { access } from './access.ts'
import { gapOf, type UnusedCodes, type Waiver } from './gaps.ts'

/** A waiver for what is shown meanwhile, or is no gap at all, fails as a gap without one does. */
export const waivers: readonly Waiver[] = [
  {
    reason: 'Nobody has had a key of the real API yet.',
    gaps: Object.keys(access).map(gapOf.notRecorded),
  },
  {
    reason: 'An extension that another API may leave out; the mock always has it.',
    gaps: [
      'Asset.alt is null',
      'Asset.placeholder is null',
      'Asset.width is null',
      'CaratRange.histogram is null',
      'Cart.totals is null',
      'CartItem.availability is null',
      'CartItem.coupons is null',
      'CartItem.isSizeUnsure is null',
      'DesignPage.ranges is null',
      'Gemstone.availability is null',
      'GemstoneAsset.placeholder is null',
      'OrderLine.isSizeUnsure is null',
      'PriceRange.histogram is null',
      'Query.searchReading is null',
      'Sale.endsOn is null',
      'User.email is null',
      'User.firstName is null',
      'User.lastName is null',
      'WishListPayload.userErrors is null',
    ],
  },
  {
    reason: 'Every one has at least one, or always the same number of them.',
    gaps: [
      'CaratRange.histogram is empty',
      'CartItem.optionIds is empty',
      'ConsentsPayload.consents is empty',
      'Design.attributes is empty',
      'Design.channels is empty',
      'Design.fixedAttributes is empty',
      'Design.prices is empty',
      'Design.suppliers is empty',
      'DesignAsset.tags is empty',
      'DesignAttribute.options is empty',
      'DesignPage.facets is empty',
      'DesignPriceRange.histogram is empty',
      'DesignStock.attributes is empty',
      'Facet.options is empty',
      'FacetOption.ids is empty',
      'GemstoneFacet.options is empty',
      'GemstonePage.facets is empty',
      'GemstoneTradeOff.merits is empty',
      'Order.lines is empty',
      'Order.tracking is empty',
      'OrderLine.optionIds is empty',
      'OrderLine.options is empty',
      'PriceRange.histogram is empty',
      'Query.consents is empty',
      'Sale.subCategories is empty',
    ],
  },
  {
    reason: 'The catalogue of the mock has none such, and never changes.',
    gaps: [
      'Design.description is null',
      'Design.gemTypes is null',
      'OrderLine.design is null',
      'Query.listBookingServices is empty',
      'SaveBuild never refuses with DESIGN_UNAVAILABLE',
      'SavedBuildErrorCode.DESIGN_UNAVAILABLE is answered',
      'SetStone.certificate is null',
    ],
  },
  {
    reason: 'An id that is new is what makes a build.',
    gaps: ['SaveBuild never refuses with UNKNOWN_BUILD'],
  },
  {
    reason: 'Who has no letters yet has no subscription that could be unknown.',
    gaps: ['SubscribeToNewsletter never refuses with UNKNOWN_SUBSCRIPTION'],
  },
  {
    reason: 'The storefront asks for it with a stone alone, where it is never null.',
    gaps: ['DesignPage.misfits is null'],
  },
  {
    reason: 'The storefront asks for the stones of a piece where it knows that there are some.',
    gaps: ['Design.setStones is empty'],
  },
]

export const unusedCodes: readonly UnusedCodes[] = [
  {
    reason: 'What is not there to be taken away is no error.',
    operations: ['RemoveCartItem', 'ClearCart', 'RemoveCoupon', 'RemoveVoucher', 'DeleteWishlist'],
    only: [],
  },
  {
    reason: 'What the pieces are was checked when they were put in.',
    operations: ['AttachCartToUser'],
    only: ['CART_FULL'],
  },
  {
    reason: 'The other codes are those of vouchers.',
    operations: ['ApplyCoupon'],
    only: [
      'NO_CART',
      'UNKNOWN_COUPON',
      'COUPON_NOT_YET',
      'COUPON_EXPIRED',
      'COUPON_BELOW_MINIMUM',
      'COUPON_FOR_OTHER_PIECES',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  {
    reason: 'The other codes are those of coupons.',
    operations: ['ApplyVoucher'],
    only: ['NO_CART', 'UNKNOWN_VOUCHER', 'VOUCHER_EXPIRED', 'VOUCHER_EMPTY', 'TOO_MANY_ATTEMPTS'],
  },
  {
    reason: 'A new name changes nothing of what was chosen.',
    operations: ['RenameSavedBuild'],
    only: ['NAME_REQUIRED', 'NAME_TOO_LONG', 'UNKNOWN_BUILD'],
  },
  {
    reason: 'The link of a letter holds a token and no address.',
    operations: ['UnsubscribeFromNewsletter'],
    only: ['UNKNOWN_SUBSCRIPTION'],
  },
]
