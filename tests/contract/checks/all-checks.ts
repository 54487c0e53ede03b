import { readOperations } from '../operations.ts'
import type { Check } from '../runner/check.ts'
import { addressChecks } from './account/address-checks.ts'
import { atOnceChecks } from './account/at-once-checks.ts'
import { buildChecks } from './account/build-checks.ts'
import { buildRefusalChecks } from './account/build-refusal-checks.ts'
import { buildStateChecks } from './account/build-state-checks.ts'
import { consentChecks } from './account/consent-checks.ts'
import { endedTokenChecks } from './account/ended-token-checks.ts'
import { fullListChecks } from './account/full-list-checks.ts'
import { joinedCartChecks } from './account/joined-cart-checks.ts'
import { keptChecks } from './account/kept-checks.ts'
import { keptFieldsChecks } from './account/kept-fields-checks.ts'
import { myDataChecks } from './account/my-data-checks.ts'
import { orderChecks } from './account/order-checks.ts'
import { otherAccountChecks } from './account/other-account-checks.ts'
import { otherPersonChecks } from './account/other-person-checks.ts'
import { signedInChecks } from './account/signed-in-checks.ts'
import { wishlistChecks } from './account/wishlist-checks.ts'
import { wishlistLinkChecks } from './account/wishlist-link-checks.ts'
import { bookingChecks } from './booking-checks.ts'
import { cartAgainChecks } from './cart/cart-again-checks.ts'
import { cartChecks } from './cart/cart-checks.ts'
import { cartCodeChecks } from './cart/cart-code-checks.ts'
import { cartCouponChecks } from './cart/cart-coupon-checks.ts'
import { cartLineChecks } from './cart/cart-line-checks.ts'
import { cartPriceChecks } from './cart/cart-price-checks.ts'
import { partCouponChecks } from './cart/part-coupon-checks.ts'
import { cartRefusalChecks } from './cart/cart-refusal-checks.ts'
import { guessedCodeChecks } from './cart/guessed-code-checks.ts'
import { refusedCodeChecks } from './cart/refused-code-checks.ts'
import { shelfChecks } from './cart/shelf-checks.ts'
import { allMatchesChecks } from './catalogue/all-matches-checks.ts'
import { askedPartsChecks } from './catalogue/asked-parts-checks.ts'
import { matchingPageChecks } from './catalogue/matching-page-checks.ts'
import { matchingSizeChecks } from './catalogue/matching-size-checks.ts'
import { misfitChecks } from './catalogue/misfit-checks.ts'
import { pictureChecks } from './catalogue/picture-checks.ts'
import { saleChecks } from './catalogue/sale-checks.ts'
import { samenessChecks } from './catalogue/sameness-checks.ts'
import { scopeChecks } from './catalogue/scope-checks.ts'
import { searchChecks } from './catalogue/search-checks.ts'
import { searchPieceChecks } from './catalogue/search-piece-checks.ts'
import { searchPriceChecks } from './catalogue/search-price-checks.ts'
import { searchStoneChecks } from './catalogue/search-stone-checks.ts'
import { searchWordChecks } from './catalogue/search-word-checks.ts'
import { setStoneChecks } from './catalogue/set-stone-checks.ts'
import { spelledOutStoneChecks } from './catalogue/spelled-out-checks.ts'
import { stoneChoiceChecks } from './catalogue/stone-choice-checks.ts'
import { stoneFactsChecks } from './catalogue/stone-facts-checks.ts'
import { tradeOffChecks } from './catalogue/trade-off-checks.ts'
import { tradeOffMeritChecks } from './catalogue/trade-off-merit-checks.ts'
import { tradeOffRefusalChecks } from './catalogue/trade-off-refusal-checks.ts'
import { deliveryDayChecks } from './checkout/delivery-day-checks.ts'
import { exactlyOnceChecks } from './checkout/exactly-once-checks.ts'
import { orderPlaceChecks } from './checkout/order-place-checks.ts'
import { orderRefusalChecks } from './checkout/order-refusal-checks.ts'
import { paymentChecks } from './checkout/payment-checks.ts'
import { voucherOrderChecks } from './checkout/voucher-order-checks.ts'
import { documentChecks } from './document-checks.ts'
import { documentCostChecks } from './document-cost-checks.ts'
import { formLengthChecks } from './form-length-checks.ts'
import { letterChecks } from './letter-checks.ts'
import { listChecks } from './lists/list-checks.ts'
import { longestFormChecks } from './longest-form-checks.ts'
import { longestTextChecks } from './longest-text-checks.ts'
import { mutationIdChecks } from './mutation-id-checks.ts'
import { operationChecks } from './operation-checks.ts'
import { postcodeChecks } from './postcode-checks.ts'
import { requestChecks } from './request-checks.ts'
import { requestWayChecks } from './request-way-checks.ts'
import { sentFormChecks } from './sent-form-checks.ts'
import { cardOrderChecks } from './services/card-order-checks.ts'
import { letterLinkChecks } from './services/letter-link-checks.ts'
import { paymentLinkChecks } from './services/payment-link-checks.ts'
import { scheduleChecks } from './services/schedule-checks.ts'
import { soldStoneChecks } from './services/sold-stone-checks.ts'
import { unknownIdChecks } from './unknown-id-checks.ts'
import { userErrorChecks } from './user-error-checks.ts'
import { visitDayChecks } from './visit-day-checks.ts'

/** Of those below, what is about stones, pieces and hours that others may take meanwhile. */
const liveChecks: readonly Check[] = [
  ...listChecks,
  ...scopeChecks,
  ...samenessChecks,
  ...askedPartsChecks,
  ...pictureChecks,
  ...searchChecks,
  ...searchWordChecks,
  ...searchStoneChecks,
  ...searchPieceChecks,
  ...searchPriceChecks,
  ...saleChecks,
  ...stoneChoiceChecks,
  ...misfitChecks,
  ...stoneFactsChecks,
  ...setStoneChecks,
  ...tradeOffChecks,
  ...tradeOffMeritChecks,
  ...tradeOffRefusalChecks,
  ...matchingPageChecks,
  ...allMatchesChecks,
  ...matchingSizeChecks,
  ...spelledOutStoneChecks,
  ...bookingChecks,
]

/** Of those below, what changes only what it has made itself, such as a cart, or nothing, since it is refused. */
const apartChecks: readonly Check[] = [
  ...cartChecks,
  ...cartAgainChecks,
  ...cartLineChecks,
  ...cartPriceChecks,
  ...cartRefusalChecks,
  ...cartCodeChecks,
  ...cartCouponChecks,
  ...partCouponChecks,
  ...refusedCodeChecks,
  ...guessedCodeChecks,
  ...signedInChecks,
  ...unknownIdChecks,
  ...mutationIdChecks,
  ...userErrorChecks,
  ...deliveryDayChecks,
  ...letterChecks,
  ...letterLinkChecks,
  ...paymentLinkChecks,
  ...cardOrderChecks,
  ...scheduleChecks,
]

/** Relations that hold for every honest API, whatever it sells: how it behaves. */
export const behaviourChecks: readonly Check[] = [
  ...liveChecks.map((check) => ({ ...check, isOfLiveData: true })),
  ...apartChecks.map((check) => ({ ...check, isApart: true })),
  ...shelfChecks,
  ...joinedCartChecks,
  ...wishlistChecks,
  ...keptChecks,
  ...keptFieldsChecks,
  ...paymentChecks,
  ...orderPlaceChecks,
  ...orderRefusalChecks,
  ...exactlyOnceChecks,
  ...voucherOrderChecks,
  ...soldStoneChecks,
  ...postcodeChecks,
  ...myDataChecks,
  ...wishlistLinkChecks,
  ...orderChecks,
  ...endedTokenChecks,
  ...buildChecks,
  ...buildRefusalChecks,
  ...buildStateChecks,
  ...addressChecks,
  ...otherPersonChecks,
  ...otherAccountChecks,
  ...atOnceChecks,
  ...fullListChecks,
  ...consentChecks,
  ...formLengthChecks,
  ...sentFormChecks,
  ...visitDayChecks,
  ...longestFormChecks,
  ...longestTextChecks,
]

/** Every check that an API is held to. */
export function allChecks(): Check[] {
  return [
    ...operationChecks(readOperations()),
    ...behaviourChecks,
    ...requestChecks,
    ...requestWayChecks,
    ...documentChecks,
    ...documentCostChecks,
  ]
}
