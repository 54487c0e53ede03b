import type { PricedDesign, SaleableDesign, SaleRule } from '@shop/schema/domain/design/design'
import { displayedMetal } from '@shop/schema/domain/design/displayed-metal'
import type { StockedDesign } from '@shop/schema/domain/design/sold-combinations'
import { cardListPrice, listPriceInSale } from '@shop/schema/domain/prices/card-list-price'
import { priceRangeBeforeSale } from '@shop/schema/domain/prices/design-price-range'
import { withSale } from '@shop/schema/domain/prices/design-sum'
import { defaultVatPercent } from '@shop/schema/domain/prices/pricing'
import { salePercentOf } from '@shop/schema/domain/prices/sales'
import { type Decimal, poundsOf } from '@shop/schema/domain/values/money'
import { stoneFit, type FitDesign, type FitStone } from '@shop/schema/domain/stones/stone-fit'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { DesignQuery } from './design-query.ts'

/** What prices of a list read of a design. */
export type ListedPriceDesign = PricedDesign & FitDesign & StockedDesign & SaleableDesign

/** What moves the prices of a list: what is chosen on it, and the sales that run now. */
export type PriceChoice = Pick<DesignQuery, 'chosen'> &
  Partial<Pick<DesignQuery, 'stone'>> & { readonly runningSales?: readonly SaleRule[] }

/** What a list sorts and filters by (schema, DesignSort); null for a piece of which nothing is left. */
export type ListedPrice = (design: ListedPriceDesign, choice: PriceChoice) => Decimal | null

/** The prices of lists, worked out once per design and choice; for a stone each time, and so what a sale lowers. */
export function rememberedPrices(): ListedPrice {
  const known = new WeakMap<PricedDesign, Map<string, Decimal | null>>()
  return (design, { chosen, stone, runningSales = [] }) => {
    const salePercent = salePercentOf(design, runningSales)
    if (stone) return withSale(priceWithHead(design, chosen.get('METAL'), stone), salePercent)
    const metalIds = chosen.get('METAL') ?? []
    const shapeIds = chosen.get('SHAPE') ?? []
    const key = `${metalIds.join()} ${shapeIds.join()}`
    const prices = known.get(design) ?? new Map<string, Decimal | null>()
    known.set(design, prices)
    const price = prices.get(key) ?? cardListPrice(design, { metalIds, shapeIds })
    prices.set(key, price)
    return price && salePercent > 0 ? listPriceInSale(price, salePercent, defaultVatPercent) : price
  }
}

/** What a setting costs in the metal the card shows and the stone's shape, with the head that the stone needs. */
function priceWithHead(
  design: ListedPriceDesign,
  metalIds: readonly string[] | undefined,
  stone: FitStone,
): Decimal {
  const metal = displayedMetal(design, metalIds)
  const fit = stoneFit(design, [stone])
  const own = design.attributes.flatMap(({ options }) => options.map(({ id }) => id))
  const shapeIds = (shapeOfStone(stone)?.ids ?? []).filter((id) => own.includes(id))
  const range = priceRangeBeforeSale({
    design,
    fixedOptionIds: [...(metal ? [metal.id] : []), ...shapeIds],
    stoneSizePercent: fit.fits ? fit.stoneSizePercent : 0,
  })
  if (!range) throw new Error('A setting on a list has a price')
  return poundsOf(range.fromPence)
}
