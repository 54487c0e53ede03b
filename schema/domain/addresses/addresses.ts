/**
 * Every address the shop links to is built here (rules/routes#canonical-form). The canonical form has no
 * slash at its end. `attributes` is a segment made by `domain/addresses/attributes`, `metal` one made by
 * `domain/design/metals`.
 */

import type { ConsultationLocation } from '../booking/consultation-locations.ts'

/** What is being made, as addresses spell it (rules/routes#kinds). */
export const createKinds = ['engagement-ring', 'pendant', 'earrings'] as const
export type CreateKind = (typeof createKinds)[number]

/** The first page of the shop. */
export function home(): string {
  return '/'
}

/** The list of settings, filtered when a segment is given. */
export function settingList(kind: CreateKind, attributes = ''): string {
  return attributes === '' ? `/create/${kind}` : `/create/${kind}/${attributes}`
}

/** A setting: with its default choices, or in one shape and metal. */
export function settingDetail(
  kind: CreateKind,
  sku: string,
  choice?: { readonly shape: string; readonly metal: string },
): string {
  const detail = `/create/${kind}/product/${sku}`
  return choice ? `${detail}/${choice.shape}/${choice.metal}` : detail
}

/** A setting in one shape and metal, as addresses spell them. */
export interface ChosenSettingAddress {
  readonly kind: CreateKind
  readonly sku: string
  readonly shape: string
  readonly metal: string
}

/** Stones for a setting, filtered when a segment is given. */
export function gemstoneList(setting: ChosenSettingAddress, attributes = ''): string {
  const list = `/create/${setting.kind}/${choicePath(setting)}/gemstones`
  return attributes === '' ? list : `${list}/${attributes}`
}

/** A stone for a setting. */
export function gemstoneDetail(setting: ChosenSettingAddress, gemstoneId: string): string {
  return `/create/${setting.kind}/${choicePath(setting)}/gemstone/${gemstoneId}`
}

/** Two stones for a setting of earrings, side by side. */
export function gemstonePair(setting: ChosenSettingAddress, id1: string, id2: string): string {
  return `${gemstoneList(setting)}/${id1}/${id2}`
}

/** A setting with its stone, or with both stones of earrings, ready to be ordered. */
export function review(setting: ChosenSettingAddress, ...gemstoneIds: readonly string[]): string {
  return [`/create/${setting.kind}/review/${choicePath(setting)}`, ...gemstoneIds].join('/')
}

/** What a stone that is chosen first may become: earrings take two (rules/routes#kinds). */
export const gemstoneFirstKinds = ['engagement-ring', 'pendant'] as const satisfies readonly CreateKind[]
export type GemstoneFirstKind = (typeof gemstoneFirstKinds)[number]

/** How the lists of settings for a stone are spelt. */
export const gemstoneFirstLists: Readonly<Record<GemstoneFirstKind, string>> = {
  'engagement-ring': 'engagement-rings',
  pendant: 'pendants',
}

const gemstoneFirst = '/create/gemstones'

/** The stones to start with, filtered when a segment is given. */
export function gemstoneFirstList(attributes = ''): string {
  return attributes === '' ? gemstoneFirst : `${gemstoneFirst}/${attributes}`
}

/** A stone to start with. */
export function gemstoneFirstDetail(gemstoneId: string): string {
  return `${gemstoneFirst}/gemstone/${gemstoneId}`
}

/** The settings that take a stone, filtered when a segment is given. */
export function settingListForStone(gemstoneId: string, kind: GemstoneFirstKind, attributes = ''): string {
  const list = `${gemstoneFirst}/${gemstoneId}/${gemstoneFirstLists[kind]}`
  return attributes === '' ? list : `${list}/${attributes}`
}

/** A setting for a stone, whose shape it takes. */
export function settingForStone(
  gemstoneId: string,
  kind: GemstoneFirstKind,
  { sku, metal }: Pick<ChosenSettingAddress, 'sku' | 'metal'>,
): string {
  return `${gemstoneFirst}/${gemstoneId}/${kind}/${sku}/${metal}`
}

/** A stone with its setting, ready to be ordered. */
export function gemstoneFirstReview(setting: Omit<ChosenSettingAddress, 'kind'>, gemstoneId: string): string {
  return `${gemstoneFirst}/review/${choicePath(setting)}/${gemstoneId}`
}

/** A loose stone by itself. */
export function gemstone(gemstoneId: string): string {
  return `/gemstone/${gemstoneId}`
}

/** A list of finished pieces, by its path in `domain/addresses/listings`, filtered when a segment is given. */
export function listing(path: string, attributes = ''): string {
  return attributes === '' ? path : `${path}/${attributes}`
}

/** What a shopper chose of a finished piece, as addresses spell it; a decimal point is a dash there. */
export interface ProductChoiceAddress {
  readonly metal: string
  /** Millimetres of a band or carats in total: `2-50`. */
  readonly size?: string | undefined
  /** How heavy a band is; only beside a size. */
  readonly weight?: string | undefined
}

/** A finished piece, by the path of its family in `domain/addresses/product-families`: its default choices, or some. */
export function product(familyPath: string, sku: string, choice?: ProductChoiceAddress): string {
  const segments = choice ? [choice.metal, choice.size, choice.size && choice.weight] : []
  return [`${familyPath}/product/${sku}`, ...segments.filter(Boolean)].join('/')
}

/** Everything that is found for a text, filtered by what else the query says; the field alone without one. */
export function search(text = '', filters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(text === '' ? {} : { q: text, ...filters }).toString()
  return query === '' ? '/search' : `/search?${query}`
}

/** The basket. */
export function cart(): string {
  return '/cart'
}

/** Where the order is placed. */
export function checkout(): string {
  return '/checkout'
}

/** What a boutique asks somebody to pay, by the token of its link (rules/checkout#payment-link). */
export function paymentLink(token = ''): string {
  return token === '' ? '/payment' : `/payment?${new URLSearchParams({ link: token }).toString()}`
}

/** What became of the payment of such a link, where it was refused or could not be done (rules/checkout#results). */
export function paymentLinkResult(outcome: 'declined' | 'failed'): string {
  return `/payment/${outcome}`
}

/** The same where it was paid, by the id of its payment. */
export function paymentLinkThanks(transactionId: string): string {
  return `/payment/thank-you/${encodeURIComponent(transactionId)}`
}

/** When a paid order arrives, for whoever has its link, by the token of that (rules/checkout#schedule). */
export function schedule(token = ''): string {
  return token === '' ? '/schedule' : `/schedule?${new URLSearchParams({ order: token }).toString()}`
}

/** What became of a paid order, by the id of its payment. */
export function thankYou(transactionId: string): string {
  return `/thank-you/${encodeURIComponent(transactionId)}`
}

/** What is said while the lender's underwriter decides. */
export function checkoutReferred(): string {
  return '/checkout/referred'
}

/** What is said of a payment that took no money (rules/checkout#results). */
export function checkoutResult(result: 'declined' | 'failed' | 'finance/declined'): string {
  return `/checkout/${result}`
}

/** What is said to whoever comes back from the lender, who has accepted. */
export function thankYouForFinance(): string {
  return '/thank-you/finance'
}

/**
 * Where a consultation is asked for on a page of its own (rules/booking#page), with the consultant who is named in a
 * letter or on a card, and starting at a location: `VIRTUAL`.
 */
export function bookConsultation({
  user,
  location,
}: { readonly user?: string; readonly location?: ConsultationLocation } = {}): string {
  const page = user === undefined ? '/book-consultation' : `/book-consultation/${encodeURIComponent(user)}`
  return location === undefined ? page : `${page}#${location.toLowerCase()}`
}

/** Boutiques as their pages are spelt (rules/routes#information-pages). */
export const boutiqueSlugs = ['london', 'manchester', 'cheshire'] as const
export type BoutiqueSlug = (typeof boutiqueSlugs)[number]

/** How the shop is reached, by telephone, in writing and in person. */
export function contact(): string {
  return '/contact'
}

/** The same screen, for its boutiques. */
export function boutiqueList(): string {
  return '/contact/locations'
}

/** One boutique: its hours, its map, the way there. */
export function boutiquePage(boutique: BoutiqueSlug): string {
  return `/contact/${boutique}`
}

/** What a hallmark says: the notice that a dealer shows (rules/promises#hallmark). */
export function hallmarking(): string {
  return '/hallmarking'
}

/** Where somebody with an account signs in (rules/account#guards); it says so when their account has just been closed. */
export function signIn(after?: 'closed'): string {
  return after ? `/sign-in#${after}=1` : '/sign-in'
}

/** Where an account is asked for. */
export function register(): string {
  return '/register'
}

/** Signs out, and goes on to Sign In. */
export function signOut(): string {
  return '/logout'
}

/** Where the link for a new password is asked for. */
export function forgotPassword(): string {
  return '/forgot-password'
}

/** Where that link leads. */
export function resetPassword(): string {
  return '/reset-password'
}

/** Ends the letters of whoever has the token of one. */
export function unsubscribe(token = ''): string {
  return token === '' ? '/unsubscribe' : `/unsubscribe?token=${encodeURIComponent(token)}`
}

/** What an account holds; `part` is the id of a section of the page: wishlist. */
export function account(part = ''): string {
  return part === '' ? '/user/account' : `/user/account#${part}`
}

/** An order and its way, by its uid. */
export function orderTracking(uid: string): string {
  return `/user/tracking/${encodeURIComponent(uid)}`
}

/** A wishlist that its owner shows to whoever has the link, by the id of the link (rules/account#sharing-a-wishlist). */
export function sharedWishlist(shareId: string): string {
  return `/wishlist/${shareId}`
}

/** Whether a segment can be the id of such a link: of up to 64 letters, digits, hyphens and underscores. */
export function isShareId(segment: string): boolean {
  return /^[\w-]{1,64}$/.test(segment)
}

function choicePath({ sku, shape, metal }: Omit<ChosenSettingAddress, 'kind'>): string {
  return `${sku}/${shape}/${metal}`
}

/** The drawn icon of a shape, by its slug (rules/taxonomy#shapes). */
export function shapeImage(shape: string): string {
  return `/Shapes/${shape}.webp`
}
