import { pricePerCarat } from '@shop/schema/domain/prices/gemstone-price'
import { formatPence } from '#data/language/numbers.ts'
import type { StoneOnPage } from './stone-on-page.ts'

/** What a carat of a stone costs, in words (rules/prices#price-per-carat); null for a stone without a weight. */
export function perCaratText({ stone, view }: Pick<StoneOnPage, 'stone' | 'view'>): string | null {
  return stone.caratWeight > 0 ? formatPence(pricePerCarat(view.price, stone.caratWeight)) : null
}
