import type { Pence } from '@shop/schema/domain/values/money'
import { saleSubCategoryOf, type GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import { dataPrice } from '#data/structured-data.ts'
import { track, type TrackedItem } from '#data/track.ts'
import type { StoneOnPage } from './stone-on-page.ts'

export interface TrackedStone {
  readonly id: string
  readonly title: string
  readonly gemStoneType: GemStoneType
  readonly shapeName: string
  readonly pricePence: Pence
}

/** Tells the data layer that a loose stone was followed (rules/consent#data-layer). */
export function trackStone(stone: TrackedStone): void {
  track({ event: 'select_item', ...stoneItem(stone) })
}

/** What is shown of a loose stone, for the data layer. */
export function stoneItem({ id, title, gemStoneType, shapeName, pricePence }: TrackedStone): TrackedItem {
  return {
    currency: 'GBP',
    name: title,
    sku: id,
    category: 'gemstone',
    subcategory: saleSubCategoryOf(gemStoneType) ?? '',
    variant: shapeName,
    price: Number(dataPrice(pricePence)),
  }
}

/** The same of a stone that a list shows. */
export function trackStoneOnPage({ stone, view }: StoneOnPage): void {
  const { id, title, shapeName, price } = view
  trackStone({ id, title, gemStoneType: stone.gemStoneType, shapeName, pricePence: price.pricePence })
}
