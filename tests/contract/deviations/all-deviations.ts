import { accountDeviations } from './account-deviations.ts'
import { addressDeviations } from './address-deviations.ts'
import { allMatchesDeviations } from './all-matches-deviations.ts'
import { askedPartsDeviations } from './asked-parts-deviations.ts'
import { atOnceDeviations } from './at-once-deviations.ts'
import { bookingDeviations } from './booking-deviations.ts'
import { boundDeviations } from './bound-deviations.ts'
import { buildDeviations } from './build-deviations.ts'
import { buildRefusalDeviations } from './build-refusal-deviations.ts'
import { cartAgainDeviations } from './cart-again-deviations.ts'
import { cartCouponDeviations } from './cart-coupon-deviations.ts'
import { cartDeviations } from './cart-deviations.ts'
import { cartRefusalDeviations } from './cart-refusal-deviations.ts'
import { catalogueDeviations } from './catalogue-deviations.ts'
import { chosenRowsDeviations } from './chosen-rows-deviations.ts'
import { countDeviations } from './count-deviations.ts'
import { deliveryDayDeviations } from './delivery-day-deviations.ts'
import type { DeviatingApi } from './deviating-api.ts'
import { documentCostDeviations } from './document-cost-deviations.ts'
import { documentDeviations } from './document-deviations.ts'
import { endedTokenDeviations } from './ended-token-deviations.ts'
import { factDeviations } from './fact-deviations.ts'
import { fittingDeviations } from './fitting-deviations.ts'
import { formDeviations } from './form-deviations.ts'
import { fullListDeviations } from './full-list-deviations.ts'
import { histogramDeviations } from './histogram-deviations.ts'
import { joinedCartDeviations } from './joined-cart-deviations.ts'
import { keptFieldsDeviations } from './kept-fields-deviations.ts'
import { letterDeviations } from './letter-deviations.ts'
import { listDeviations } from './list-deviations.ts'
import { longestFormDeviations } from './longest-form-deviations.ts'
import { longestTextDeviations } from './longest-text-deviations.ts'
import { matchingDeviations } from './matching-deviations.ts'
import { mutationIdDeviations } from './mutation-id-deviations.ts'
import { myDataDeviations } from './my-data-deviations.ts'
import { narrowingDeviations } from './narrowing-deviations.ts'
import { optionDeviations } from './option-deviations.ts'
import { orderDeviations } from './order-deviations.ts'
import { orderPlaceDeviations } from './order-place-deviations.ts'
import { orderRefusalDeviations } from './order-refusal-deviations.ts'
import { otherPersonDeviations } from './other-person-deviations.ts'
import { pairDeviations } from './pair-deviations.ts'
import { paymentDeviations } from './payment-deviations.ts'
import { paymentFieldDeviations } from './payment-field-deviations.ts'
import { refusalCodeDeviations } from './refusal-code-deviations.ts'
import { requestDeviations } from './request-deviations.ts'
import { requestWayDeviations } from './request-way-deviations.ts'
import { searchDeviations } from './search-deviations.ts'
import { searchPieceDeviations } from './search-piece-deviations.ts'
import { searchStoneDeviations } from './search-stone-deviations.ts'
import { serviceDeviations } from './service-deviations.ts'
import { shelfAndCodeDeviations } from './shelf-and-code-deviations.ts'
import { spelledOutDeviations } from './spelled-out-deviations.ts'
import { stateDeviations } from './state-deviations.ts'
import { strayOptionDeviations } from './stray-option-deviations.ts'
import { tieDeviations } from './tie-deviations.ts'
import { tradeOffDeviations } from './trade-off-deviations.ts'
import { tradeOffMeritDeviations } from './trade-off-merit-deviations.ts'
import { tradeOffRefusalDeviations } from './trade-off-refusal-deviations.ts'
import { twoChoicesDeviations } from './two-choices-deviations.ts'
import { unknownIdDeviations } from './unknown-id-deviations.ts'
import { userErrorDeviations } from './user-error-deviations.ts'
import { visitDayDeviations } from './visit-day-deviations.ts'
import { wishlistLinkDeviations } from './wishlist-link-deviations.ts'

/** Every way in which the tests break the contract. */
export const deviations: readonly DeviatingApi[] = [
  ...requestDeviations,
  ...requestWayDeviations,
  ...documentDeviations,
  ...documentCostDeviations,
  ...refusalCodeDeviations,
  ...listDeviations,
  ...narrowingDeviations,
  ...countDeviations,
  ...optionDeviations,
  ...strayOptionDeviations,
  ...chosenRowsDeviations,
  ...boundDeviations,
  ...histogramDeviations,
  ...tieDeviations,
  ...pairDeviations,
  ...twoChoicesDeviations,
  ...fittingDeviations,
  ...catalogueDeviations,
  ...askedPartsDeviations,
  ...factDeviations,
  ...searchDeviations,
  ...searchStoneDeviations,
  ...searchPieceDeviations,
  ...matchingDeviations,
  ...allMatchesDeviations,
  ...spelledOutDeviations,
  ...tradeOffDeviations,
  ...tradeOffMeritDeviations,
  ...tradeOffRefusalDeviations,
  ...bookingDeviations,
  ...cartDeviations,
  ...cartRefusalDeviations,
  ...cartAgainDeviations,
  ...cartCouponDeviations,
  ...shelfAndCodeDeviations,
  ...joinedCartDeviations,
  ...accountDeviations,
  ...keptFieldsDeviations,
  ...letterDeviations,
  ...myDataDeviations,
  ...wishlistLinkDeviations,
  ...endedTokenDeviations,
  ...orderDeviations,
  ...buildDeviations,
  ...buildRefusalDeviations,
  ...addressDeviations,
  ...atOnceDeviations,
  ...fullListDeviations,
  ...formDeviations,
  ...orderPlaceDeviations,
  ...visitDayDeviations,
  ...orderRefusalDeviations,
  ...deliveryDayDeviations,
  ...paymentDeviations,
  ...paymentFieldDeviations,
  ...unknownIdDeviations,
  ...longestFormDeviations,
  ...mutationIdDeviations,
  ...longestTextDeviations,
  ...userErrorDeviations,
  ...serviceDeviations,
  ...otherPersonDeviations,
  ...stateDeviations,
]
