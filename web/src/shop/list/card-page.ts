import type { CardView } from '#shop/card/card-face.ts'
import type { PieceFacets } from './piece-list.ts'
import type { PriceChoices } from './price-range.ts'

/**
 * One page of a list of designs, as far as the list shows it. It is worked out from the raw answer where that arrives:
 * the server sends cards, and neither the designs nor what prices are worked out with travel to a browser with the page.
 */
export interface CardPage {
  /** How much the whole list holds. */
  readonly total: number
  readonly facets: PieceFacets
  /** The prices there are to choose between; null for none. */
  readonly prices: PriceChoices | null
  readonly views: readonly CardView[]
}
