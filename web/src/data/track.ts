import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'

/** What the data layer is told of a piece (rules/consent#data-layer). */
export interface TrackedItem {
  readonly currency: 'GBP'
  readonly name: string
  readonly sku: string
  /** The ids of the design's category and subcategory, as rules/taxonomy#subcategories lists them. */
  readonly category: string
  readonly subcategory: string
  readonly variant: string
  /** Pounds including VAT, a number beside its currency; left out where none is shown. */
  readonly price?: number
}

/** The same of a piece that was bought; its currency is the order's. */
export type PurchasedItem = Omit<TrackedItem, 'currency'>

/** An order that was paid. */
export interface TrackedPurchase {
  readonly currency: 'GBP'
  /** The order's number: what is known of its payment would open it. */
  readonly orderNumber: string
  /** Pounds including VAT, and the VAT in them. */
  readonly value: number
  readonly tax: number
  /** The coupon that was used, where one was. */
  readonly coupon?: string
  readonly items: readonly PurchasedItem[]
}

/** What the shop tells the data layer. One shape per event, so that a misspelt field does not compile. */
export type TrackEvent =
  | { readonly event: 'page_view'; readonly viewName: string; readonly title: string; readonly path: string }
  /** A card was followed, or a piece put on the wishlist. */
  | ({ readonly event: 'select_item' | 'add_to_wishlist' } & TrackedItem)
  | ({ readonly event: 'purchase' } & TrackedPurchase)
  /** A consultation was asked for, at this location. */
  | { readonly event: `consultation_request_${Lowercase<ConsultationLocation>}` }
  /** The contact form was sent. */
  | { readonly event: 'contact_form_sent' }

declare global {
  interface Window {
    dataLayer?: TrackEvent[]
  }
}

/** Whether events go to the data layer; until the visitor has said so they wait. */
let state: 'waiting' | 'sending' | 'refused' = 'waiting'
/** What has happened since the page was loaded: known to it alone, and gone with it. */
const waiting: TrackEvent[] = []

/** Tells the data layer of an event once the visitor allows it, and never where they do not (rules/consent#data-layer). */
export function track(event: TrackEvent): void {
  if (state === 'waiting') waiting.push(event)
  if (state === 'sending') push(event)
}

/** Lets events through, those that have waited first: the visitor allows it. */
export function sendEvents(): void {
  state = 'sending'
  push(...waiting.splice(0))
}

/** Lets no event through, and forgets those there were: the visitor does not allow it, or no longer. */
export function refuseEvents(): void {
  state = 'refused'
  waiting.length = 0
  delete window.dataLayer
}

function push(...events: readonly TrackEvent[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(...events)
}
