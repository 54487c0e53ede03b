import { caughtBy, type DeviatingApi } from './deviating-api.ts'

const ended = [{ message: 'The session has ended.', extensions: { code: 'UNAUTHENTICATED' } }]

/** An API that looks at the token of requests that hold a text, although nothing in them is anybody's. */
const askingToken =
  (part: string): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) => {
    const token = request.headers.get('authorization') ?? ''
    const isRefused = token.includes('no-such-token') || token.endsWith('AAAAAA')
    const text = await request.clone().text()
    return isRefused && text.includes(part) ? Response.json({ errors: ended, data: null }) : honest(request)
  }

/** What an API can get wrong for somebody whose session has ended. */
export const endedTokenDeviations: readonly DeviatingApi[] = [
  ...Object.entries({
    StoneList: 'listGemstones',
    Listing: 'listDesigns',
    BookingServices: 'listBookingServices',
    ShopRules: 'getVat',
    GlobalSearch: 'globalSearch',
  }).flatMap(([operation, field]) =>
    caughtBy(`${operation}: takes no notice of a token that is refused elsewhere`, {
      [`refuses ${operation} to whoever has a token that has ended`]: askingToken(field),
    }),
  ),
  ...caughtBy('AddCartItem: a session opens its cart, with a token that is refused elsewhere too', {
    'shows no cart to whoever has a token that has ended': askingToken('getCartByCartSessionId'),
    'puts nothing into a cart for whoever has a token that has ended': askingToken('addCartItem'),
    'takes nothing out of a cart for whoever has a token that has ended': askingToken('removeCartItem'),
    'clears no cart for whoever has a token that has ended': askingToken('clearCart'),
  }),
]
