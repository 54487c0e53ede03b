import { caughtBy, type DeviatingApi } from './deviating-api.ts'

const ended = [{ message: 'The session has ended.', extensions: { code: 'UNAUTHENTICATED' } }]

/** An API that looks at the token of requests that hold a text, although nothing in them is anybody's. */
const askingToken =
  (part: string): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) => {
    const text = await request.clone().text()
    return hasEnded(request) && text.includes(part)
      ? Response.json({ errors: ended, data: null })
      : honest(request)
  }

/** An API that takes whoever has a token that has ended for a guest, where a request holds a text. */
const takingForGuest =
  (part: string): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) => {
    if (hasEnded(request) && (await request.clone().text()).includes(part))
      request.headers.delete('authorization')
    return honest(request)
  }

function hasEnded({ headers }: Request): boolean {
  const token = headers.get('authorization') ?? ''
  return token.includes('no-such-token') || token.endsWith('AAAAAA')
}

/** What an API can get wrong for somebody whose session has ended. */
export const endedTokenDeviations: readonly DeviatingApi[] = [
  ...Object.entries({
    StoneList: 'listGemstones',
    Listing: 'listDesigns',
    BookingServices: 'listBookingServices',
    ShopRules: 'getVat',
    GlobalSearch: 'globalSearch',
    SearchReading: 'searchReading',
    DesignDetail: 'getDesignBySku',
    GemstoneDetail: 'getGemstoneById',
    MatchingStones: 'listMatchingGemstones',
    StoneTradeOffs: 'listGemstoneTradeOffs',
    Consultant: 'getConsultant',
    AddressesAtPostcode: 'addressesAtPostcode',
    SharedWishList: 'sharedWishList',
    PaymentLink: 'paymentLink(',
    DeliverySchedule: 'deliverySchedule',
    AppointmentTimes: 'getAvailableAppointmentTimes',
    ApplyCoupon: 'applyCoupon',
    RemoveCoupon: 'removeCoupon',
    ApplyVoucher: 'applyVoucher',
    RemoveVoucher: 'removeVoucher',
    SubscribeToNewsletter: 'subscribeToNewsletter',
    UnsubscribeFromNewsletter: 'unsubscribeFromNewsletter',
    SendContactEnquiry: 'sendContactEnquiry',
    PayPaymentLink: 'payPaymentLink',
    ChooseDeliveryDay: 'chooseDeliveryDay',
  }).flatMap(([operation, field]) =>
    caughtBy(`${operation}: takes no notice of a token that is refused elsewhere`, {
      [`refuses ${operation} to whoever has a token that has ended`]: askingToken(field),
    }),
  ),
  ...Object.entries({
    PaymentOutcome: 'payment(',
    CancelPayment: 'cancelPayment(',
    PlaceOrder: 'placeOrder(',
  }).flatMap(([operation, part]) =>
    caughtBy(`${operation}: a token that is refused makes nobody a guest`, {
      [`takes whoever has a token that has ended for a guest at ${operation}`]: takingForGuest(part),
    }),
  ),
  ...caughtBy('AddCartItem: a session opens its cart, with a token that is refused elsewhere too', {
    'shows no cart to whoever has a token that has ended': askingToken('getCartByCartSessionId'),
    'puts nothing into a cart for whoever has a token that has ended': askingToken('addCartItem'),
    'takes nothing out of a cart for whoever has a token that has ended': askingToken('removeCartItem'),
    'clears no cart for whoever has a token that has ended': askingToken('clearCart'),
  }),
]
