import type { WatchedMock } from '../watched-mock.ts'
import { chooseLanguage, decideConsents, keepAddresses, keepBuilds, keepWishes } from './account.ts'
import { askForAnothers, askWithoutRight } from './authorisation.ts'
import { bookTime } from './booking.ts'
import { fillCart, joinCarts, seeItSold } from './cart.ts'
import { askAround, lookAtLongName, lookAtSets, lookAtStones, lookBack, search } from './catalogue.ts'
import {
  borrow,
  leavePayment,
  loseTheLastOne,
  meetRefusals,
  orderAnyStone,
  orderOnAccount,
  payByEachCard,
  payTwice,
} from './checkout.ts'
import { fallShort, outliveCodes, useCodes } from './codes.ts'
import { askTheShop, chooseDay, payLinks, takeLetters } from './links.ts'

/** What shoppers do, each in a world of its own, by what they do. */
export const journeys: Readonly<Record<string, (mock: WatchedMock) => Promise<void>>> = {
  'fill a cart, and empty it': fillCart,
  'see a piece of the cart sold': seeItSold,
  'bring two carts together': joinCarts,
  'use coupons and vouchers': useCodes,
  'outlive coupons and vouchers': outliveCodes,
  'fall short of a coupon': fallShort,
  'keep addresses': keepAddresses,
  'decide on consents': decideConsents,
  'choose a language': chooseLanguage,
  'keep a wishlist, and show it': keepWishes,
  'save what they build': keepBuilds,
  'pay by each card': payByEachCard,
  'leave a payment': leavePayment,
  'order with an account': orderOnAccount,
  'order stones of every sort': orderAnyStone,
  'are refused at the checkout': meetRefusals,
  'lose the last piece of a shelf': loseTheLastOne,
  'press a second time for what is paid': payTwice,
  'ask a lender': borrow,
  'pay what a boutique asks for': payLinks,
  'choose the day of a delivery': chooseDay,
  'take letters, and end them': takeLetters,
  'ask the shop': askTheShop,
  'book a consultation': bookTime,
  'look at rare stones': lookAtStones,
  'look at sets of stones': lookAtSets,
  'look at a piece with a long name': lookAtLongName,
  search,
  'ask for what depends on day, place and person': askAround,
  'look at orders of long ago': lookBack,
  'ask without a right to it': askWithoutRight,
  'ask for what is another’s': askForAnothers,
}
