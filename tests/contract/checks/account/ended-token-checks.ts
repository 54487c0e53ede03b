import { addDays } from '@shop/schema/domain/values/calendar'
import type { Variables } from '../../assert-answer.ts'
import { codesOf, isRefused } from '../../runner/api.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { situationOf } from '../booking-checks.ts'
import { CartAtTarget, cartFields } from '../cart/cart-at-target.ts'
import { drawFinishedPieces } from '../cart/drawn-pieces.ts'
import { refusedTokens } from './signed-in-checks.ts'

const noNotice = 'takes no notice of a token that is refused elsewhere'
const noGuest = 'a token that is refused makes nobody a guest'

/** Operations that ask nobody who they are, with what they are asked for. */
const openFields: Readonly<Record<string, string>> = {
  StoneList: 'listGemstones(pageSize: 3) { total items { id price } }',
  Listing: 'listDesigns(categoryId: "1", pageSize: 3) { total items { id sku } }',
  BookingServices: 'listBookingServices { id displayName }',
  ShopRules: 'getVat { vat } listSales(isActive: true) { subCategories discount }',
  GlobalSearch: 'globalSearch(input: "ring")',
  SearchReading: 'searchReading(input: "ring") { isPartial }',
  DesignDetail: 'getDesignBySku(sku: "NO-SUCH-SKU") { id }',
  GemstoneDetail: 'getGemstoneById(id: "no-such-stone") { id }',
  MatchingStones: 'listMatchingGemstones(id: "no-such-stone") { total }',
  StoneTradeOffs: 'listGemstoneTradeOffs(priceMin: 1000, priceMax: 2000) { merits }',
  Consultant: 'getConsultant(user: "no-such-consultant") { user }',
  AddressesAtPostcode: 'addressesAtPostcode(postcode: "BA1 5LR") { postcode }',
  SharedWishList: 'sharedWishList(shareId: "no-such-link") { ownerFirstName }',
  PaymentLink: 'paymentLink(token: "no-such-link") { status }',
  DeliverySchedule: 'deliverySchedule(token: "no-such-order") { day }',
}
/** The same of changes; each is of what there is not, or lacks something. */
const openChanges: Readonly<Record<string, string>> = {
  ApplyCoupon: 'applyCoupon(cartSessionId: "contract-nobody", code: "NO-SUCH-CODE") { userErrors { code } }',
  RemoveCoupon: 'removeCoupon(cartSessionId: "contract-nobody") { cart { userId } userErrors { code } }',
  ApplyVoucher:
    'applyVoucher(cartSessionId: "contract-nobody", code: "NO-SUCH-CODE") { userErrors { code } }',
  RemoveVoucher: 'removeVoucher(cartSessionId: "contract-nobody") { cart { userId } userErrors { code } }',
  SubscribeToNewsletter:
    'subscribeToNewsletter(input: { email: "", wordingVersion: "2026-11" }) { userErrors { code } }',
  UnsubscribeFromNewsletter:
    'unsubscribeFromNewsletter(input: { token: "no-such-letter" }) { userErrors { code } }',
  SendContactEnquiry: `sendContactEnquiry(input: {
    idempotencyKey: "contract-nobody", contactName: "", email: "no address", message: "", token: "none", source: "/contact"
  }) { userErrors { code } }`,
  PayPaymentLink: `payPaymentLink(input: {
    token: "no-such-link", idempotencyKey: "contract-nobody", method: CARD
  }) { userErrors { code } }`,
  ChooseDeliveryDay:
    'chooseDeliveryDay(input: { token: "no-such-order", day: "2027-01-14" }) { userErrors { code } }',
}
/** What asks whose it is also of guests, so that a session that has ended is no guest. */
const guardedQueries = { PaymentOutcome: 'payment(transactionId: "no-such-payment") { status }' }
const guardedChanges = {
  CancelPayment: 'cancelPayment(transactionId: "no-such-payment") { payment { status } }',
  PlaceOrder: `placeOrder(input: {
    idempotencyKey: "contract-nobody", cartSessionId: "contract-nobody", basketItemIds: ["no-such-line"]
    expectedTotal: 1, method: CARD, acceptsTerms: true, acceptsSaleTerms: true
    contact: { email: "contract@example.com", firstName: "Zoë", lastName: "O’Brien", phone: "07700900461" }
    delivery: { address: { line1: "14 Larkfield Terrace", town: "Bath", postcode: "BA1 5LR" }, day: "2027-02-03" }
  }) { userErrors { code } }`,
}

/** What goes on for somebody whose session has ended (rules/account#sessions, rules/account#whose-it-is). */
export const endedTokenChecks: readonly Check[] = [
  ...Object.entries(openFields).map(([operation, field]): Check => ({
    operation,
    name: noNotice,
    run: (probe) => expectSameForAll(probe, `{ ${field} }`),
  })),
  {
    operation: 'AppointmentTimes',
    name: noNotice,
    async run(probe) {
      const { today, services } = await situationOf(probe)
      const query = `query ($date: Date!, $id: ID!) {
        getAvailableAppointmentTimes(date: $date, location: VIRTUAL, serviceId: $id) { time }
      }`
      await expectSameForAll(probe, query, { date: addDays(today, 7), id: services[0] })
    },
  },
  ...Object.entries(openChanges).map(([operation, field]): Check => ({
    operation,
    name: noNotice,
    writes: true,
    run: (probe) => expectSameForAll(probe, `mutation { ${field} }`),
  })),
  ...Object.entries(guardedQueries).map(([operation, field]): Check => ({
    operation,
    name: noGuest,
    run: (probe) => expectNoGuest(probe, `{ ${field} }`),
  })),
  ...Object.entries(guardedChanges).map(([operation, field]): Check => ({
    operation,
    name: noGuest,
    writes: true,
    run: (probe) => expectNoGuest(probe, `mutation { ${field} }`),
  })),
  {
    operation: 'AddCartItem',
    name: 'a session opens its cart, with a token that is refused elsewhere too',
    writes: true,
    async run(probe) {
      const cart = new CartAtTarget(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      for (const authorization of refusedTokens(probe)) {
        const send = async (query: string, input?: object) => {
          const variables = { id: cart.session, ...(input && { input }) }
          const answer = await probe.send(query, variables, { authorization })
          expectTaken(probe, answer, query)
        }
        await send(
          `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { cart { userId } } }`,
          {
            cartSessionId: cart.session,
            basketItemId: 'one',
            ...piece.input,
          },
        )
        await send(`query ($id: ID!) { getCartByCartSessionId(cartSessionId: $id) { ${cartFields} } }`)
        probe.expectSame((await cart.read())?.cartItems.length, 1, 'How many lines there are')
        await send(
          `mutation ($id: ID!) { removeCartItem(cartSessionId: $id, basketItemId: "one") { cart { userId } } }`,
        )
        await send(`mutation ($id: ID!) { clearCart(cartSessionId: $id) { cart { userId } } }`)
        probe.expectSame((await cart.read())?.cartItems, [], 'The lines after all were taken out')
      }
    },
  },
]

/** Holds what is answered to be the same without a token and with one that is refused. */
async function expectSameForAll(probe: Probe, query: string, variables: Variables = {}): Promise<void> {
  const told = await probe.ask<unknown>(query, variables, { authorization: null })
  for (const authorization of refusedTokens(probe)) {
    const answer = await probe.send(query, variables, { authorization })
    expectTaken(probe, answer, query)
    const { data } = probe.read({ query, variables }, answer)
    probe.expectSame(data, told, 'What is answered beside what is answered without a token')
  }
}

async function expectNoGuest(probe: Probe, query: string): Promise<void> {
  await probe.ask<unknown>(query, {}, { authorization: null })
  for (const authorization of refusedTokens(probe)) {
    await probe.expectRefusal(query, {}, 'a token that is none', 'UNAUTHENTICATED', { authorization })
  }
}

function expectTaken(probe: Probe, answer: Parameters<typeof isRefused>[0], query: string): void {
  const isTaken = answer.status === 200 && !isRefused(answer, query)
  probe.expect(isTaken, `It is not answered with a token that is none: ${codesOf(answer).join()}`)
}
