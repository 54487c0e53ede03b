import { dataPrice } from '#data/structured-data.ts'
import { track, type TrackedItem } from '#data/track.ts'
import type { CardFace, CardView } from './card-face.ts'

/** Tells the data layer that a card was followed, with what it shows (rules/consent#data-layer). */
export function trackCard(view: CardView, face: CardFace): void {
  track({ event: 'select_item', ...cardItem(view, face) })
}

/** What a card shows, for the data layer. */
export function cardItem(view: CardView, face: CardFace): TrackedItem {
  return {
    currency: 'GBP',
    name: view.name,
    sku: view.sku,
    category: view.categoryId,
    subcategory: view.subCategoryId,
    variant: face.variant,
    ...(face.fromPence !== null && { price: Number(dataPrice(face.fromPence)) }),
  }
}
