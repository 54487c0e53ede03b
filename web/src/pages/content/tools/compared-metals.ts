import { optionsOf, type PricedDesign, type SaleableDesign } from '@shop/schema/domain/design/design'
import { gramsOf, type WeighedMetal } from '@shop/schema/domain/design/metal-density'
import { parseMetal, type GoldCarat, type Metal } from '@shop/schema/domain/design/metals'
import { designPriceRange } from '@shop/schema/domain/prices/design-price-range'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import { subtractPence, type Pence } from '@shop/schema/domain/values/money'
import { sizeFromUk } from '@shop/schema/domain/vocabulary/finger-size'
import { bandVolumeMm3 } from '@shop/schema/geometry/pieces/band-volume'
import { usualDepthMm } from '@shop/schema/geometry/pieces/plain-band'
import { profileSection } from '@shop/schema/geometry/primitives/sections'

const goldCarats: readonly GoldCarat[] = [18, 14, 9]
export type GoldColour = Extract<Metal['colour'], `${string}-gold`>

/** The metals of the shop side by side, gold in one colour. */
export function comparedMetals(gold: GoldColour): Metal[] {
  return [
    ...goldCarats.map((carat) => ({ colour: gold, carat })),
    { colour: 'platinum', carat: null },
    { colour: 'palladium', carat: null },
  ]
}

/** What of a metal decides its weight. */
export function weighedAs({ colour, carat }: Metal): WeighedMetal {
  return carat ?? (colour === 'palladium' ? 'palladium' : 'platinum')
}

/** The size that is worn by most women in Britain. */
const comparedSize = 'M'

/** What a plain D-shaped band of a width weighs in a metal, in grams. */
export function bandGrams(metal: Metal, widthMm: number): number {
  const innerRadiusMm = (sizeFromUk(comparedSize)?.diameterMm ?? 0) / 2
  const section = profileSection('d-shaped', widthMm, usualDepthMm(widthMm))
  return gramsOf(weighedAs(metal), bandVolumeMm3(section, innerRadiusMm))
}

/** What a setting costs in a metal, at least; null where it is not made in it, and without a price. */
export function priceIn(design: PricedDesign & SaleableDesign, metal: Metal, pricing: Pricing): Pence | null {
  const option = optionsOf(design, 'Metal').find(({ name }) => {
    const own = parseMetal(name)
    return own?.colour === metal.colour && own.carat === metal.carat
  })
  return option
    ? (designPriceRange({ design, fixedOptionIds: [option.id], pricing })?.fromPence ?? null)
    : null
}

/** What a setting costs in a metal, and how much more, or less where it is below nothing, than in the first it is made in. */
export interface MetalPrice {
  readonly pricePence: Pence
  /** Null for the first metal itself. */
  readonly stepPence: Pence | null
}

/** What a setting costs in each of some metals, in their order; null for one that it is not made in. */
export function pricesIn(
  design: PricedDesign & SaleableDesign,
  metals: readonly Metal[],
  pricing: Pricing,
): (MetalPrice | null)[] {
  const prices = metals.map((metal) => priceIn(design, metal, pricing))
  const first = prices.findIndex((price) => price !== null)
  const base = prices[first] ?? null
  return prices.map((pricePence, place) =>
    pricePence === null || base === null
      ? null
      : { pricePence, stepPence: place === first ? null : subtractPence(pricePence, base) },
  )
}

/** The design that is made in most of some metals, the first of several; null where there is none. */
export function mostlyMade<Design extends PricedDesign & SaleableDesign>(
  designs: readonly Design[],
  metals: readonly Metal[],
  pricing: Pricing,
): Design | null {
  const count = (design: Design) => metals.filter((metal) => priceIn(design, metal, pricing) !== null).length
  return designs.toSorted((one, other) => count(other) - count(one))[0] ?? null
}
