import { optionsOf } from '../design/design.ts'
import type { AttributeOption, PricedDesign } from '../design/design.ts'
import { displayedMetal } from '../design/displayed-metal.ts'
import { metalAttribute } from '../design/metals.ts'
import { soldCombinations } from '../design/sold-combinations.ts'
import type { StockedDesign } from '../design/sold-combinations.ts'
import { add, compare, decimal, divide, plusPercent, subtract } from '../values/money.ts'
import type { Decimal } from '../values/money.ts'
import { cheapestListPrice } from './design-price-range.ts'
import { roundUp, withSale, withVat } from './design-sum.ts'

// The prices that lists of designs filter and sort by (rules/filters#prices-in-filters).

/** What is chosen on a list that moves the price of a card. */
export interface CardChoice {
  /** The metals that are chosen; none for the metal that the card shows of its own. */
  readonly metalIds: readonly string[]
  /** The shapes that are chosen; none for every shape. */
  readonly shapeIds: readonly string[]
}

/**
 * The exact list price, excluding VAT and before a sale, of what a card shows: of the cheapest choice in the metal
 * shown (rules/listings#cards), among what is in stock where the piece is sold from stock only, and of the chosen
 * shapes where the design comes in one of them. Null where nothing is left of a piece, and where the shop does not
 * sell it: its card has no price.
 */
export function cardListPrice(
  design: PricedDesign & StockedDesign,
  { metalIds, shapeIds }: CardChoice,
): Decimal | null {
  const combinations = soldCombinations(design)
  const metal = cardMetal(design, metalIds)
  const own = new Set(design.attributes.flatMap(({ options }) => options.map(({ id }) => id)))
  const offered = shapeIds.filter((id) => own.has(id))
  const metalOnly = metal ? [metal.id] : []
  const choices = offered.length > 0 ? offered.map((id) => [...metalOnly, id]) : [metalOnly]
  const prices = choices.flatMap(
    (fixedOptionIds) => cheapestListPrice({ design, fixedOptionIds, combinations }) ?? [],
  )
  return prices.toSorted(compare)[0] ?? null
}

/** The metal that a card shows, among those that are in stock where the piece is sold from stock only. */
export function cardMetal(
  design: PricedDesign & StockedDesign,
  metalIds: readonly string[] = [],
): AttributeOption | null {
  const combinations = soldCombinations(design)
  const options = optionsOf(design, metalAttribute).filter(
    ({ id }) => !combinations || combinations.some((ids) => ids.includes(id)),
  )
  return displayedMetal({ sku: design.sku, attributes: [{ name: metalAttribute, options }] }, metalIds)
}

/**
 * The list price that stands for one in a sale: the lowest that shows what the sale asks, or the list price itself
 * where the sale rounds back to the same. So bounds compare what a shopper pays (rules/filters#prices-in-filters).
 */
export function listPriceInSale(listPrice: Decimal, salePercent: number, vatPercent: number): Decimal {
  const regular = shown(listPrice, vatPercent)
  const asked = withSale(regular, salePercent)
  return compare(asked, regular) < 0 ? leastThatShows(asked, vatPercent) : listPrice
}

/** List prices as the API compares them, both inclusive; null where nothing limits them. */
export interface DesignPriceBounds {
  readonly priceMin: number | null
  readonly priceMax: number | null
}

/**
 * The bounds for the API that belong to a shopper's whole pounds: the lowest list price that shows at least `min`,
 * and the highest that shows at most `max`. Shown prices are those before a sale. List prices of designs have
 * percents in them and may be fractions of a penny, so the bounds are too: exact to `boundPlaces` decimals, which
 * is more than a list price has. Where no shown price lies between `min` and `max`, the lower bound is above the upper.
 * Neither is below zero, as no price is.
 */
export function designPriceBounds(
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
  vatPercent: number,
): DesignPriceBounds {
  return {
    priceMin: min === undefined ? null : listPriceNumber(leastThatShows(decimal(min), vatPercent)),
    priceMax:
      max === undefined
        ? null
        : listPriceNumber(subtract(leastThatShows(decimal(max + 1), vatPercent), boundStep)),
  }
}

/** The whole pounds that a list price shows before a sale: the inverse of `designPriceBounds`. */
export function shownDesignPounds(listPrice: number, vatPercent: number): number {
  return Number(shown(decimal(listPrice), vatPercent).digits)
}

/** Decimals of a bound; with five digits before them a number holds as many exactly. */
const boundPlaces = 10
const boundStep: Decimal = { digits: 1n, scale: boundPlaces }
/** From here on an amount with VAT counts as the next penny. */
const halfPenny = decimal('0.005')
const shownStep = decimal(5)

function shown(listPrice: Decimal, vatPercent: number): Decimal {
  return roundUp(withVat(listPrice, vatPercent))
}

/** The lowest list price that shows so many pounds or more: with VAT it rounds to more than the next lower price. */
function leastThatShows(wholePounds: Decimal, vatPercent: number): Decimal {
  const lower = subtract(roundUp(wholePounds), shownStep)
  if (lower.digits < 0n) return decimal(0)
  const near = divide(add(lower, halfPenny), plusPercent(decimal(1), vatPercent), boundPlaces)
  return compare(shown(near, vatPercent), lower) > 0 ? near : add(near, boundStep)
}

/** A list price as the API writes it. */
export function listPriceNumber({ digits, scale }: Decimal): number {
  return Number(`${digits}e-${scale}`)
}
