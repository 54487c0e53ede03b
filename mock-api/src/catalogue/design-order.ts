import { defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import type { PricedDesign } from '@shop/schema/domain/design/design'
import { listPrice, priceRangeBeforeSale } from '@shop/schema/domain/prices/design-price-range'
import { displayedMetal } from '@shop/schema/domain/design/displayed-metal'
import { compare, decimal, type Decimal } from '@shop/schema/domain/values/money'
import { stoneFit, type FitDesign, type FitStone } from '@shop/schema/domain/stones/stone-fit'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { StockStatus } from '../generated/resolvers.ts'
import type { DesignQuery } from './design-query.ts'

type TakingDesign = PricedDesign & FitDesign

/** What sorting reads of a design. */
export interface SortableDesign extends TakingDesign {
  readonly stock: readonly { readonly stockStatus: StockStatus; readonly attributes: readonly string[] }[]
  readonly suppliers: readonly { readonly customerLeadTime: number | null }[]
  /** Its place in the jeweller's own order; no two designs share one. */
  readonly position: number
  /** The day it came on sale, YYYY-MM-DD. */
  readonly addedOn: string
}

export type DesignOrder = <Design extends SortableDesign>(
  designs: readonly Design[],
  query: Pick<DesignQuery, 'sort' | 'chosen'> & Partial<Pick<DesignQuery, 'stone'>>,
) => Design[]

type Choice = DesignQuery['chosen']

/**
 * Puts designs into the order asked for. Every order ends in the jeweller's own, so that it is the same
 * each time and no page repeats or skips a design. Prices are worked out once per design and choice, for a
 * stone each time. The stone's shape takes the place of the chosen ones.
 */
export function designOrder(): DesignOrder {
  const ownPriceOf = rememberedPrices()
  return (designs, { sort, chosen: asked, stone }) => {
    const chosen = stone ? new Map([...asked, ['SHAPE', shapeIdsOf(stone)] as const]) : asked
    const priceOf: typeof ownPriceOf = (design, choice) =>
      stone ? priceWithHead(design, choice, stone) : ownPriceOf(design, choice)
    const inOwnOrder = designs.toSorted((a, b) => a.position - b.position)
    switch (sort) {
      case 'BEST_MATCH':
        return inOwnOrder
      case 'PRICE_ASC':
        return byPrice(inOwnOrder, (design) => priceOf(design, chosen))
      case 'PRICE_DESC':
        return byPrice(inOwnOrder, (design) => priceOf(design, chosen)).toReversed()
      case 'NEWEST':
        return inOwnOrder.toSorted((a, b) => -compareText(a.addedOn, b.addedOn))
      case 'SOONEST_DELIVERY':
        return inOwnOrder.toSorted(
          (a, b) =>
            Number(isInStock(b, chosen)) - Number(isInStock(a, chosen)) || leadTimeDays(a) - leadTimeDays(b),
        )
    }
  }
}

function byPrice<Design>(designs: readonly Design[], priceOf: (design: Design) => Decimal): Design[] {
  return designs
    .map((design) => ({ design, price: priceOf(design) }))
    .toSorted((a, b) => compare(a.price, b.price))
    .map(({ design }) => design)
}

function shapeIdsOf(stone: FitStone): readonly string[] {
  return shapeOfStone(stone)?.ids ?? []
}

/** What a setting costs in the metal the card shows, with the head that the stone needs; in whole pence. */
function priceWithHead(design: TakingDesign, chosen: Choice, stone: FitStone): Decimal {
  const metal = displayedMetal(design, chosen.get('METAL'))
  const fit = stoneFit(design, [stone])
  const own = design.attributes.flatMap(({ options }) => options.map(({ id }) => id))
  const shapeIds = (chosen.get('SHAPE') ?? []).filter((id) => own.includes(id))
  const range = priceRangeBeforeSale({
    design,
    fixedOptionIds: [...(metal ? [metal.id] : []), ...shapeIds],
    stoneSizePercent: fit.fits ? fit.stoneSizePercent : 0,
  })
  if (!range) throw new Error('A setting on a list has a price')
  return decimal(range.fromPence)
}

/**
 * The list price in the metal the card shows (schema, DesignSort): of the cheapest shape, or of the cheapest
 * of the chosen shapes the design comes in.
 */
function rememberedPrices(): (design: TakingDesign, chosen: Choice) => Decimal {
  const known = new WeakMap<PricedDesign, Map<string, Decimal>>()
  return (design, chosen) => {
    const metal = displayedMetal(design, chosen.get('METAL'))
    const shapeIds = chosen.get('SHAPE') ?? []
    const key = [metal?.id, ...shapeIds].join()
    const prices = known.get(design) ?? new Map<string, Decimal>()
    known.set(design, prices)
    const price = prices.get(key) ?? cheapest(design, metal ? [metal.id] : [], shapeIds)
    prices.set(key, price)
    return price
  }
}

function cheapest(design: PricedDesign, metalIds: readonly string[], shapeIds: readonly string[]): Decimal {
  const available = new Set(design.attributes.flatMap(({ options }) => options.map(({ id }) => id)))
  const offered = shapeIds.filter((id) => available.has(id))
  const choices = offered.length > 0 ? offered.map((id) => [...metalIds, id]) : [metalIds]
  const prices = choices.map((fixedOptionIds) => listPrice({ design, fixedOptionIds }))
  const [first] = prices.filter((price) => price !== null).toSorted(compare)
  if (!first) throw new Error(`${design.sku} has no price`)
  return first
}

/** Whether a finished piece is on the shelf that fits everything chosen. */
function isInStock({ stock }: SortableDesign, chosen: Choice): boolean {
  return stock.some(
    ({ stockStatus, attributes }) =>
      stockStatus === 'IN_STOCK' &&
      [chosen.get('METAL'), chosen.get('SHAPE')].every(
        (ids) => !ids || ids.some((id) => attributes.includes(id)),
      ),
  )
}

function leadTimeDays({ suppliers }: SortableDesign): number {
  const days = suppliers.map(({ customerLeadTime }) => customerLeadTime ?? defaultLeadTimeDays)
  return Math.min(...(days.length > 0 ? days : [defaultLeadTimeDays]))
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
