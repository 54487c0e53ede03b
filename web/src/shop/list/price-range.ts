import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import { designPriceBounds, shownDesignPounds } from '@shop/schema/domain/prices/card-list-price'
import { defaultVatPercent } from '@shop/schema/domain/prices/pricing'
import type { QueryClient } from '@tanstack/react-query'
import type { DesignListCountsFragment } from '#generated/graphql/graphql.ts'
import { shopRulesQuery } from '#generated/queries.ts'
import type { RangeBar } from '#ui/range-histogram.tsx'
import { barsOf } from './range-bars.ts'
import type { PieceList } from './piece-list.ts'

/** The prices there are to choose between on a list, in whole pounds as its cards show them before a sale. */
export interface PriceChoices {
  readonly extent: Bounds
  /** How many there are where, the cheapest first. */
  readonly bars: readonly RangeBar[]
}

/**
 * What an answer says of its prices (rules/filters#prices-in-filters); null where it says nothing, and where all cost
 * the same. `shownPounds` is what a card shows of a price that the API compares.
 */
export function priceChoices(
  ranges: DesignListCountsFragment['ranges'],
  shownPounds: (compared: number) => number,
): PriceChoices | null {
  if (!ranges?.price) return null
  const { histogram } = ranges.price
  const [min, max] = [shownPounds(ranges.price.min), shownPounds(ranges.price.max)]
  if (min >= max) return null
  const extent = { min, max }
  return { extent, bars: barsOf(histogram, extent) }
}

/** The same of a list whose prices the API compares without VAT. */
export function listPriceChoices(
  ranges: DesignListCountsFragment['ranges'],
  vatPercent: number,
): PriceChoices | null {
  return priceChoices(ranges, (listPrice) => shownDesignPounds(listPrice, vatPercent))
}

/** The bounds of a list's prices for the API, which compares prices without VAT. */
export function priceArguments({ selection }: PieceList, vatPercent: number) {
  return designPriceBounds(selection.ranges.price ?? {}, vatPercent)
}

/** The VAT that the bounds of a list are worked out with: a list without bounds waits for no rules. */
export async function vatOfBounds(queryClient: QueryClient, { selection }: PieceList): Promise<number> {
  if (!selection.ranges.price) return defaultVatPercent
  const { getVat } = await queryClient.ensureQueryData(shopRulesQuery())
  return getVat.vat
}
