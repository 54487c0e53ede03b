import { defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import type { SaleableDesign, SaleRule } from '@shop/schema/domain/design/design'
import { salePercentOf } from '@shop/schema/domain/prices/sales'
import { listPrice } from '@shop/schema/domain/prices/design-price-range'
import { compare, type Decimal } from '@shop/schema/domain/values/money'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { StockStatus } from '../generated/resolvers.ts'
import { firstRow } from '../sales/first-row.ts'
import type { DesignQuery } from './design-query.ts'
import type { ListedPrice, ListedPriceDesign } from './listed-price.ts'

/** What sorting reads of a design. */
export interface SortableDesign extends ListedPriceDesign, SaleableDesign {
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
  /** The sales that run now. */
  runningSales?: readonly SaleRule[],
) => Design[]

type Choice = DesignQuery['chosen']

/**
 * Puts designs into the order asked for. What is equal stands in the jeweller's own order, by PRICE_DESC in its reverse, so that it is
 * the same each time and no page repeats or skips a design. The stone's shape takes the place of the chosen ones.
 */
export function designOrder(listedPrice: ListedPrice): DesignOrder {
  return (designs, query, runningSales = []) => {
    const { sort, stone } = query
    const chosen = stone
      ? new Map([...query.chosen, ['SHAPE', shapeOfStone(stone)?.ids ?? []] as const])
      : query.chosen
    const priceOf = (design: SortableDesign) =>
      listedPrice(design, { ...query, runningSales }) ?? pastPrice(design)
    const inOwnOrder = designs.toSorted((a, b) => a.position - b.position)
    switch (sort) {
      case 'BEST_MATCH':
        return withoutSaleAtFirst(inOwnOrder, (design) => salePercentOf(design, runningSales) > 0)
      case 'PRICE_ASC':
        return byPrice(inOwnOrder, priceOf)
      case 'PRICE_DESC':
        return byPrice(inOwnOrder, priceOf).toReversed()
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

/** Pieces in a sale give up the first row to the next that are in none, as many as there are. */
function withoutSaleAtFirst<Design>(inOrder: Design[], isInSale: (design: Design) => boolean): Design[] {
  const first = inOrder.filter((design) => !isInSale(design)).slice(0, firstRow)
  return [...first, ...inOrder.filter((design) => !first.includes(design))]
}

/** What a piece cost of which nothing is left: its place in an order by price. */
function pastPrice(design: ListedPriceDesign): Decimal {
  const price = listPrice({ design, fixedOptionIds: [] })
  if (!price) throw new Error(`${design.sku} has no price`)
  return price
}

function byPrice<Design>(designs: readonly Design[], priceOf: (design: Design) => Decimal): Design[] {
  return designs
    .map((design) => ({ design, price: priceOf(design) }))
    .toSorted((a, b) => compare(a.price, b.price))
    .map(({ design }) => design)
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
