import type { StoneSortKey } from '@shop/schema/domain/addresses/stone-grammar'
import { m } from '#generated/paraglide/messages.js'

/** What the orders of a list of stones are called. */
export const sortNames: Readonly<Record<StoneSortKey, () => string>> = {
  'best-match': m.stones_sort_best_match,
  'price-asc': m.stones_sort_price_asc,
  'price-desc': m.stones_sort_price_desc,
  'carat-asc': m.stones_sort_carat_asc,
  'carat-desc': m.stones_sort_carat_desc,
  soonest: m.stones_sort_soonest,
}
