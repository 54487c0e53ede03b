import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import { shownPounds } from '@shop/schema/domain/prices/gemstone-price'
import type { StoneNumberKey } from '@shop/schema/domain/addresses/stone-grammar'
import type { StoneListQuery } from '#generated/graphql/graphql.ts'

type Ranges = StoneListQuery['listGemstones']['ranges']

/** The least and the most of some stones; null for no stones. */
export type StoneBounds = Readonly<Record<StoneNumberKey, Bounds | null>>

const hundredths = 100

/**
 * The bounds of some stones as a shopper means them: hundredths of a carat and of length to width, and whole pounds
 * including VAT, before a sale (rules/filters#prices-in-filters).
 */
export function stoneBounds({ carat, price, ratio }: Ranges, vatPercent: number): StoneBounds {
  return {
    carat: carat && inHundredths(carat),
    price: price && { min: shownPounds(price.min, vatPercent), max: shownPounds(price.max, vatPercent) },
    ratio: ratio && inHundredths(ratio),
  }
}

function inHundredths({ min, max }: Bounds): Bounds {
  return { min: Math.round(min * hundredths), max: Math.round(max * hundredths) }
}
