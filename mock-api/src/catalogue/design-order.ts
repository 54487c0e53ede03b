import { defaultLeadTimeDays } from '@shop/schema/domain/delivery'
import type { PricedDesign } from '@shop/schema/domain/design'
import { listPrice } from '@shop/schema/domain/design-price'
import { displayedMetal } from '@shop/schema/domain/displayed-metal'
import { compare, type Decimal } from '@shop/schema/domain/money'
import type { StockStatus } from '../generated/resolvers.ts'
import type { DesignQuery } from './design-query.ts'

/** What sorting reads of a design. */
export interface SortableDesign extends PricedDesign {
  readonly stock: readonly { readonly stockStatus: StockStatus; readonly attributes: readonly string[] }[]
  readonly suppliers: readonly { readonly customerLeadTime: number | null }[]
  /** Its place in the jeweller's own order; no two designs share one. */
  readonly position: number
  /** The day it came on sale, YYYY-MM-DD. */
  readonly addedOn: string
}

export type DesignOrder = <Design extends SortableDesign>(
  designs: readonly Design[],
  query: Pick<DesignQuery, 'sort' | 'chosen'>,
) => Design[]

type Choice = DesignQuery['chosen']

/**
 * Puts designs into the order asked for. Every order ends in the jeweller's own, so that it is the same
 * each time and no page repeats or skips a design. Prices are worked out once per design and choice.
 */
export function designOrder(): DesignOrder {
  const priceOf = rememberedPrices()
  return (designs, { sort, chosen }) => {
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

/**
 * The list price in the metal the card shows (schema, DesignSort): of the cheapest shape, or of the cheapest
 * of the chosen shapes the design comes in.
 */
function rememberedPrices(): (design: PricedDesign, chosen: Choice) => Decimal {
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
