import { expect } from 'vitest'

/** Everything of Niamh's, who owns what all callers ask for. */
export interface Owned {
  readonly userId: string
  readonly wishId: string
  readonly shareId: string
  readonly orderUid: string
  /** Of a payment that its owner has cancelled. */
  readonly transactionId: string
}

/** An operation and what it answers: data, or the code of an error. */
export interface Row {
  readonly document: string
  readonly owner: unknown
  readonly another: unknown
  readonly nobody: unknown
  /** With a token that has expired, is malformed or was signed by somebody else. */
  readonly refused: unknown
}

const unauthenticated = 'UNAUTHENTICATED'

/** What belongs to an account: its owner and another customer are told different things, all others nothing. */
function guarded(document: string, owner: unknown, another: unknown): Row {
  return { document, owner, another, nobody: unauthenticated, refused: unauthenticated }
}

/** What takes no notice of who asks. */
function open(document: string, answer: unknown): Row {
  return { document, owner: answer, another: answer, nobody: answer, refused: answer }
}

const anyText = expect.any(String)
const many = expect.arrayContaining([expect.anything()])
const ring = 'sku: "PR-00201", optionIds: ["161", "171"]'
const home =
  'firstName: "Maria", lastName: "Smith", line1: "1 Any Street", town: "Bath", postcode: "BA40 1AA"'

/**
 * Every operation of the contract, in an order in which those that change something take nothing away from those that
 * come after. All name what is Niamh's; the other customer is Zoë.
 */
export function operationsByCaller({
  userId,
  wishId,
  shareId,
  orderUid,
  transactionId,
}: Owned): Readonly<Record<string, Row>> {
  return {
    whoAmI: {
      document: '{ whoAmI { firstName } }',
      owner: { firstName: 'Niamh' },
      another: { firstName: 'Zoë' },
      nobody: null,
      refused: unauthenticated,
    },
    downloadMyData: guarded(
      '{ downloadMyData }',
      expect.stringContaining('niamh.obrien@example.com'),
      expect.stringContaining('li.zoe@example.com'),
    ),
    addresses: guarded(
      '{ addresses { id } }',
      [{ id: 'home' }, { id: 'work' }],
      [{ id: 'home' }, { id: 'parents' }],
    ),
    consents: guarded(
      '{ consents { isGiven } }',
      [{ isGiven: true }, { isGiven: false }, { isGiven: false }],
      [{ isGiven: false }, { isGiven: true }, { isGiven: false }],
    ),
    orders: guarded(
      '{ orders { number } }',
      [{ number: 'AC-189141' }, { number: 'AC-188808' }, { number: 'AC-188475' }],
      [{ number: 'AC-189178' }, { number: 'AC-188771' }],
    ),
    order: guarded(`{ order(uid: "${orderUid}") { number } }`, { number: 'AC-189141' }, null),
    savedBuilds: guarded(
      '{ savedBuilds { id } }',
      [{ id: 'build-christmas' }, { id: 'build-pear' }],
      [{ id: 'build-sapphire' }, { id: 'build-studs' }],
    ),
    savedBuild: guarded('{ savedBuild(id: "build-pear") { name } }', { name: 'Pear solitaire' }, null),
    wishListItems: guarded(
      '{ wishListItems { design { sku } } }',
      expect.arrayContaining([{ design: { sku: 'EA-01004' } }]),
      expect.arrayContaining([{ design: { sku: 'ER-00526' } }]),
    ),
    wishListShare: guarded('{ wishListShare { shareId } }', { shareId }, null),
    sharedWishList: open(`{ sharedWishList(shareId: "${shareId}") { ownerFirstName } }`, {
      ownerFirstName: 'Niamh',
    }),
    getCartOfUser: guarded('{ getCartOfUser { cartSessionId } }', { cartSessionId: 'niamh' }, null),
    getCartByCartSessionId: open('{ getCartByCartSessionId(cartSessionId: "guest") { userId } }', {
      userId: null,
    }),
    getVat: open('{ getVat { vat } }', { vat: 20 }),
    listDesigns: open('{ listDesigns(categoryId: "1", pageSize: 1) { items { sku } } }', {
      items: [{ sku: anyText }],
    }),
    getDesignBySku: open('{ getDesignBySku(sku: "PR-00201") { name } }', { name: 'Six-claw solitaire' }),
    listSales: open('{ listSales(isActive: false) { name } }', many),
    listGemstones: open('{ listGemstones(pageSize: 1) { items { id } } }', { items: [{ id: anyText }] }),
    getGemstoneById: open('{ getGemstoneById(id: "100103") { id } }', { id: '100103' }),
    listMatchingGemstones: open('{ listMatchingGemstones(id: "100103") { total } }', {
      total: expect.any(Number),
    }),
    listGemstoneTradeOffs: open('{ listGemstoneTradeOffs(priceMin: 1000, priceMax: 2000) { merits } }', many),
    globalSearch: open('{ globalSearch(input: "halo") }', anyText),
    searchReading: open('{ searchReading(input: "halo") { stoneCount } }', {
      stoneCount: expect.any(Number),
    }),
    payment: {
      document: `{ payment(transactionId: "${transactionId}") { status } }`,
      owner: { status: 'CANCELLED' },
      another: null,
      nobody: null,
      refused: unauthenticated,
    },
    cancelPayment: {
      document: `mutation { cancelPayment(transactionId: "${transactionId}") { payment { status } } }`,
      owner: { payment: { status: 'CANCELLED' } },
      another: { payment: null },
      nobody: { payment: null },
      refused: unauthenticated,
    },
    placeOrder: {
      ...open(
        `mutation { placeOrder(input: { idempotencyKey: "key", cartSessionId: "guest", basketItemIds: ["none"],
          expectedTotal: 1, method: CARD, acceptsTerms: true, acceptsSaleTerms: true,
          contact: { email: "m@example.com", firstName: "M", lastName: "S", phone: "07700 900123" },
          delivery: { address: { line1: "1 Any Street", town: "Bath", postcode: "BA40 1AA" }, day: "2027-01-06" } })
          { payment { status } userErrors { code } } }`,
        { payment: null, userErrors: [{ code: 'LINE_GONE' }] },
      ),
      refused: unauthenticated,
    },
    addressesAtPostcode: open('{ addressesAtPostcode(postcode: "BA1 5LR") { town } }', many),
    paymentLink: open('{ paymentLink(token: "nothing") { status } }', null),
    deliverySchedule: open('{ deliverySchedule(token: "nothing") { orderNumber } }', null),
    payPaymentLink: open(
      'mutation { payPaymentLink(input: { token: "nothing", idempotencyKey: "k", method: CARD }) { payment { status } userErrors { code } } }',
      { payment: null, userErrors: [{ code: 'UNKNOWN_LINK' }] },
    ),
    listBookingServices: open('{ listBookingServices { id } }', many),
    getAvailableAppointmentTimes: open(
      '{ getAvailableAppointmentTimes(date: "2027-01-14", location: LONDON, serviceId: "1") { time } }',
      many,
    ),
    getConsultant: open('{ getConsultant(user: "eleanor-marsh") { name } }', { name: 'Eleanor Marsh' }),
    createConsultationRequest: open(
      `mutation { createConsultationRequest(input: { idempotencyKey: "nobody's", firstName: "", lastName: "O’Brien", email: "a@example.com", phone: "02079460000", date: "2027-01-14T01:00:00.000Z", time: { time: "10:00" }, serviceId: "1", location: LONDON, description: "A ring" }) { userErrors { code field } } }`,
      { userErrors: expect.arrayContaining([{ code: 'REQUIRED', field: 'firstName' }]) },
    ),
    sendContactEnquiry: open(
      `mutation { sendContactEnquiry(input: { idempotencyKey: "nobody's", contactName: "", email: "a@example.com", message: "May I ask a question?", token: "t", source: "/contact" }) { userErrors { code field } } }`,
      { userErrors: expect.arrayContaining([{ code: 'REQUIRED', field: 'contactName' }]) },
    ),
    subscribeToNewsletter: open(
      'mutation { subscribeToNewsletter(input: { email: "m@example.com", wordingVersion: "2026-11" }) { userErrors { code } } }',
      { userErrors: [] },
    ),
    unsubscribeFromNewsletter: open(
      'mutation { unsubscribeFromNewsletter(input: { token: "nothing" }) { userErrors { code } } }',
      { userErrors: [{ code: 'UNKNOWN_SUBSCRIPTION' }] },
    ),
    chooseDeliveryDay: open(
      'mutation { chooseDeliveryDay(input: { token: "nothing", day: "2027-01-14" }) { schedule { day } userErrors { code } } }',
      { schedule: null, userErrors: [{ code: 'UNKNOWN_SCHEDULE' }] },
    ),
    addCartItem: open(
      `mutation { addCartItem(input: { cartSessionId: "guest", basketItemId: "b", ${ring}, gemstoneId: "100103" }) {
        cart { userId } userErrors { code } } }`,
      { cart: { userId: null }, userErrors: [] },
    ),
    applyCoupon: open(
      'mutation { applyCoupon(cartSessionId: "guest", code: "welcome5") { cart { coupon { code } } userErrors { code } } }',
      { cart: { coupon: { code: 'WELCOME5' } }, userErrors: [] },
    ),
    removeCoupon: open('mutation { removeCoupon(cartSessionId: "guest") { cart { coupon { code } } } }', {
      cart: { coupon: null },
    }),
    applyVoucher: open(
      'mutation { applyVoucher(cartSessionId: "guest", code: "gift-250-lark") { cart { voucher { code } } } }',
      { cart: { voucher: { code: 'GIFT-250-LARK' } } },
    ),
    removeVoucher: open('mutation { removeVoucher(cartSessionId: "guest") { cart { voucher { code } } } }', {
      cart: { voucher: null },
    }),
    removeCartItem: open(
      'mutation { removeCartItem(cartSessionId: "guest", basketItemId: "b") { cart { cartItems { id } } } }',
      { cart: { cartItems: [{ id: anyText }] } },
    ),
    clearCart: open('mutation { clearCart(cartSessionId: "guest") { cart { cartItems { id } } } }', {
      cart: { cartItems: [] },
    }),
    attachCartToUser: guarded(
      `mutation { attachCartToUser(input: { userId: "${userId}", cartSessionId: "guest" }) { cart { cartSessionId } } }`,
      { cart: { cartSessionId: 'niamh' } },
      'FORBIDDEN',
    ),
    saveAddress: guarded(
      `mutation { saveAddress(input: { id: "work", ${home} }) { addresses { id } } }`,
      { addresses: [{ id: 'home' }, { id: 'work' }] },
      { addresses: [{ id: 'home' }, { id: 'parents' }, { id: 'work' }] },
    ),
    deleteAddress: guarded(
      'mutation { deleteAddress(input: { id: "home" }) { addresses { id } } }',
      { addresses: [{ id: 'work' }] },
      { addresses: [{ id: 'parents' }, { id: 'work' }] },
    ),
    setConsent: guarded(
      `mutation { setConsent(input: { purpose: MARKETING_POST, isGiven: true, wordingVersion: "2026-03" }) {
        consents { isGiven } } }`,
      { consents: [{ isGiven: true }, { isGiven: false }, { isGiven: true }] },
      { consents: [{ isGiven: false }, { isGiven: true }, { isGiven: true }] },
    ),
    setLanguage: guarded(
      'mutation { setLanguage(language: "fr") { language } }',
      { language: 'fr' },
      { language: 'fr' },
    ),
    saveBuild: guarded(
      `mutation { saveBuild(input: { id: "build-pear", name: "Mine", ${ring} }) { savedBuilds { id name } } }`,
      {
        savedBuilds: [
          { id: 'build-pear', name: 'Mine' },
          { id: 'build-christmas', name: 'For Christmas' },
        ],
      },
      {
        savedBuilds: [
          { id: 'build-pear', name: 'Mine' },
          { id: 'build-sapphire', name: 'Something blue' },
          { id: 'build-studs', name: 'Studs for Mum' },
        ],
      },
    ),
    renameSavedBuild: guarded(
      'mutation { renameSavedBuild(input: { id: "build-christmas", name: "Ours" }) { userErrors { code } } }',
      { userErrors: [] },
      { userErrors: [{ code: 'UNKNOWN_BUILD' }] },
    ),
    deleteSavedBuild: guarded(
      'mutation { deleteSavedBuild(input: { id: "build-christmas" }) { savedBuilds { id } } }',
      { savedBuilds: [{ id: 'build-pear' }] },
      { savedBuilds: [{ id: 'build-pear' }, { id: 'build-sapphire' }, { id: 'build-studs' }] },
    ),
    addWishlistItem: guarded(
      `mutation { addWishlistItem(input: { gemstoneId: "100103" }) { userErrors { code } } }`,
      { userErrors: [] },
      { userErrors: [] },
    ),
    deleteWishlist: guarded(
      `mutation { deleteWishlist(input: { id: "${wishId}" }) { wishListItems { id } } }`,
      { wishListItems: expect.not.arrayContaining([{ id: wishId }]) },
      { wishListItems: many },
    ),
    shareWishList: guarded('mutation { shareWishList { shareId } }', { shareId }, { shareId: anyText }),
    unshareWishList: guarded('mutation { unshareWishList }', true, true),
  }
}

/**
 * The cart of Niamh's account by the id of its session, in order: that id is what opens it, to whoever knows it and
 * with any token (rules/account#whose-it-is).
 */
export function cartOfNiamhByCaller({ userId }: Owned): Readonly<Record<string, Row>> {
  return {
    addCartItem: open(
      `mutation { addCartItem(input: { cartSessionId: "niamh", basketItemId: "b", ${ring}, gemstoneId: "100103" }) {
        cart { userId cartItems { basketItemId } } userErrors { code } } }`,
      { cart: { userId, cartItems: [{ basketItemId: 'b' }] }, userErrors: [] },
    ),
    getCartByCartSessionId: open(
      '{ getCartByCartSessionId(cartSessionId: "niamh") { userId cartItems { basketItemId } } }',
      { userId, cartItems: [{ basketItemId: 'b' }] },
    ),
    applyCoupon: open(
      'mutation { applyCoupon(cartSessionId: "niamh", code: "WELCOME5") { cart { userId coupon { code } } } }',
      { cart: { userId, coupon: { code: 'WELCOME5' } } },
    ),
    removeCoupon: open('mutation { removeCoupon(cartSessionId: "niamh") { cart { coupon { code } } } }', {
      cart: { coupon: null },
    }),
    removeCartItem: open(
      'mutation { removeCartItem(cartSessionId: "niamh", basketItemId: "b") { cart { userId cartItems { id } } } }',
      { cart: { userId, cartItems: [] } },
    ),
    clearCart: open('mutation { clearCart(cartSessionId: "niamh") { cart { userId cartItems { id } } } }', {
      cart: { userId, cartItems: [] },
    }),
  }
}
